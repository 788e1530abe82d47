import { add, decimal, negate, type Decimal } from '@fairlot/money';
import { openAccounts } from '../accounts/accounts.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import type { AccountKind } from '../ledger/journal.js';
import { findBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import { createMember } from '../members/createMember.js';
import { hashPassword, OURSELVES } from '../members/passwords.js';
import { createPastClock, type PastClock } from './pastClock.js';
import { demoCustomers, DEMO_PASSWORD, DEMO_PAY_PASSWORD, type DemoCustomer } from './demoCustomers.js';

/** A customer who is being seeded. */
export interface SeededCustomer {
  readonly memberId: string;
  readonly customer: DemoCustomer;
}

/**
 * A part of a demo customer's history, such as positions, cards or notices. It calls the broker's own use cases, so
 * it creates nothing that a customer could not.
 */
export interface SeedStep {
  /** Shown while the step runs. */
  readonly label: string;
  run(context: BrokerContext, seeded: SeededCustomer, clock: PastClock): Promise<void>;
}

/**
 * The approximate spending of the steps, less what they bring. The first deposit includes it, so that the correction
 * at the end is small.
 */
const EXPECTED_SPENDING: Readonly<Record<AccountKind, Decimal>> = {
  cash: decimal('-8500'),
  trade: decimal('15000'),
  fund: decimal('3900'),
};
const CURRENCY = 'USD';

/**
 * Creates the missing demo customers; existing ones are not changed. It may be interrupted: a customer is created
 * with the first step, and the balances are corrected once, at the end.
 */
export async function seedDemo(
  context: BrokerContext,
  steps: readonly SeedStep[],
  report: (label: string) => void = () => undefined,
): Promise<void> {
  const created: (SeededCustomer & { readonly clock: PastClock })[] = [];
  for (const customer of demoCustomers) {
    const clock = createPastClock(context.clock, context.market);
    if (!customer.isFunded) clock.goToPresent();
    const memberId = await createCustomer({ ...context, clock }, customer);
    if (memberId === undefined) continue;
    report(customer.mail);
    if (customer.isFunded) created.push({ memberId, customer, clock });
  }
  // Step by step for all, because they share what happens on a date: an offering is allotted once, to everyone who
  // subscribed before.
  for (const step of steps) {
    for (const { clock, ...seeded } of created) {
      report(`${seeded.customer.mail}: ${step.label}`);
      await step.run(context, seeded, clock);
    }
  }
  for (const { memberId, customer } of created)
    await context.db.transaction((tx) => setBalances(tx, context, memberId, customer));
}

/** @returns undefined when the customer exists */
async function createCustomer(context: BrokerContext, customer: DemoCustomer): Promise<string | undefined> {
  const known = await context.db.read
    .selectFrom('member')
    .select('id')
    .where('mail', '=', customer.mail)
    .executeTakeFirst();
  if (known !== undefined) return undefined;
  const passwordHash = await hashPassword(context.config, DEMO_PASSWORD, OURSELVES);
  const payPasswordHash = customer.isFunded
    ? await hashPassword(context.config, DEMO_PAY_PASSWORD, OURSELVES)
    : undefined;
  return context.db.transaction(async (tx) => {
    const memberId = await createMember(tx, context, {
      mail: customer.mail,
      phone: { areaCode: '+1', number: customer.phone },
      nickname: customer.nickname,
      passwordHash,
      ...(payPasswordHash === undefined ? {} : { payPasswordHash }),
      vip: customer.isVip,
      kycStatus: customer.isFunded ? 'pass' : 'not_submitted',
    });
    if (memberId === undefined) return undefined;
    const opening = { id: memberId, currency: CURRENCY, at: context.clock.now() };
    await openAccounts(tx, opening, context.clock.wall(), context.entropy);
    if (!customer.isFunded) return memberId;
    for (const [account, promised] of Object.entries(customer.availableFunds) as [AccountKind, Decimal][]) {
      const amount = add(promised, EXPECTED_SPENDING[account]);
      await fund(tx, context, { memberId, account, amount, step: 'first' });
    }
    return memberId;
  });
}

/** Sets the available funds to the demo's amounts, whatever the steps have spent. */
async function setBalances(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  customer: DemoCustomer,
): Promise<void> {
  for (const [account, promised] of Object.entries(customer.availableFunds) as [AccountKind, Decimal][]) {
    const key = { memberId, account, book: 'available', commodity: CURRENCY } as const;
    const difference = (promised - (await findBalance(tx, key))) as Decimal;
    if (difference !== 0n)
      await fund(tx, context, { memberId, account, amount: difference, step: 'balance' });
  }
}

/** Books demo money into an account, or out of it. `step` makes the reference unique. */
async function fund(
  tx: Tx,
  context: BrokerContext,
  {
    memberId,
    account,
    amount,
    step,
  }: {
    readonly memberId: string;
    readonly account: AccountKind;
    readonly amount: Decimal;
    readonly step: string;
  },
): Promise<void> {
  await post(tx, {
    kind: 'opening',
    ref: `demo:${memberId}:${account}:${step}`,
    effectiveAt: context.clock.now(),
    lines: [
      { memberId, account, book: 'available', commodity: CURRENCY, amount },
      { house: 'opening_equity', commodity: CURRENCY, amount: negate(amount) },
    ],
  });
}
