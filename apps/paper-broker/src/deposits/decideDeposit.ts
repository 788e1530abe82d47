import { decimal, toText, type Decimal } from '@fairlot/money';
import { openAccounts } from '../accounts/accounts.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { assertTransition } from '../util/transitions.js';
import { createRates } from '../rates/rates.js';
import { convertedAmount, creditLines, type Conversion } from './depositMoney.js';
import type { DepositRow } from './depositRow.js';
import { depositTransitions, type DepositStatus } from './depositStatus.js';
import { AUTO_REVIEW_MS, REVIEW_PROMISE_MS } from './reviewPolicy.js';
import { notifyDeposit } from './notifyDeposit.js';
import { reasonColumns, type Reason, type ReasonKey } from '../reasons/reasons.js';
import { updateOwn } from '../db/updateOwn.js';

/** Begins the review: due five minutes after `at`, and decided earlier by the stated policy if that is on. */
export async function beginReview(
  tx: Tx,
  context: BrokerContext,
  { member_id: memberId, id }: Pick<DepositRow, 'member_id' | 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ review_due_at: later(at, REVIEW_PROMISE_MS) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  if (!context.config.autoReview) return;
  await addJob(tx, context, {
    kind: 'deposit_review',
    ref: `deposit:${id}:review`,
    memberId,
    payload: { depositId: id },
    dueAt: later(at, AUTO_REVIEW_MS),
  });
}

type DepositReason = Reason<ReasonKey<'deposit'>>;

type DepositDecision =
  | { readonly status: 'pass' }
  | { readonly status: 'partial'; readonly auditAmount: Decimal; readonly reason: DepositReason }
  | { readonly status: 'refuse'; readonly reason: DepositReason };

/**
 * The conversion of `amount` at the rate of `at`.
 * @param amount in the deposit's currency
 */
export function conversionOf(
  context: BrokerContext,
  deposit: DepositRow,
  amount: Decimal,
  at: Date,
): Conversion {
  const rates = createRates(context.market.seed);
  return {
    amount,
    currency: deposit.currency,
    fee: decimal(deposit.fee),
    rate: rates.midRate(deposit.currency, deposit.converted_currency, at),
    convertedCurrency: deposit.converted_currency,
  };
}

interface DecidedDeposit {
  /** Locked and waiting. */
  readonly deposit: DepositRow;
  readonly decided: DepositDecision;
  /** Business time of the decision, which determines the rate. */
  readonly at: Date;
}

/**
 * Decides a waiting deposit. `pass` and `partial` credit the customer's account in the converted currency, and
 * open it first if need be. `refuse` posts nothing, because nothing was held.
 * @returns the deposit after the decision
 */
export async function decideDeposit(
  tx: Tx,
  context: BrokerContext,
  { deposit, decided, at }: DecidedDeposit,
): Promise<DepositRow> {
  if (decided.status === 'refuse') {
    const { reason } = decided;
    const ending = { status: 'refuse', audited_at: at, ...endingOf(reason) } as const;
    return end(tx, context, { deposit, ending, reason });
  }
  const arrived = decided.status === 'partial' ? decided.auditAmount : decimal(deposit.amount);
  const conversion = conversionOf(context, deposit, arrived, at);
  const { member_id: memberId, converted_currency: currency } = deposit;
  await openAccounts(tx, { id: memberId, currency, at }, context.clock.wall(), context.entropy);
  await post(tx, {
    kind: `deposit_${decided.status}`,
    ref: `deposit:${deposit.id}:credit`,
    subject: { type: 'deposit', id: deposit.id },
    effectiveAt: at,
    lines: creditLines(memberId, conversion),
  });
  const reason = decided.status === 'partial' ? decided.reason : null;
  const ending = {
    status: decided.status,
    audited_at: at,
    audit_amount: toText(arrived),
    rate: toText(conversion.rate),
    converted_amount: toText(convertedAmount(conversion)),
    ...endingOf(reason),
  };
  const credited = await end(tx, context, { deposit, ending, reason });
  await announce(tx, memberId, { event: 'balance', id: memberId });
  return credited;
}

/** Ends a deposit that the customer cancels. Nothing is posted, because nothing was held. */
export async function endCanceled(tx: Tx, context: BrokerContext, deposit: DepositRow): Promise<DepositRow> {
  return end(tx, context, { deposit, ending: { status: 'canceled', canceled_at: context.clock.now() } });
}

const endingOf = (reason: DepositReason | null) => ({
  ...reasonColumns(reason),
  refuse_reason: reason?.words ?? null,
});

interface Ending extends Partial<Omit<DepositRow, 'tx_key'>> {
  readonly status: Exclude<DepositStatus, 'wait'>;
}

interface EndedDeposit {
  readonly deposit: DepositRow;
  readonly ending: Ending;
  readonly reason?: DepositReason | null;
}

async function end(
  tx: Tx,
  context: BrokerContext,
  { deposit, ending, reason = null }: EndedDeposit,
): Promise<DepositRow> {
  assertTransition<DepositStatus>('deposit', depositTransitions, deposit.status, ending.status);
  const ended = await updateOwn(tx, 'deposit', deposit, ending);
  await notifyDeposit(tx, context, { deposit: ended, news: ending.status, reason });
  return ended;
}
