import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from './database.js';
import { isLocked } from './notNow.js';
import { requireOwnDatabase } from './requireOwnDatabase.js';
import { watchWait, type Wait } from './watchWait.js';

export interface Migration {
  /** `0001_platform` */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** Whether the text may change; if it has changed, the migration runs again. */
  readonly isRepeatable: boolean;
  /**
   * Whether the text is one statement that changes a few rows and returns how many, as `changed`: it runs in
   * transactions of its own until there are none left.
   */
  readonly isInBatches?: boolean;
}

/**
 * Every migration of this build, in the order in which they run. A migration
 * that has run never changes. One whose file ends in `.batches.sql` runs in batches. The last one is repeatable: it joins the SQL
 * functions in `functions/`, and runs again if one of them has changed, unless a newer version has migrated the database.
 *
 * The files are read once. An update may replace them while this process runs, which each second compares the database
 * with its own migrations.
 */
export function readMigrations(): readonly Migration[] {
  return (own ??= readFiles());
}

let own: readonly Migration[] | undefined;

function readFiles(): readonly Migration[] {
  const migrations = readSql('./migrations').map(({ name, text }) => toMigration(name, text));
  const functions = readSql('./functions').map(({ text }) => text);
  return [...migrations, toMigration('functions', functions.join('\n'), true)];
}

function readSql(folder: string): { readonly name: string; readonly text: string }[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      text: readFileSync(join(path, file), 'utf8'),
    }));
}

function toMigration(name: string, text: string, isRepeatable = false): Migration {
  const hash = createHash('sha256').update(text).digest('hex');
  return { name, text, hash, isRepeatable, isInBatches: name.endsWith('.batches') };
}

export interface MigrationProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

/** A migration that has run. */
type Known = Pick<Migration, 'name' | 'hash'>;

/** A migration that has to wait for a table until others are done with it. */
export interface MigrationWait extends Wait {
  readonly name: string;
}

export interface MigrateOptions {
  /** Default: all migrations of this build. */
  readonly migrations?: readonly Migration[];
  /** Called after each migration that has run. */
  readonly onStep?: (progress: MigrationProgress) => void;
  /** Called when a migration begins to wait for a lock, on PostgreSQL. */
  readonly onWait?: (wait: MigrationWait) => void;
}

/**
 * Migrates the database to this build's schema. Safe to run from several processes at once: each migration runs
 * in one transaction that holds a table lock. A migration that is interrupted leaves nothing behind and runs
 * again; one in batches goes on after its last batch.
 * @throws Error if a migration was changed after it had run
 * @throws ForeignDatabase if there are tables of another program
 */
export async function migrate(
  db: Database,
  { migrations = readMigrations(), onStep, onWait }: MigrateOptions = {},
): Promise<void> {
  await requireOwnDatabase(db.read);
  await createMigrationTable(db);
  // Read at once, because most starts find that all have run.
  const { rows } = await sql<Known>`select name, hash from schema_migration`.execute(db.read);
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  for (const [index, migration] of migrations.entries()) {
    const { name, hash } = migration;
    if (known.get(name) === hash) continue;
    const say = (wait: Wait): void => onWait?.({ name, ...wait });
    const isNew = await watchWait(db, say, (begin) => apply(db, migration, begin));
    if (isNew) onStep?.({ name, done: index + 1, total: migrations.length });
  }
}

/** A migration's name begins with its number; the functions have none. */
const NUMBERED = /^\d/;

/** The newest migration of the database if it is newer than all of this build's: a newer version has migrated it. */
export async function findNewerMigration(queries: Queries): Promise<string | undefined> {
  const numbered = readMigrations().filter(({ name }) => NUMBERED.test(name));
  const { rows } = await sql<{ name: string }>`
    select name from schema_migration where name ~ '^[0-9]' order by name collate "C" desc limit 1`.execute(
    queries,
  );
  const [newest] = rows;
  return newest !== undefined && newest.name > (numbered.at(-1)?.name ?? '') ? newest.name : undefined;
}

/** Whether every migration of this build has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const rows = await sql<{ name: string }>`select name from schema_migration`.execute(db.read);
  const names = new Set(rows.rows.map((row) => row.name));
  return readMigrations().every((migration) => names.has(migration.name));
}

async function createMigrationTable(db: Database): Promise<void> {
  const create = sql`
    create table if not exists schema_migration (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`;
  try {
    await create.execute(db.read);
  } catch {
    // If two processes create the table at once, the second
    // one fails in spite of "if not exists". Now it exists.
    await create.execute(db.read);
  }
}

/** The longest wait for a table lock. Every later reader of the table waits behind it. */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 500;

/** Runs a migration. Tries again while another transaction holds a lock on one of its tables. */
async function apply(db: Database, migration: Migration, begin: (pid: number) => void): Promise<boolean> {
  for (;;) {
    try {
      const outcome = await db.transaction((tx) => run(tx, migration, begin));
      if (outcome !== 'begun') return outcome === 'done';
    } catch (error) {
      if (!isLocked(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function run(
  tx: Tx,
  migration: Migration,
  begin: (pid: number) => void,
): Promise<'done' | 'begun' | 'known'> {
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  for (const { pid } of own.rows) begin(pid);
  // A migration of many rows may take long, and so may the wait of other processes for it.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await endWithClient(tx);
  await sql`lock table schema_migration in exclusive mode`.execute(tx);
  const known = await sql<{ hash: string }>`
    select hash from schema_migration where name = ${migration.name}`.execute(tx);
  const [row] = known.rows;
  if (row?.hash === migration.hash) return 'known';
  // Servers of the newer version call its functions while one of this version starts again.
  if (row !== undefined && migration.isRepeatable && (await findNewerMigration(tx)) !== undefined)
    return 'known';
  if (row !== undefined && !migration.isRepeatable) {
    throw new Error(
      `Migration ${migration.name} was changed after it had run on this database. ` +
        `Restore the file, or start with an empty database.`,
    );
  }
  // Readers of a table queue behind a migration that waits for its lock, and a backup may hold the table for
  // minutes.
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
  // Without parameters the text is sent as a simple query, so the server splits it into statements.
  const { rows } = await sql.raw<{ changed: string }>(migration.text).execute(tx);
  if (migration.isInBatches === true && rows[0]?.changed !== '0') return 'begun';
  await sql`
    insert into schema_migration (name, hash) values (${migration.name}, ${migration.hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(tx);
  return 'done';
}

/**
 * Makes PostgreSQL end this transaction if the server is killed. Otherwise PostgreSQL finishes the statement
 * and keeps its locks meanwhile, and the next server waits. On systems that cannot detect a lost client the
 * setting is refused, which is ignored.
 */
async function endWithClient(tx: Tx): Promise<void> {
  await sql`
    do $$ begin
      perform set_config('client_connection_check_interval', '1s', true);
    exception when others then null;
    end $$`.execute(tx);
}
