import { decimal, negate } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { post } from '../ledger/post.js';
import { notify } from '../notices/notify.js';
import { assertIpoTransition } from './ipoStatus.js';
import { holdLines } from './subscribe.js';
import { lockSubscription, type IpoRow } from './subscriptions.js';

/** Why a subscription ends before its allotment. `audit_overdue`: nobody came to check it in time. */
type Ending =
  { readonly status: 'canceled' } | { readonly status: 'refused'; readonly reason: string | null };

/** Ends a subscription before the allotment; everything held is free again, in the same transaction. */
export async function endSubscription(
  tx: Tx,
  context: BrokerContext,
  row: IpoRow,
  ending: Ending,
  at: Date,
): Promise<IpoRow> {
  assertIpoTransition(row.status, ending.status);
  const total = decimal(row.total_amount);
  await post(tx, {
    kind: 'ipo_release',
    ref: `ipo:${row.id}:release`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines: holdLines(row, negate(total)),
  });
  const ended = await tx
    .updateTable('ipo_subscription')
    .set({
      status: ending.status,
      ended_at: at,
      refuse_reason: ending.status === 'refused' ? ending.reason : null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const name = context.market.offeringOf(row.symbol)?.instrument.name ?? row.symbol;
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'ipo',
    template: ending.status,
    params: { name, total: { amount: row.total_amount, currency: row.currency } },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:${ending.status}`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  await announce(tx, row.member_id, { event: 'balance', id: row.account_id });
  return ended;
}

/**
 * Cancels a member's subscription while the window is open; one that is cancelled stays as it is.
 * @throws Refusal `not_found`, `not_cancelable`
 */
export async function cancelSubscription(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<IpoRow> {
  const row = await lockSubscription(tx, id);
  if (row?.member_id !== memberId) throw new Refusal('not_found');
  if (row.status === 'canceled') return row;
  const at = context.clock.now();
  if (!isCancelable(context.market, row, at)) throw new Refusal('not_cancelable');
  return endSubscription(tx, context, row, { status: 'canceled' }, at);
}

/** Until the window closes. */
export function isCancelable(
  market: Pick<BrokerContext['market'], 'offeringOf'>,
  row: Pick<IpoRow, 'status' | 'symbol'>,
  at: Date,
): boolean {
  if (row.status !== 'submitted' && row.status !== 'audited') return false;
  const offering = market.offeringOf(row.symbol);
  return offering !== undefined && at < offering.closeAt;
}
