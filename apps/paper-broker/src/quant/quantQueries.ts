import { decimal, type Decimal } from '@fairlot/money';
import { sql, type Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { readNewest } from '../db/readNewest.js';
import { ofMember } from '../db/ofMember.js';
import { MOST_PARTS } from '../figures/figure.js';
import type { QuantDayTable, QuantSubscriptionTable } from './schema.js';

export type QuantRow = Selectable<QuantSubscriptionTable>;
export type QuantDayRow = Selectable<QuantDayTable>;

/** A member's own subscription; undefined for another member's or an unknown one. */
export function findQuant(db: Queries, memberId: string, id: string): Promise<QuantRow | undefined> {
  return db
    .selectFrom('quant_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A member's subscriptions, newest first, starting after the subscription `after`. */
export async function listQuant(
  db: Queries,
  memberId: string,
  filter: { readonly status: QuantRow['status'] | undefined },
  next: NextRows,
): Promise<QuantRow[]> {
  const values = filter.status === undefined ? ['running', 'ended'] : [filter.status];
  const equal = { member_id: memberId };
  const list = { table: 'quant_subscription', equal, part: sql.ref('status'), values, by: 'id' } as const;
  return readNewest(db, list, next);
}

/** Those of a member's newest subscriptions of each status that are in a currency, newest first. */
export async function listNewestIn(db: Queries, memberId: string, currency: string): Promise<QuantRow[]> {
  const newest = (status: QuantRow['status']) =>
    listQuant(db, memberId, { status }, { limit: MOST_PARTS, after: null });
  return [...(await newest('running')), ...(await newest('ended'))].filter(
    (row) => row.currency === currency,
  );
}

export function lockQuant(tx: Tx, id: string, memberId?: string): Promise<QuantRow | undefined> {
  return tx
    .selectFrom('quant_subscription')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The ended days of a subscription, last first. */
export function listDays(db: Queries, of: Pick<QuantRow, 'member_id' | 'id'>): Promise<QuantDayRow[]> {
  return db
    .selectFrom('quant_day')
    .selectAll()
    .where('member_id', '=', of.member_id)
    .where('subscription_id', '=', of.id)
    .orderBy('day', 'desc')
    .execute();
}

/** The last day with a trade of each of these subscriptions of a member. */
export async function lastTradedDays(
  db: Queries,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuantDayRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('quant_day')
    .distinctOn('subscription_id')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('subscription_id', 'in', [...ids])
    .where('symbol', 'is not', null)
    .orderBy('subscription_id')
    .orderBy('day', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

export interface QuantSum {
  readonly currency: string;
  readonly invested: Decimal;
  readonly pending: Decimal;
  readonly settled: Decimal;
}

/** A member's amount and profit in quant funds, for each currency with any. */
export async function sumQuant(db: Queries, memberId: string): Promise<QuantSum[]> {
  const rows = await db
    .selectFrom('quant_sum')
    .select(['currency', 'status', 'amount', 'profit'])
    .where('member_id', '=', memberId)
    .execute();
  const of = (currency: string, status: QuantRow['status']) =>
    rows.find((row) => row.currency === currency && row.status === status);
  return [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => ({
    currency,
    invested: decimal(of(currency, 'running')?.amount ?? '0'),
    pending: decimal(of(currency, 'running')?.profit ?? '0'),
    settled: decimal(of(currency, 'ended')?.profit ?? '0'),
  }));
}
