import { decimal, negate } from '@fairlot/money';
import { holdLines } from '../ledger/holdLines.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { updateRows } from '../db/rowsAsJson.js';
import { announceAll } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { postAll } from '../ledger/post.js';
import { notifyAll } from '../notices/notify.js';
import { assertIpoTransition } from './ipoStatus.js';
import { lockSubscription, type IpoRow } from './subscriptions.js';
import { reasonColumns, type Reason, type ReasonKey } from '../reasons/reasons.js';

/** How a subscription ends before its allotment. */
type Ending =
  | { readonly status: 'canceled' }
  | { readonly status: 'refused'; readonly reason: Reason<ReasonKey<'ipo'>> };

interface EndedSubscriptions {
  readonly rows: readonly IpoRow[];
  readonly ending: Ending;
  readonly at: Date;
}

/** Ends subscriptions before the allotment and releases their holds. */
export async function endSubscriptions(
  tx: Tx,
  context: BrokerContext,
  { rows, ending, at }: EndedSubscriptions,
): Promise<IpoRow[]> {
  const reason = ending.status === 'refused' ? ending.reason : null;
  const why = { ...reasonColumns(reason), refuse_reason: reason?.words ?? null };
  const ended = rows.map((row) => {
    assertIpoTransition(row.status, ending.status);
    return { ...row, status: ending.status, ended_at: at, ...why };
  });
  await postAll(
    tx,
    rows.map((row) => ({
      kind: 'ipo_release',
      ref: `ipo:${row.id}:release`,
      subject: { type: 'ipo_subscription', id: row.id },
      effectiveAt: at,
      lines: holdLines(
        { memberId: row.member_id, account: 'trade', currency: row.currency },
        negate(decimal(row.total_amount)),
      ),
    })),
  );
  await updateRows(
    tx,
    'ipo_subscription',
    ['status', 'ended_at', 'reason_key', 'reason_params', 'refuse_reason'],
    ended,
  );
  await notifyAll(
    tx,
    context,
    rows.map((row) => ({
      memberId: row.member_id,
      kind: 'ipo',
      template: ending.status,
      params: {
        name: context.market.offeringOf(row.symbol)?.instrument.name ?? row.symbol,
        total: { amount: row.total_amount, currency: row.currency },
      },
      reason,
      subject: { type: 'ipo_subscription', id: row.id },
      ref: `ipo:${row.id}:${ending.status}`,
    })),
  );
  await announceAll(tx, rows.flatMap(subscriptionEvents));
  return ended;
}

interface EndedSubscription {
  readonly row: IpoRow;
  readonly ending: Ending;
  readonly at: Date;
}

/** As `endSubscriptions`, for one. */
export async function endSubscription(
  tx: Tx,
  context: BrokerContext,
  { row, ending, at }: EndedSubscription,
): Promise<IpoRow> {
  const [ended] = await endSubscriptions(tx, context, { rows: [row], ending, at });
  return ended ?? row;
}

/** The events to announce when the money of a subscription has moved. */
export const subscriptionEvents = (row: IpoRow) =>
  [
    { memberId: row.member_id, event: 'subscription', id: row.id },
    { memberId: row.member_id, event: 'balance', id: row.account_id },
  ] as const;

/**
 * Cancels a member's subscription while the window is open. A cancelled one stays as it is.
 * @throws Refusal `not_found`, `not_cancelable`
 */
export async function cancelSubscription(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<IpoRow> {
  const row = await lockSubscription(tx, id, memberId);
  if (row === undefined) throw new Refusal('not_found');
  if (row.status === 'canceled') return row;
  const at = context.clock.now();
  if (!isCancelable(context.market, row, at)) throw new Refusal('not_cancelable');
  return endSubscription(tx, context, { row, ending: { status: 'canceled' }, at });
}

/** Whether a subscription can still be cancelled, which is so until the window closes. */
export function isCancelable(
  market: Pick<BrokerContext['market'], 'offeringOf'>,
  row: Pick<IpoRow, 'status' | 'symbol'>,
  at: Date,
): boolean {
  if (row.status !== 'submitted' && row.status !== 'audited') return false;
  const offering = market.offeringOf(row.symbol);
  return offering !== undefined && at < offering.closeAt;
}
