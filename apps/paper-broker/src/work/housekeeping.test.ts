import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../clock/testing.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase, describeOnBothStores } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { connectWatched, readingsOf, type Plan } from '../db/testing/watchPlans.js';
import { DAY_MS } from '../util/durations.js';
import { earlier } from '../util/instants.js';
import { cleanUp, startHousekeeping } from './housekeeping.js';
import { createMonitor } from './monitor.js';

const OLD_ROWS = 20_000;
const BATCH = 500;

describeOnBothStores('cleaning up', (makeStore) => {
  let db: Database;
  const clock = createTestClock();
  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());

  const insertKeys = (name: string, count: number, at: Date) =>
    sql`insert into idempotency (scope, operation, key, body_hash, status, body, created_at)
        select ${name}, 'POST /x', n::text, '', 200, null, ${at}::timestamptz + n * interval '1 ms'
          from generate_series(1, ${count}::int) n`.execute(db.read);
  const countKeys = async (name: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from idempotency where scope = ${name}`.execute(db.read);
    return rows[0]?.count ?? -1;
  };

  it('deletes many old rows in small steps, and lets other work run between them', async () => {
    await insertKeys('old', OLD_ROWS, earlier(clock.wall(), 5 * DAY_MS));
    await insertKeys('young', 10, clock.wall());
    await sql`create table step (rows int, transaction xid8)`.execute(db.read);
    await sql`create function note_step() returns trigger language plpgsql
              as $$ begin insert into step select count(*), pg_current_xact_id() from gone; return null; end $$`.execute(
      db.read,
    );
    await sql`create trigger note_step after delete on idempotency referencing old table as gone
              for each statement execute function note_step()`.execute(db.read);

    let isCleaning = true;
    const broken: unknown[] = [];
    const monitor = createMonitor({ error: (line: unknown) => void broken.push(line) });
    const cleaning = cleanUp({ db, clock, monitor }, {}).finally(() => (isCleaning = false));
    let written = 0;
    while (isCleaning) {
      written += 1;
      // Writes to the table that is being cleaned.
      await sql`insert into idempotency (scope, operation, key, body_hash, created_at)
                values ('meanwhile', 'POST /x', ${String(written)}, '', ${clock.wall()})`.execute(db.read);
    }
    await cleaning;

    expect(broken).toEqual([]);
    expect([await countKeys('old'), await countKeys('young'), await countKeys('meanwhile')]).toEqual([
      0,
      10,
      written,
    ]);
    // Each step is a transaction, so nobody waits for more than one step.
    const { rows } = await sql<{ steps: number; transactions: number; most: number; sum: number }>`
      select count(*)::int as steps, count(distinct transaction::text)::int as transactions, max(rows) as most,
             sum(rows)::int as sum from step`.execute(db.read);
    const steps = OLD_ROWS / BATCH + 1;
    expect(rows).toEqual([{ steps, transactions: steps, most: BATCH, sum: OLD_ROWS }]);
    expect(written).toBeGreaterThan(0);
  }, 180_000);

  it('ends after the step in progress when the server stops, and goes on at the next start', async () => {
    await insertKeys('left', OLD_ROWS, earlier(clock.wall(), 5 * DAY_MS));
    const tools = { db, clock, monitor: createMonitor({ error: () => undefined }) };
    const stop = startHousekeeping({ ...tools, refresh: () => Promise.resolve() }, {});
    await expect.poll(() => countKeys('left'), { interval: 1 }).toBeLessThan(OLD_ROWS);
    await stop();
    expect(await countKeys('left')).toBeGreaterThan(0);
    await cleanUp(tools, {});
    expect(await countKeys('left')).toBe(0);
  });
});

/** Tables that the planner would read as a whole for each batch, with old rows and as many young ones. */
const MIDDLE_SIZED = `
  insert into outbox (id, channel, recipient, purpose, sealed, created_at, expires_at)
    select n, 'mail', 'a@b.example', 'x', '\\x00', now() - make_interval(days => n % 2 * 10),
           now() - make_interval(days => n % 2 * 10 - 1) from generate_series(1, 4000) as n;
  insert into passkey_challenge (hash, expires_at)
    select sha256(n::text::bytea), now() + make_interval(days => n % 2 * 10 - 5) from generate_series(1, 4000) as n;
  analyze`;

describe.skipIf(!hasPostgres)('cleaning up tables of middle size', () => {
  it('looks up the rows of a batch', async () => {
    const { url, remove } = await createPostgresDatabase();
    const db = connectPostgres(url);
    for (const statement of MIDDLE_SIZED.split(';')) await sql.raw(statement).execute(db.read);
    const plans: Plan[] = [];
    const watched = connectWatched(url, (plan) => plans.push(plan));
    const broken: unknown[] = [];
    const monitor = createMonitor({ error: (line: unknown) => void broken.push(line) });
    await cleanUp({ db: watched, clock: createTestClock(new Date()), monitor }, {});
    expect(broken).toEqual([]);
    const tables = ['outbox', 'passkey_challenge'] as const;
    for (const table of tables) {
      const readings = plans.flatMap(({ root }) => readingsOf(root)).filter((each) => each.table === table);
      expect(readings.length, table).toBeGreaterThan(0);
      expect(readings.filter(({ how, rows }) => how === 'Seq Scan' || rows > BATCH)).toEqual([]);
    }
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(db.read);
      expect(rows, table).toEqual([{ count: 2000 }]);
    }
    await watched.close();
    await db.close();
    await remove();
  });
});
