import { toText } from '@fairlot/money';
import { later } from '../util/instants.js';
import { holdLines } from '../ledger/holdLines.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { newId } from '../ids.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import type { Offering } from '../market/offerings/offering.js';
import { notify } from '../notices/notify.js';
import { planSubscription, requireMoney, type IpoTicketBody } from './ipoTicket.js';
import type { IpoRow } from './subscriptions.js';

/** When the stated policy checks a subscription, in business time after it. */
const AUTO_AUDIT_MS = 30_000;

interface SubscriptionRequest {
  readonly offering: Offering;
  readonly memberId: string;
  readonly body: IpoTicketBody;
}

/**
 * Subscribes: stores the subscription, holds its whole amount, and adds the jobs of its later stages.
 * @throws Refusal as `planSubscription`; `insufficient_funds`
 */
export async function subscribe(
  tx: Tx,
  context: BrokerContext,
  { offering, memberId, body }: SubscriptionRequest,
): Promise<IpoRow> {
  const { clock, entropy } = context;
  const at = clock.now();
  const plan = await planSubscription({ tx }, { offering, memberId, body, at });
  const { symbol, marketId, currency, name } = offering.instrument;
  const accountId = requireMoney(plan, currency);
  const row = await tx
    .insertInto('ipo_subscription')
    .values({
      id: newId('sub', clock.wall(), entropy),
      member_id: memberId,
      account_id: accountId,
      offering_id: offering.id,
      symbol,
      market_id: marketId,
      currency,
      mode: plan.mode,
      status: 'submitted',
      quantity: toText(plan.quantity),
      issue_price: toText(offering.issuePrice),
      total_amount: toText(plan.total),
      subscribed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // A concurrent call of the same member has subscribed and committed.
  if (row === undefined) throw new Refusal('already_subscribed');
  await post(tx, {
    kind: 'ipo_hold',
    ref: `ipo:${row.id}:hold`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines: holdLines({ memberId, account: 'trade', currency: row.currency }, plan.total),
  });
  await arrange(tx, context, { offering, row, at });
  await notify(tx, context, {
    memberId,
    kind: 'ipo',
    template: 'submitted',
    params: {
      name,
      quantity: { number: toText(plan.quantity) },
      total: { amount: toText(plan.total), currency },
      close_at: offering.closeAt.toISOString(),
    },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:submitted`,
  });
  await announce(tx, memberId, { event: 'subscription', id: row.id });
  await announce(tx, memberId, { event: 'balance', id: row.account_id });
  return row;
}

/** Adds a check for the subscription, and once for each offering its close, allotment and listing. */
async function arrange(
  tx: Tx,
  context: BrokerContext,
  { offering, row, at }: { readonly offering: Offering; readonly row: IpoRow; readonly at: Date },
): Promise<void> {
  const { id, member_id: memberId } = row;
  await addJob(tx, context, {
    kind: 'ipo_audit',
    ref: `ipo:${id}:audit`,
    memberId,
    payload: { id },
    dueAt: later(at, AUTO_AUDIT_MS),
  });
  const stages = [
    ['ipo_close', offering.closeAt],
    ['ipo_allot', offering.allotmentAt],
    ['ipo_list', offering.listingAt],
  ] as const;
  for (const [kind, dueAt] of stages) {
    await addJob(tx, context, { kind, ref: `${kind}:${offering.id}`, payload: { id: offering.id }, dueAt });
  }
}
