import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../db/database.js';
import { migrate, readMigrations, type Migration } from '../db/migrate.js';
import { partitionByMember } from '../db/partition.js';
import { BackupError, readBackup, type BackupEnd, type BackupHead, type BackupTable } from './backupFile.js';
import { listMigrations, listTables } from './dumpDatabase.js';

const BATCH_BYTES = 1_000_000;

interface LoadOptions {
  /** The result of `verifyBackup`, which finds a damaged file before anything is written. */
  readonly head: BackupHead;
  /** How many partitions the tables get; 0: they stay plain. */
  readonly partitions?: number | undefined;
  /** Called once the database has proved to be empty. */
  readonly beforeRows?: (() => void) | undefined;
}

/**
 * Restores a backup into an empty database, then migrates it to
 * this program's schema. All rows are inserted in one transaction.
 * @returns the number of rows restored
 * @throws BackupError for a database that is not empty, or a backup of another version of this program
 */
export async function loadDatabase(
  db: Database,
  path: string,
  { head, partitions = 0, beforeRows = () => undefined }: LoadOptions,
): Promise<number> {
  const then = migrationsOf(path, head);
  if (partitions > 0 && then.length < readMigrations().filter(({ isRepeatable }) => !isRepeatable).length)
    throw new BackupError(
      `${path} was made by an older version, whose tables cannot be partitioned: restore it without PG_PARTITIONS, start this version once, and make another backup.`,
    );
  await requireNothingNewer(db, then);
  // Functions of this program may need types that the backup's schema does not have, and loading rows calls none.
  await migrate(db, { migrations: then.filter(({ isRepeatable }) => !isRepeatable) });
  await requireEmpty(db.read);
  beforeRows();
  if (partitions > 0) await partitionByMember(db, partitions);
  const { rows } = await db.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    // A file on a slow disk may pause for longer than a server's transaction may.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const addConstraints = await dropForeignKeys(tx);
    await setTriggers(tx, 'disable');
    // Nobody else can write any more; a server or another restore may have done so since the first look.
    await requireEmpty(tx);
    const end = await loadRows(tx, path);
    await setTriggers(tx, 'enable');
    await addConstraints();
    for (const [name, value] of Object.entries(end.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
    return end;
  });
  await migrate(db);
  await sql`analyze`.execute(db.read);
  return rows;
}

/**
 * The migrations that had run when the backup was made.
 * @throws BackupError if this program does not have them all
 */
function migrationsOf(path: string, head: BackupHead): readonly Migration[] {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return head.migrations.map(({ name, hash }) => {
    const migration = known.get(name);
    // Functions may differ: this program's are made once the schema is migrated.
    if (migration === undefined || (migration.hash !== hash && !migration.isRepeatable))
      throw new BackupError(
        `${path} was made by another version of this program (${name}): restore it with that version, then upgrade.`,
      );
    return migration;
  });
}

async function requireNothingNewer(db: Database, then: readonly Migration[]): Promise<void> {
  const { rows } = await sql`select from pg_tables where tablename = 'schema_migration'`.execute(db.read);
  if (rows.length === 0) return;
  const names = new Set(then.map(({ name }) => name));
  const newer = (await listMigrations(db.read)).find(({ name }) => !names.has(name));
  if (newer !== undefined) throw notEmpty(`the tables of a newer version (${newer.name})`);
}

async function requireEmpty(db: Queries): Promise<void> {
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw notEmpty(`rows in ${name}`);
  }
}

const notEmpty = (what: string): BackupError =>
  new BackupError(
    `The database is not empty: it has ${what}. Nothing was changed. Name an empty one by DATA_DIR or DATABASE_URL.`,
  );

async function loadRows(tx: Tx, path: string): Promise<BackupEnd> {
  let table: BackupTable | undefined;
  let batch: string[] = [];
  let bytes = 0;
  let loaded = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined && batch.length > 0) await insert(tx, table, batch);
    loaded += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const line of readBackup(path)) {
    if (line.kind === 'row') {
      batch.push(line.json);
      bytes += line.json.length;
      if (bytes >= BATCH_BYTES) await flush();
    } else {
      await flush();
      if (line.kind === 'table') table = line.table;
      if (line.kind === 'end' && line.end.rows === loaded) return line.end;
    }
  }
  throw new BackupError(`${path} does not hold as many rows as it says. Take another one.`);
}

async function insert(tx: Tx, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    tx,
  );
}

/** Triggers had run before the backup was made, so they must not run again for restored rows. */
async function setTriggers(tx: Tx, to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of await listTables(tx))
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(tx);
}

/**
 * Tables are restored one after the other, so a row may arrive before the row it references. The foreign keys
 * are dropped first and checked when they are added again.
 * @returns adds the foreign keys again
 */
async function dropForeignKeys(tx: Tx): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`.execute(tx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return async () => {
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        tx,
      );
  };
}
