import { sql } from 'kysely';
import type { Tx } from '../database.js';

/** Counts the rows of a table and of its partitions that the database reads and writes for `work`, and returns them with its result. */
export async function countRowsTouched<T>(
  tx: Tx,
  table: string,
  work: () => Promise<T>,
): Promise<{ readonly rows: number; readonly result: T }> {
  // The counters of a connection go on from transaction to transaction, so only a difference says something.
  const before = await countSoFar(tx, table);
  const result = await work();
  return { rows: (await countSoFar(tx, table)) - before, result };
}

async function countSoFar(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + idx_tup_fetch + n_tup_upd)::int as count
      from pg_stat_xact_user_tables
     where relname = ${table} or relid in (select inhrelid from pg_inherits where inhparent = ${table}::regclass)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
