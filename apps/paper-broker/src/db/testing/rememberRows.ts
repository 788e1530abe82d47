import { sql } from 'kysely';
import type { Database, Tx } from '../database.js';

/**
 * Copies the rows of a test database, while no other session writes. The returned function restores exactly these
 * rows, so that the next test starts from them and needs no database of its own.
 */
export async function rememberRows(db: Database): Promise<() => Promise<void>> {
  const names = await namesOf(db);
  const kept = await filledOf(db, names);
  const columns = await columnsOf(db, kept);
  await sql`create schema kept`.execute(db.read);
  for (const name of kept)
    await sql`create table ${sql.id('kept', name)} as table ${sql.id('public', name)}`.execute(db.read);

  const putBack = async (tx: Tx, filled: readonly string[]): Promise<void> => {
    // Without triggers and foreign keys, because the rows have been in these tables before.
    await sql`set local session_replication_role = replica`.execute(tx);
    const changed = [...new Set([...filled, ...kept])].map((name) => sql.id('public', name));
    if (changed.length > 0) await sql`truncate ${sql.join(changed)} cascade`.execute(tx);
    for (const name of kept) {
      const all = sql.join((columns.get(name) ?? []).map((column) => sql.id(column)));
      await sql`insert into ${sql.id('public', name)} (${all}) overriding system value
                select ${all} from ${sql.id('kept', name)}`.execute(tx);
    }
  };
  return async () => {
    const filled = await filledOf(db, names);
    await db.transaction((tx) => putBack(tx, filled));
  };
}

async function namesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db.read);
  return rows.map(({ name }) => name);
}

async function filledOf(db: Database, names: readonly string[]): Promise<readonly string[]> {
  const parts = names.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.id('public', name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(db.read);
  return rows.map(({ name }) => name);
}

/** The columns that are not computed, of each table. */
async function columnsOf(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`.execute(db.read);
  return new Map(
    names.map((name) => [
      name,
      rows.filter(({ table_name: table }) => table === name).map(({ column_name: column }) => column),
    ]),
  );
}
