import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { migrate, readMigrations, type Migration } from '../db/migrate.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { createStoreWatch } from '../storeWatch/storeWatch.js';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';

const NEWEST = '9999_a_later_version';
const ORDERS = 40;

/** The migrations of a version after this one: it adds a column, and its SQL functions are others. */
function migrationsOfTheNext(): readonly Migration[] {
  const own = readMigrations();
  const functions = own.find(({ isRepeatable }) => isRepeatable);
  if (functions === undefined) throw new Error('There are no SQL functions.');
  const text = `${functions.text}\n-- As the later version has them.`;
  return [
    ...own.filter((each) => each !== functions),
    // First: this build takes the migration below for one of a newer version than its functions.
    { ...functions, text, hash: createHash('sha256').update(text).digest('hex') },
    {
      name: NEWEST,
      text: `alter table trade_order add column later_note text;
             create index trade_order_later on trade_order (later_note);`,
      hash: 'later',
      isRepeatable: false,
    },
  ];
}

// The embedded store is of one process.
describe.skipIf(!hasPostgres)('servers of two versions', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  /** A connection pool for each server: the older one, and one of the version after it. */
  let pools: readonly Database[];
  let older: ContractWorld;
  let newer: ContractWorld | undefined;

  beforeAll(async () => {
    store = await createPostgresDatabase();
    pools = [connectPostgres(store.url), connectPostgres(store.url)];
    older = await openContractWorld(pools[0] as Database);
  }, 120_000);
  afterAll(async () => {
    await newer?.close();
    await older.close();
    await Promise.all(pools.map((db) => db.close()));
    await store.remove();
  });

  it(
    'serve one database while the newer one migrates it: nothing is lost, nothing happens twice, and the older one says so once',
    { timeout: 120_000 },
    async () => {
      const [db, next] = pools as readonly [Database, Database];
      const token = await older.signIn('demo');
      const { body } = await older.send('GET', '/order?limit=1', { token });
      const symbol = (body as { data: { symbol: string }[] }).data[0]?.symbol ?? '';
      const place = async (world: ContractWorld, number: number): Promise<string> => {
        const answer = await world.send('POST', '/order', {
          token,
          body: { symbol, direction: 'long', order_type: 'market', quantity: '1' },
          headers: { 'idempotency-key': `order-${number}` },
        });
        expect([number, answer.status, answer.text]).toEqual([number, 201, answer.text]);
        return (answer.body as { id: string }).id;
      };
      const lines: string[] = [];
      const keep = (_fields: unknown, text: string): void => void lines.push(text);
      const watch = createStoreWatch({
        db,
        refresh: () => Promise.resolve(),
        monitor: { broke: (_what, error) => expect.fail(String(error)) },
        log: { error: keep, warn: keep, info: keep } as unknown as Parameters<
          typeof createStoreWatch
        >[0]['log'],
      });
      watch.start();
      await vi.waitUntil(() => watch.metrics().includes('fairlot_database_newer 0'), { timeout: 10_000 });

      const ids = new Map<number, string>();
      const serve = async (): Promise<void> => {
        for (let number = 0; number < ORDERS; number += 1) {
          ids.set(number, await place(older, number));
          await older.broker.runDue();
        }
      };
      await Promise.all([serve(), migrate(next, { migrations: migrationsOfTheNext() })]);
      newer = await openContractWorld(next);
      // Each call again, at the newer one, while both do what is due.
      const again = newer;
      await Promise.all(
        [...ids].map(async ([number, id]) => {
          expect(await place(again, number)).toBe(id);
        }),
      );
      await Promise.all([older.broker.runDue(), again.broker.runDue()]);
      await Promise.all([place(older, ORDERS), place(again, ORDERS + 1)]);
      await Promise.all([older.broker.runDue(), again.broker.runDue()]);

      const { rows } = await sql<{ n: number }>`
        select (select count(*)::int from fill f where f.order_id = o.id) as n
          from trade_order o where o.id = any(${[...ids.values()]}::text[])`.execute(db.read);
      expect(rows.map(({ n }) => n)).toEqual(Array(ORDERS).fill(1));
      expect(await brokenInvariants(db.read)).toEqual([]);
      expect((await sql`select from work_failure`.execute(db.read)).rows).toEqual([]);

      await vi.waitUntil(() => watch.metrics().includes('fairlot_database_newer 1'), { timeout: 10_000 });
      // Two looks later there is still one line.
      await wait(2_500);
      expect(lines).toEqual([
        `A newer version has migrated the database up to ${NEWEST}. This one works on until it is updated.`,
      ]);
      // An older server that starts again leaves the newer functions.
      await migrate(db);
      const { rows: functions } = await sql<{ hash: string }>`
        select hash from schema_migration where name = 'functions'`.execute(db.read);
      expect(functions[0]?.hash).toBe(migrationsOfTheNext().find(({ isRepeatable }) => isRepeatable)?.hash);
      await watch.stop();
    },
  );
});
