import type { Queries } from '../db/database.js';
import type { FundHoldingRow, FundOrderRow } from './fundView.js';

/** A member's own order, or undefined: someone else's does not exist. */
export async function findFundOrder(
  db: Queries,
  memberId: string,
  id: string,
): Promise<FundOrderRow | undefined> {
  return db
    .selectFrom('fund_order')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A member's orders, the newest first, after the one with the id `after`. */
export async function listFundOrders(
  db: Queries,
  memberId: string,
  limit: number,
  after: string | null,
): Promise<FundOrderRow[]> {
  let query = db.selectFrom('fund_order').selectAll().where('member_id', '=', memberId);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** What a member holds of a fund, or undefined where that is nothing. */
export async function findFundHolding(
  db: Queries,
  memberId: string,
  symbol: string,
): Promise<FundHoldingRow | undefined> {
  return db
    .selectFrom('fund_holding')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('symbol', '=', symbol)
    .where('units', '>', '0')
    .executeTakeFirst();
}

/** Funds of which a member holds units, by symbol. */
export async function listFundHoldings(db: Queries, memberId: string): Promise<FundHoldingRow[]> {
  return db
    .selectFrom('fund_holding')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('units', '>', '0')
    .orderBy('symbol')
    .execute();
}
