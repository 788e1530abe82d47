import { sql } from 'kysely';
import type { Database, Queries } from '../db/database.js';
import { headOf, type BackupLine, type BackupTable } from './backupFile.js';

/** The approximate number of bytes held in memory at once; a single row may be larger. */
const BATCH_BYTES = 4_000_000;
const MOST_ROWS = 5_000;

/**
 * Dumps the database as of one moment, in a repeatable-read transaction. On PostgreSQL it blocks nobody. The
 * embedded store has one session, so other queries wait until the dump ends.
 * @param secretKey written to the head; given if the key is kept beside the database
 */
export async function* dumpDatabase(db: Database, secretKey?: string): AsyncGenerator<BackupLine> {
  const snapshot = await db.read.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    // Writing the file may take longer than a request is allowed to.
    await sql`set local statement_timeout = 0`.execute(snapshot);
    await sql`set local lock_timeout = 0`.execute(snapshot);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
    yield {
      kind: 'head',
      head: headOf({
        made_at: new Date().toISOString(),
        migrations: await listMigrations(snapshot),
        ...(secretKey === undefined ? {} : { secret_key: secretKey }),
      }),
    };
    let rows = 0;
    for (const table of await listTables(snapshot)) {
      yield { kind: 'table', table };
      for await (const json of dumpTable(snapshot, table)) {
        rows += 1;
        yield { kind: 'row', json };
      }
    }
    yield { kind: 'end', end: { rows, sequences: await listSequences(snapshot) } };
  } finally {
    await snapshot.rollback().execute();
  }
}

/** The migrations that have run, except the functions, which every start renews. */
export async function listMigrations(db: Queries): Promise<{ name: string; hash: string }[]> {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migration where name <> 'functions' order by name`.execute(db);
  return rows;
}

/**
 * The tables with their columns, without generated columns. Unlogged tables
 * are left out, because they hold rate limit counts, which may be lost.
 * Partitions are left out, because their rows belong to the partitioned table.
 */
export async function listTables(db: Queries): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relpersistence = 'p' and c.relname <> 'schema_migration'
     group by c.relname order by c.relname`.execute(db);
  return rows;
}

async function* dumpTable(db: Queries, { name, columns }: BackupTable): AsyncGenerator<string> {
  const list = sql.join(columns.map((column) => sql.ref(`t.${column}`)));
  await sql`
    declare backup no scroll cursor for
      select to_jsonb(r)::text as json from (select ${list} from ${sql.table(name)} as t) as r`.execute(db);
  // Rows with pictures are large and most others small, so the size of a batch adapts.
  for (let count = 1; ;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(count)} from backup`.execute(db);
    for (const { json } of rows) yield json;
    if (rows.length < count) break;
    const bytes = rows.reduce((sum, { json }) => sum + json.length, 0);
    const fitting = Math.floor((BATCH_BYTES * rows.length) / bytes);
    count = Math.max(1, Math.min(fitting, count * 10, MOST_ROWS));
  }
  await sql`close backup`.execute(db);
}

async function listSequences(db: Queries): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
