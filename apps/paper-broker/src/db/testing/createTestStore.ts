import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe } from 'vitest';
import { connectEmbedded, connectPostgres } from '../connect.js';
import type { Database } from '../database.js';
import { migrate, readMigrations } from '../migrate.js';
import { partitionByMember } from '../partition.js';
import { hasPostgres, requireCluster } from './postgresCluster.js';
import { snapshotFolder } from './snapshotFolder.js';

export type StoreKind = Database['kind'];

/** What a test database holds at first, besides what the migrations made. It is made once and then copied. */
export interface Content {
  /** A name for files and databases. It differs where the content does. */
  readonly name: string;
  readonly fill: (db: Database) => Promise<void>;
}

/** Creates a migrated database for one test file. Close it in `afterAll`, which also removes it. */
export type MakeStore = (content?: Content) => Promise<Database>;

/**
 * Declares the same tests for both stores.
 * @example
 * describeOnBothStores('deposits', (makeStore) => {
 *   let db: Database;
 *   beforeAll(async () => void (db = await makeStore()));
 *   afterAll(() => db.close());
 *   it('…', async () => { … });
 * });
 */
export function describeOnBothStores(
  name: string,
  tests: (makeStore: MakeStore, kind: StoreKind) => void,
): void {
  describe(`${name} (embedded)`, () => tests(createEmbeddedStore, 'pglite'));
  // Without PostgreSQL on the machine this half is reported as skipped.
  describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => tests(createPostgresStore, 'postgres'));
}

/** The store for tests that do not depend on it: PostgreSQL, where a statement takes a third of the time, if there is one. */
export const ANY_STORE: StoreKind = hasPostgres ? 'postgres' : 'pglite';

/** Declares tests that do not depend on the store, for one of them. */
export function describeOnOneStore(name: string, tests: (makeStore: MakeStore) => void): void {
  describe(name, () => tests((content) => createTestStore(ANY_STORE, content)));
}

/** Creates a migrated database in the given store. */
export function createTestStore(kind: StoreKind, content?: Content): Promise<Database> {
  return kind === 'pglite' ? createEmbeddedStore(content) : createPostgresStore(content);
}

/** A store without tables, for tests that run all migrations. */
export async function createEmptyStore(): Promise<Database> {
  const store = await createTestStore(ANY_STORE);
  await sql.raw('drop schema public cascade; create schema public').execute(store.read);
  return store;
}

const migrationsHash = (): string => {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.name).update(migration.hash);
  return hash.digest('hex').slice(0, 16);
};

async function createEmbeddedStore(content?: Content): Promise<Database> {
  return connectEmbedded({ snapshot: await requireSnapshot(content) });
}

/** Creates a folder with a migrated database. A server opens it faster than it creates a new one. */
export async function createDataDir(dataDir: string, content?: Content): Promise<void> {
  cpSync(await requireSnapshot(content), dataDir, { recursive: true });
}

/** The folder of a migrated database. It is made once for each set of migrations and content, and kept. */
async function requireSnapshot(content?: Content): Promise<string> {
  const folder = join(snapshotFolder, `${nameOf(content)}.data`);
  if (existsSync(folder)) return folder;
  const empty = content === undefined ? undefined : await requireSnapshot();
  mkdirSync(snapshotFolder, { recursive: true });
  // Made beside it and renamed, so that no test copies an incomplete folder.
  const making = mkdtempSync(`${folder}.`);
  if (empty !== undefined) cpSync(empty, making, { recursive: true });
  const db = await connectEmbedded({ dataDir: making });
  if (content === undefined) {
    await migrate(db);
    await dropTemplates(db);
  } else await content.fill(db);
  await db.close();
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another test process has made it meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Drops what new databases are copied from, which is half of the files that each test store would read. */
async function dropTemplates(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false where datistemplate`.execute(db.read);
  await sql`drop database template0`.execute(db.read);
  await sql`drop database template1`.execute(db.read);
}

const nameOf = (content: Content | undefined): string =>
  content === undefined ? migrationsHash() : `${migrationsHash()}_${content.name}`;

async function createPostgresStore(content?: Content): Promise<Database> {
  const { url, remove } = await createPostgresDatabase(content);
  const db = connectPostgres(url);
  return {
    ...db,
    async close() {
      await db.close();
      await remove();
    },
  };
}

/** A new migrated database on the tests' PostgreSQL, for servers that connect to it themselves. */
export async function createPostgresDatabase(
  content?: Content,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const cluster = await requireCluster();
  return createFrom(cluster, await requireTemplate(cluster, content));
}

/** A copy of a test database, which must have no open connections meanwhile. */
export async function copyDatabase(of: string): Promise<{ url: string; remove: () => Promise<void> }> {
  return createFrom(await requireCluster(), of.slice(of.lastIndexOf('/') + 1));
}

async function createFrom(
  cluster: string,
  template: string,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(cluster, (admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: `${cluster}${name}`,
    remove: () => asAdmin(cluster, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

const TEMPLATE_LOCK = 7_351_102;

/** The number of partitions of the members' tables in every PostgreSQL test database; 0: plain tables. */
const PARTITIONS = Number(process.env['PG_PARTITIONS'] ?? 0);

async function requireTemplate(cluster: string, content?: Content): Promise<string> {
  const name = `template_${nameOf(content)}_${PARTITIONS}`;
  const empty = content === undefined ? undefined : await requireTemplate(cluster);
  await asAdmin(cluster, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    const making = `${name}_making`;
    await admin.query(`drop database if exists ${making} with (force)`);
    await admin.query(`create database ${making} ${empty === undefined ? '' : `template ${empty}`}`);
    const db = connectPostgres(`${cluster}${making}`);
    if (empty === undefined) {
      await migrate(db);
      if (PARTITIONS > 0) await partitionByMember(db, PARTITIONS);
    }
    await content?.fill(db);
    await db.close();
    await admin.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}

async function asAdmin(cluster: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: `${cluster}postgres` });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
