import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../database.js';

/** What to count: rows that are read, written rows, or both. */
type Counted = 'read' | 'written' | 'touched';

const counters: Readonly<Record<Counted, RawBuilder<number>>> = {
  read: sql`seq_tup_read + idx_tup_fetch`,
  written: sql`n_tup_upd + n_tup_del`,
  touched: sql`seq_tup_read + idx_tup_fetch + n_tup_upd + n_tup_del`,
};

/** Counts the rows of a table and of its partitions that the database reads or writes for `work`, and returns them with its result. */
export async function countRows<T>(
  tx: Tx,
  counted: Counted,
  table: string,
  work: () => Promise<T>,
): Promise<{ readonly rows: number; readonly result: T }> {
  const countSoFar = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select sum(${counters[counted]})::int as count
        from pg_stat_xact_user_tables
       where relname = ${table}
          or relid in (select inhrelid from pg_inherits where inhparent = ${table}::regclass)`.execute(tx);
    return rows[0]?.count ?? 0;
  };
  // The counters of a connection go on from transaction to transaction, so only a difference says something.
  const before = await countSoFar();
  const result = await work();
  return { rows: (await countSoFar()) - before, result };
}

/** The same database, with the number of rows of a table that each of its transactions has read or written. */
export function countInTransactions(
  db: Database,
  counted: Counted,
  table: string,
): { readonly db: Database; readonly rows: readonly number[] } {
  const counts: number[] = [];
  return {
    rows: counts,
    db: {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const { rows, result } = await countRows(tx, counted, table, () => work(tx));
          counts.push(rows);
          return result;
        }),
    },
  };
}
