import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify } from '../notices/notify.js';
import { assertIpoTransition } from './ipoStatus.js';
import type { IpoRow } from './subscriptions.js';

/** Passes the check of a subscription. One whose window has closed waits for the allotment from then on. */
export async function passAudit(tx: Tx, context: BrokerContext, row: IpoRow, at: Date): Promise<IpoRow> {
  assertIpoTransition(row.status, 'audited');
  const audited = await tx
    .updateTable('ipo_subscription')
    .set({ status: 'audited', audited_at: at })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
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
  return isClosed ? startWaiting(tx, context, audited) : audited;
}

/** The window has closed: a checked subscription waits for its allotment, and can no longer be cancelled. */
export async function startWaiting(tx: Tx, context: BrokerContext, row: IpoRow): Promise<IpoRow> {
  assertIpoTransition(row.status, 'waiting_allotment');
  const offering = context.market.offeringOf(row.symbol);
  const waiting = await tx
    .updateTable('ipo_subscription')
    .set({ status: 'waiting_allotment' })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'ipo',
    template: 'waiting',
    params: {
      name: offering?.instrument.name ?? row.symbol,
      allotment_at: (offering?.allotmentAt ?? context.clock.now()).toISOString(),
    },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:waiting`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  return waiting;
}
