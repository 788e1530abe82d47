import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database, Tx } from './database.js';
import { isLocked } from './notNow.js';

export interface Migration {
  /** `0001_platform` */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** Whether the text may change; if it has changed, the migration runs again. */
  readonly isRepeatable: boolean;
}

/**
 * Every migration of this build, in the order in which they run. A migration
 * that has run never changes. The last one is repeatable: it joins the SQL
 * functions in `functions/`, and runs again if one of them has changed.
 */
export function readMigrations(): readonly Migration[] {
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
  return { name, text, hash: createHash('sha256').update(text).digest('hex'), isRepeatable };
}

export interface MigrationProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

/**
 * Migrates the database to this build's schema. Safe to run from several processes at once: each migration runs
 * in one transaction that holds a table lock. A migration that is interrupted leaves nothing behind and runs
 * again.
 * @param migrations default: all migrations of this build
 * @throws Error if a migration was changed after it had run
 */
export async function migrate(
  db: Database,
  report: (progress: MigrationProgress) => void = () => undefined,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  await createMigrationTable(db);
  for (const [index, migration] of migrations.entries()) {
    const isNew = await apply(db, migration);
    if (isNew) report({ name: migration.name, done: index + 1, total: migrations.length });
  }
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
async function apply(db: Database, migration: Migration): Promise<boolean> {
  for (;;) {
    try {
      return await db.transaction((tx) => run(tx, migration));
    } catch (error) {
      if (!isLocked(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function run(tx: Tx, migration: Migration): Promise<boolean> {
  // A migration of many rows may take long, and so may the wait of other processes for it.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await endWithClient(tx);
  await sql`lock table schema_migration in exclusive mode`.execute(tx);
  const known = await sql<{ hash: string }>`
    select hash from schema_migration where name = ${migration.name}`.execute(tx);
  const [row] = known.rows;
  if (row?.hash === migration.hash) return false;
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
  await sql.raw(migration.text).execute(tx);
  await sql`
    insert into schema_migration (name, hash) values (${migration.name}, ${migration.hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(tx);
  return true;
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
