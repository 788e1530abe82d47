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
  /** It may change, and runs again when it has. */
  readonly isRepeatable: boolean;
}

/**
 * Every migration of this build, in the order in which they run. What has run is history and never changes; the last
 * one holds the SQL functions of `functions/`, a file each, and runs whenever one of them is new.
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
 * Brings the database to this build's schema; does nothing to one that is there. Safe to run from several processes at
 * once: each migration runs in one transaction behind a table lock, so one that is cut off leaves nothing and is run again.
 * @param migrations all of this build's, or the first of them
 * @throws Error when a migration that has run was changed since
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
    // Two processes at once: "if not exists" is no lock, and the one that comes second fails. Now the table is there.
    await create.execute(db.read);
  }
}

/** So long a migration waits for a table at most, and everybody who comes after it with it. */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 500;

/** Runs it, as soon as what it changes can be had. */
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
  // A migration of many rows takes as long as it takes, and so do those that wait for it.
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
  // Who waits for a table makes all wait who want to read it. A backup can hold one for minutes.
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
  // Without parameters the text goes as one simple query, so the server itself finds where each statement ends.
  await sql.raw(migration.text).execute(tx);
  await sql`
    insert into schema_migration (name, hash) values (${migration.name}, ${migration.hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(tx);
  return true;
}

/**
 * A server that is killed leaves its statement behind, which PostgreSQL carries out to its end, with its locks; the next
 * one would wait for it. Where the database's machine cannot tell that a client is gone, it stays so.
 */
async function endWithClient(tx: Tx): Promise<void> {
  await sql`
    do $$ begin
      perform set_config('client_connection_check_interval', '1s', true);
    exception when others then null;
    end $$`.execute(tx);
}
