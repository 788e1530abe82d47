import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../db/database.js';

export interface Watchlist {
  readonly id: string;
  readonly name: string;
  /** Position among the member's lists, from 0. */
  readonly position: number;
  readonly version: number;
  /** In order. */
  readonly symbols: readonly string[];
}

/** The member's lists, in their order. */
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
 * Makes changes of a member's lists wait for each other, including the first one, when there is no list to lock.
 * Foreign keys do not wait for this kind of lock, so orders can be placed meanwhile.
 */
export async function lockWatchlists(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Stores the order of the lists: each list's position is its index in `ids`. */
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

/** Replaces the items of a list. */
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

/** Increments the version of a changed list. */
export async function countChange(tx: Tx, memberId: string, watchlistId: string): Promise<void> {
  await tx
    .updateTable('watchlist')
    .set({ version: sql<number>`version + 1` })
    .where('member_id', '=', memberId)
    .where('id', '=', watchlistId)
    .execute();
}

/** How many lists contain each symbol; `popular` sorts by it. */
export async function countWatchers(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.read
    .selectFrom('watchlist_count')
    .select(['symbol', (builder) => builder.fn.sum<string>('lists').as('lists')])
    .groupBy('symbol')
    .execute();
  return new Map(rows.map((row) => [row.symbol, Number(row.lists)]));
}
