import { absolute, decimal, toText, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import type { Created } from '../http/created.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { loadHalts, publishedPrice } from '../trading/halts.js';
import { isMet, isPriced, listingOf, nextAlertCheckAt, triggerAt } from './alertSchedule.js';
import type { AlertKind } from './schema.js';

/** Alerts that one member may have, including fired ones. */
const MAX_ALERTS = 50;
/** The limits of a percentage: no price falls by more than 100 %, and a larger gain is taken for a typing error. */
const MAX_FALL = decimal('100');
const MAX_RISE = decimal('1000');

/** The member's alerts, newest first, for one symbol or for all. */
export async function listAlertRows(queries: Queries, memberId: string, symbol?: string) {
  let query = queries.selectFrom('price_alert').selectAll().where('member_id', '=', memberId);
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.orderBy('id', 'desc').execute();
}

export type AlertRow = Awaited<ReturnType<typeof listAlertRows>>[number];

export interface NewAlert {
  readonly symbol: string;
  readonly kind: AlertKind;
  readonly value: string;
}

/**
 * Sets an alert, unless the same one waits already. If the member is at the limit, the oldest fired alert is deleted.
 * @throws Refusal `not_found`, `wrong_amount`, `already_met`, `limit_reached`
 */
export async function createAlert(
  tx: Tx,
  { market, clock, entropy }: BrokerContext,
  memberId: string,
  wanted: NewAlert,
): Promise<Created<AlertRow>> {
  const value = decimal(wanted.value);
  const listing = listingOf(market, wanted.symbol);
  if (listing === undefined) throw refuseField('symbol', 'not_found');
  if (!isPossible(wanted.kind, value)) throw refuseField('value', 'wrong_amount');
  // Lock the member, so that concurrent requests cannot exceed the limit. Foreign key checks do not wait for
  // this lock mode.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const alerts = await listAlertRows(tx, memberId);
  const isSame = (alert: AlertRow): boolean =>
    alert.state === 'active' &&
    alert.symbol === wanted.symbol &&
    alert.kind === wanted.kind &&
    decimal(alert.value) === value;
  const known = alerts.find(isSame);
  if (known !== undefined) return { row: known, isNew: false };
  const now = clock.now();
  const last = publishedPrice({ market, halts: await loadHalts(tx, [wanted.symbol]) }, wanted.symbol, now);
  // While the market is closed, a percentage counts from a previous close that is not known yet.
  const isKnown = wanted.kind !== 'percent' || isPriced(market, listing, now);
  if (isKnown && isMet(triggerAt({ ...wanted, value }, market, now), last)) {
    throw refuseField('value', 'already_met', { last: toText(last), currency: listing.currency });
  }
  if (alerts.length >= MAX_ALERTS) await makeRoom(tx, memberId, alerts);
  const row = await tx
    .insertInto('price_alert')
    .values({
      member_id: memberId,
      id: newId('alr', clock.wall(), entropy),
      symbol: wanted.symbol,
      kind: wanted.kind,
      value: toText(value),
      state: 'active',
      created_at: now,
      due_at: nextAlertCheckAt({ ...wanted, value }, market, later(now, 1)),
      fired_at: null,
      fired_price: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(tx, memberId, { event: 'alert', id: row.id });
  return { row, isNew: true };
}

/** @throws Refusal `not_found` */
export async function deleteAlert(tx: Tx, memberId: string, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('price_alert')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('not_found');
  await announce(tx, memberId, { event: 'alert', id });
}

function isPossible(kind: AlertKind, value: Decimal): boolean {
  if (kind !== 'percent') return value > 0n;
  return value !== 0n && (value > 0n ? value <= MAX_RISE : absolute(value) < MAX_FALL);
}

async function makeRoom(tx: Tx, memberId: string, alerts: readonly AlertRow[]): Promise<void> {
  const oldest = alerts.findLast(({ state }) => state === 'fired');
  if (oldest === undefined) throw new Refusal('limit_reached', { params: { max: String(MAX_ALERTS) } });
  await deleteAlert(tx, memberId, oldest.id);
}
