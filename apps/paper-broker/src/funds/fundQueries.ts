import type { Queries } from '../db/database.js';
import { MOST_PARTS } from '../figures/figure.js';
import type { FundHoldingRow, FundOrderRow } from './fundRow.js';

/** The member's order with this id; undefined if there is none or it belongs to someone else. */
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

/** The cost of a member's priced subscriptions to a fund. */
export interface PaidSubscriptions {
  /** The newest subscriptions, at most `MOST_PARTS`, the oldest of them first. */
  readonly newest: readonly FundOrderRow[];
  /** The cost of all. */
  readonly paid: string;
}

/** The member's subscriptions to a fund that have a price. */
export async function readPaidSubscriptions(
  db: Queries,
  memberId: string,
  symbol: string,
): Promise<PaidSubscriptions> {
  const newest = await db
    .selectFrom('fund_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('symbol', '=', symbol)
    .where('side', '=', 'subscribe')
    .where('nav', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_PARTS)
    .execute();
  const sum = await db
    .selectFrom('fund_paid')
    .select('paid')
    .where('member_id', '=', memberId)
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return { newest: newest.toReversed(), paid: sum?.paid ?? '0' };
}

/** The member's holding of a fund; undefined if there is none. */
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

/** The member's holdings of all funds, by symbol. */
export function listFundHoldings(db: Queries, memberId: string) {
  return db
    .selectFrom('fund_holding')
    .leftJoin('book', (join) =>
      join
        .on('book.owner', '=', memberId)
        .on('book.account_kind', '=', 'fund')
        .on('book.book', '=', 'fund_units')
        .onRef('book.commodity', '=', 'fund_holding.symbol'),
    )
    .selectAll('fund_holding')
    .select('book.balance as redeemable')
    .where('member_id', '=', memberId)
    .where('units', '>', '0')
    .orderBy('symbol')
    .execute();
}

/** A holding with its units that are not set aside for a redemption; null for none. */
export type ListedHolding = Awaited<ReturnType<typeof listFundHoldings>>[number];
