import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../db/database.js';

export interface Watchlist {
  readonly id: string;
  readonly name: string;
  /** Place among the member's lists, from 0. */
  readonly position: number;
  readonly version: number;
  /** In order. */
  readonly symbols: readonly string[];
}

/** The member's lists, in order. */
export async function loadWatchlists(queries: Queries, memberId: string): Promise<Watchlist[]> {
  const lists = await queries
    .selectFrom('watchlist')
    .select(['id', 'name', 'version'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const items = await queries
    .selectFrom('watchlist_item')
    .select(['watchlist_id', 'symbol'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('symbol')
    .execute();
  const symbols = new Map<string, string[]>(lists.map((list) => [list.id, []]));
  for (const item of items) symbols.get(item.watchlist_id)?.push(item.symbol);
  return lists.map((list, position) => ({ ...list, position, symbols: symbols.get(list.id) ?? [] }));
}

/**
 * Lets one change of a member's lists happen at a time, also the first one, which has no list to lock. The lock is the
 * kind that a foreign key does not wait for, so orders go on meanwhile.
 */
export async function lockWatchlists(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Writes the lists' order: each list's place in `ids`. */
export async function writeOrder(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx
      .updateTable('watchlist')
      .set({ position })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('position', '!=', position)
      .execute();
  }
}

/** Replaces what is on a list. */
export async function writeItems(
  tx: Tx,
  memberId: string,
  watchlistId: string,
  symbols: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('watchlist_item')
    .where('member_id', '=', memberId)
    .where('watchlist_id', '=', watchlistId)
    .execute();
  if (symbols.length === 0) return;
  const rows = symbols.map((symbol, position) => ({
    member_id: memberId,
    watchlist_id: watchlistId,
    symbol,
    position,
  }));
  await tx.insertInto('watchlist_item').values(rows).execute();
}

/** Says that a list was changed: its version goes up by one. */
export async function countChange(tx: Tx, memberId: string, watchlistId: string): Promise<void> {
  await tx
    .updateTable('watchlist')
    .set({ version: sql<number>`version + 1` })
    .where('member_id', '=', memberId)
    .where('id', '=', watchlistId)
    .execute();
}

/** How many lists hold each symbol: the measure of `popular`. */
export async function countWatchers(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.read
    .selectFrom('watchlist_count')
    .select(['symbol', (builder) => builder.fn.sum<string>('lists').as('lists')])
    .groupBy('symbol')
    .execute();
  return new Map(rows.map((row) => [row.symbol, Number(row.lists)]));
}
