import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';

const PLACES = 2;
/** Shorter than `statement_timeout`, so that a blocked read does not fail first. */
const WAIT_MS = 10_000;
const MEMBERS = ['demo', 'vip', 'new'];

describeOnBothStores('reads of whole histories', (makeStore, kind) => {
  let db: Database;
  let world: ContractWorld;
  let tokens: readonly string[];
  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db);
    tokens = await Promise.all(MEMBERS.map((name) => world.signIn(name)));
  }, 180_000);
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const read = (path: string) => tokens.map((token) => world.send('GET', path, { token }));

  const placeOrder = async (): Promise<number> => {
    const [token = ''] = tokens;
    const { body } = await world.send('GET', '/instrument?market_id=US&product_type=STOCK&limit=1', {
      token,
    });
    const symbol = (body as { data: { symbol: string }[] }).data[0]?.symbol;
    const order = { symbol, direction: 'long', order_type: 'market', quantity: '1' };
    const headers = { 'idempotency-key': randomUUID() };
    return (await world.send('POST', '/order', { token, body: order, headers })).status;
  };

  // The embedded store has one session, so a transaction cannot hold a lock while others run.
  if (kind === 'postgres')
    it('have their own limit: orders and sign-ins go on while it is reached', async () => {
      let release = (): void => undefined;
      const isLocked = new Promise<void>((locked) => {
        void db.transaction(async (tx) => {
          await sql`lock table history_book in access exclusive mode`.execute(tx);
          locked();
          await new Promise<void>((done) => (release = done));
        });
      });
      await isLocked;
      const reads = [...read('/performance?period=all'), ...read('/statement?month=2026-01')];
      const countStuck = async (): Promise<number> => {
        const { rows } = await sql<{ stuck: number }>`
          select count(*)::int as stuck from pg_locks
           where relation = 'history_book'::regclass and not granted
             and database = (select oid from pg_database where datname = current_database())`.execute(
          db.read,
        );
        return rows[0]?.stuck ?? 0;
      };
      try {
        await expect.poll(countStuck, { timeout: WAIT_MS }).toBe(PLACES);
        expect(await placeOrder()).toBe(201);
        expect(await world.signIn('demo')).toMatch(/./);
        expect(await countStuck()).toBe(PLACES);
        const countBusy = (): number => db.pool().total - db.pool().idle;
        // The only busy connection is that of the transaction which holds the lock.
        await expect.poll(countBusy, { timeout: WAIT_MS }).toBe(1);
      } finally {
        release();
      }
      expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
    });

  it('let other requests run between their statements', async () => {
    const STATEMENTS = 40;
    let ended = 0;
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const reads = MEMBERS.map((name) =>
      db.heavy(name, async (queries) => {
        for (let count = 0; count < STATEMENTS; count += 1) {
          await sql`select sum(n) from generate_series(1, 100000) as n`.execute(queries);
          begun();
        }
        ended += 1;
      }),
    );
    await hasBegun;
    await db.transaction((tx) => sql`select 1`.execute(tx));
    expect(ended).toBe(0);
    await Promise.all(reads);
    expect(ended).toBe(MEMBERS.length);
  });
});
