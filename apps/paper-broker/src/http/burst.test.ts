import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import type { Operations } from './operation.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';

/** More than the connections that a process has. */
const BURST = 40;

describe.skipIf(!hasPostgres)('a burst of one sender', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  let test: TestApp;
  let locker: pg.Client;

  beforeAll(async () => {
    store = await createPostgresDatabase();
    db = connectPostgres(store.url);
    locker = new pg.Client(store.url);
    await locker.connect();
    const operations: Operations = {
      async listMarkets() {
        await sql`select from price_alert`.execute(db.read);
        return { status: 200, body: { data: [], next_cursor: null } };
      },
    };
    const trusted = { trustedProxies: ['127.0.0.1'], rateLimits: false };
    test = await createTestApp(db, () => operations, trusted);
  });
  afterEach(() => locker.query('rollback'));
  afterAll(async () => {
    await test.app.close();
    await locker.end();
    await db.close();
    await store.remove();
  });

  const ask = (address: string) =>
    test.app.inject({ url: '/api/v1/market/app', headers: { 'x-forwarded-for': address } });

  it.each([
    ['an address', () => '192.0.2.1'],
    ['the addresses of one network', (index: number) => `2001:db8:0:7::${index.toString(16)}`],
  ])('of %s that waits for a locked table lets others work', async (_name, addressOf) => {
    await locker.query('begin; lock table price_alert in access exclusive mode');
    const burst = Array.from({ length: BURST }, (_, index) => ask(addressOf(index)));
    // Until the burst has taken all connections that it can get.
    await expect.poll(() => db.pool().total - db.pool().idle).toBeGreaterThanOrEqual(8);
    await wait(100);
    const other = await Promise.race([
      db.read.selectFrom('schema_migration').select('name').executeTakeFirst(),
      Promise.race(burst),
    ]);
    expect(other).toHaveProperty('name');
    await locker.query('rollback');
    const statuses = new Set((await Promise.all(burst)).map(({ statusCode }) => statusCode));
    expect([...statuses]).toEqual([200]);
  });
});
