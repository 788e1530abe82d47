import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import { acquire } from './testing/examples.js';
import { connectEmbedded, connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { migrate, readMigrations, type Migration, type MigrationWait } from '../db/migrate.js';
import { createDataDir, createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';

const LOCK = 7_351_103;
const TIMEOUT_MS = 30_000;

const later = (name: string, text: string): Migration => ({ name, text, hash: 'later', isRepeatable: false });
const withLast = (last: Migration): readonly Migration[] => [...readMigrations(), last];
/** A migration that runs until the test releases its lock. */
const long = (name: string): Migration =>
  later(
    name,
    `create table made_by_${name} ();
     do $$ begin while not pg_try_advisory_xact_lock(${LOCK}) loop perform pg_sleep(0.05); end loop; end $$;`,
  );

/** Starts a process that migrates a store; `said` returns its output so far. */
function startMigrating(store: object, last: Migration): { child: ChildProcess; said: () => string } {
  const script = fileURLToPath(new URL('../db/testing/migrateInProcess.mjs', import.meta.url));
  const flags = ['--liftoff-only', '--import', 'tsx', '--conditions=@fairlot/source'];
  const child = spawn(process.execPath, [...flags, script, JSON.stringify({ ...store, last })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, said: () => text };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe.skipIf(!hasPostgres)('a migration that takes longer than any statement may', () => {
  let remove: () => Promise<void>;
  let url: string;
  let world: ContractWorld;
  let holder: pg.Client;
  let databases: readonly Database[];

  beforeAll(async () => {
    const store = await createPostgresDatabase(demoContent);
    ({ remove, url } = store);
    const db = connectPostgres(url);
    world = await openContractWorld(db);
    // The server's statement timeout is 15 s; a short one makes the test fast.
    const impatient = () =>
      connectPostgres(url, {
        prepare: async (client) => void (await client.query(`set statement_timeout = '100ms'`)),
      });
    databases = [db, impatient(), impatient()];
    holder = new pg.Client({ connectionString: url });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await world.close();
    for (const db of databases) await db.close();
    await remove();
  });

  const lock = () => holder.query('select pg_advisory_lock($1)', [LOCK]);
  const unlock = () => holder.query('select pg_advisory_unlock($1)', [LOCK]);
  /** The pids of the server's other connections that run a statement which meets the condition. */
  const busyWith = async (condition: string): Promise<number[]> => {
    // Not read through `holder`, because pg_stat_activity is frozen within its transaction.
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
         and ${sql.raw(condition)}`.execute(world.db.read);
    return rows.map(({ pid }) => pid);
  };
  const isThere = async (table: string): Promise<boolean> =>
    (await holder.query('select from pg_class where relname = $1', [table])).rowCount === 1;

  it('lets the running server go on, and makes starting servers wait for it', async () => {
    const [, first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('There are three.');
    await lock();
    const started = Promise.all(
      [first, second].map((db) => migrate(db, { migrations: withLast(long('one')) })),
    );
    const waitBeyondTheirTime = () => busyWith(`now() - query_start > interval '300 ms'`);
    await Promise.race([started, expect.poll(waitBeyondTheirTime, { timeout: TIMEOUT_MS }).toHaveLength(2)]);

    const { token, symbol, price } = await acquire(world, 'demo');
    const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = await world.send('POST', '/order', { token, body, headers });
    const { status } = await world.send('GET', '/account', { token });
    const ready = await world.sendTo('GET', '/readyz');
    expect([order.status, status, ready.status]).toEqual([201, 200, 200]);
    // A server of the previous version finds that all of its own have run.
    await migrate(world.db);

    await unlock();
    await started;
    expect(await isThere('made_by_one')).toBe(true);
  });

  it('is begun again by the next server when the one that runs it is killed', async () => {
    const [, next] = databases;
    if (next === undefined) throw new Error('There are three.');
    const running = () => busyWith(`query like '%made_by_two%'`);
    await lock();
    const { child } = startMigrating({ url }, long('two'));
    await expect.poll(running, { timeout: TIMEOUT_MS }).toHaveLength(1);
    const [abandoned] = await running();
    await kill(child);

    const started = migrate(next, { migrations: withLast(long('two')) });
    await expect
      .poll(async () => (await running()).filter((pid) => pid !== abandoned), { timeout: TIMEOUT_MS })
      .toHaveLength(1);
    expect(await isThere('made_by_two')).toBe(false);
    await unlock();
    await started;
    expect(await isThere('made_by_two')).toBe(true);
  });

  it('blocks no reads while it waits for a table in use', async () => {
    const [, next] = databases;
    if (next === undefined) throw new Error('There are three.');
    const token = await world.signIn('demo');
    const own = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Holds the table as a backup does.
    await holder.query('begin');
    await holder.query('select from account limit 1');
    const waits: MigrationWait[] = [];
    const started = migrate(next, {
      migrations: withLast(later('three', 'alter table account add column planted int')),
      onWait: (wait) => waits.push(wait),
    });
    const waiting = () => busyWith(`wait_event_type = 'Lock' and query like '%planted%'`);
    await expect.poll(waiting, { timeout: TIMEOUT_MS, interval: 20 }).toHaveLength(1);
    const { status } = await world.send('GET', '/account', { token });
    expect(status).toBe(200);
    // What it waits for is said.
    await expect.poll(() => waits.length, { timeout: TIMEOUT_MS }).toBeGreaterThan(0);
    await holder.query('commit');
    await started;
    expect(waits).toEqual([{ name: 'three', table: 'account', pids: [own.rows[0]?.pid] }]);
    const { rows } = await holder.query(`select name from schema_migration where name = 'three'`);
    expect(rows).toHaveLength(1);
  });
});

it('is begun again on the embedded store too, when its process is killed in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-migration-'));
  const dataDir = join(folder, 'data');
  try {
    const cut = later('cut', `create table made_by_half (); select pg_sleep(600);`);
    await createDataDir(dataDir);
    const { child, said } = startMigrating({ dataDir }, cut);
    // The last statement before the migration's own.
    await expect.poll(said, { timeout: TIMEOUT_MS }).toContain('set local lock_timeout = 500');
    await kill(child);

    const db = await connectEmbedded({ dataDir });
    const applied: string[] = [];
    await migrate(db, {
      migrations: withLast({ ...cut, text: 'create table made_by_half ()' }),
      onStep: ({ name }) => applied.push(name),
    });
    expect(applied).toEqual(['cut']);
    expect((await sql`select from made_by_half`.execute(db.read)).rows).toEqual([]);
    await db.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
