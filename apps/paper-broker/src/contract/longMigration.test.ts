import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import { acquire } from './testing/examples.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { migrate, readMigrations, type Migration } from '../db/migrate.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';

const LOCK = 7_351_103;
/** This migration runs until the test releases its lock. */
const long: Migration = {
  name: '9999_long',
  text: `select pg_advisory_xact_lock(${LOCK}); create table made_by_the_long_one ();`,
  hash: 'long',
  isRepeatable: false,
};

describe.skipIf(!hasPostgres)('a migration that takes longer than any statement may', () => {
  let remove: () => Promise<void>;
  let world: ContractWorld;
  let holder: pg.Client;
  let databases: readonly Database[];

  beforeAll(async () => {
    const store = await createPostgresDatabase();
    remove = store.remove;
    const db = connectPostgres(store.url);
    world = await openContractWorld(db);
    // The server's statement timeout is 15 s; a short one makes the test fast.
    const impatient = () =>
      connectPostgres(
        store.url,
        async (client) => void (await client.query(`set statement_timeout = '100ms'`)),
      );
    databases = [db, impatient(), impatient()];
    holder = new pg.Client({ connectionString: store.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
  });
  afterAll(async () => {
    await holder.end();
    await world.close();
    for (const db of databases) await db.close();
    await remove();
  });

  it('lets the server that runs go on, and all that start wait for it', async () => {
    const [, first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('There are three.');
    const migrations = [...readMigrations(), long];
    const started = Promise.all([first, second].map((db) => migrate(db, undefined, migrations)));
    const waitBeyondTheirTime = async (): Promise<number> => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '300 ms'`,
      );
      return rows[0]?.count ?? 0;
    };
    await Promise.race([started, expect.poll(waitBeyondTheirTime, { timeout: 30_000 }).toBe(2)]);

    const { token, symbol, price } = await acquire(world, 'demo');
    const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = await world.send('POST', '/order', { token, body, headers });
    const { status } = await world.send('GET', '/account', { token });
    const ready = await world.sendTo('GET', '/readyz');
    expect([order.status, status, ready.status]).toEqual([201, 200, 200]);

    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    await started;
    expect((await holder.query(`select from made_by_the_long_one`)).rowCount).toBe(0);
  });
});
