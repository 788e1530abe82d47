import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { updateRows } from '../db/rowsAsJson.js';
import { announce, announceAll } from '../events/announce.js';
import type { Offering } from '../market/offerings/offering.js';
import { notify, notifyAll } from '../notices/notify.js';
import { assertIpoTransition } from './ipoStatus.js';
import type { IpoRow } from './subscriptions.js';
import { updateOwn } from '../db/updateOwn.js';

/** Passes the check of a subscription. If the window has closed, it then waits for the allotment. */
export async function passAudit(tx: Tx, context: BrokerContext, row: IpoRow, at: Date): Promise<IpoRow> {
  assertIpoTransition(row.status, 'audited');
  const audited = await updateOwn(tx, 'ipo_subscription', row, { status: 'audited', audited_at: at });
  const offering = context.market.offeringOf(row.symbol);
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'ipo',
    template: 'audited',
    params: {
      name: offering?.instrument.name ?? row.symbol,
      allotment_at: (offering?.allotmentAt ?? at).toISOString(),
    },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:audited`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  const isClosed = offering !== undefined && at >= offering.closeAt;
  if (!isClosed) return audited;
  const [waiting] = await startWaiting(tx, context, offering, [audited]);
  return waiting ?? audited;
}

/** Moves checked subscriptions to `waiting_allotment` after the close; they can no longer be cancelled. */
export async function startWaiting(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  rows: readonly IpoRow[],
): Promise<IpoRow[]> {
  const waiting = rows.map((row) => {
    assertIpoTransition(row.status, 'waiting_allotment');
    return { ...row, status: 'waiting_allotment' as const };
  });
  await updateRows(tx, 'ipo_subscription', ['status'], waiting);
  await notifyAll(
    tx,
    context,
    rows.map((row) => ({
      memberId: row.member_id,
      kind: 'ipo',
      template: 'waiting',
      params: { name: offering.instrument.name, allotment_at: offering.allotmentAt.toISOString() },
      subject: { type: 'ipo_subscription', id: row.id },
      ref: `ipo:${row.id}:waiting`,
    })),
  );
  await announceAll(
    tx,
    rows.map((row) => ({ memberId: row.member_id, event: 'subscription', id: row.id })),
  );
  return waiting;
}
