import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { copyDatabase, createPostgresDatabase } from '../db/testing/createTestStore.js';
import {
  claimRows,
  growTables,
  listGrowingTables,
  readPatterns,
  type Patterns,
} from '../db/testing/growTables.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { connectWatched, readingsOf, type Plan } from '../db/testing/watchPlans.js';
import { openContractWorld } from './testing/contractWorld.js';
import { endTheDay, liveOneDay } from './testing/dayOfLife.js';

/** Of others, in each table that grows. */
const ROWS = 4_000;
/** What the planner believes that there are. */
const CLAIMED_ROWS = 1_000_000;
/** A statement may look at so many rows of a growing table; a batch or a page is no longer. */
const MOST_ROWS = 1_000;

const now = new Date().toISOString();
const book = { owner: 'mem_X', account_kind: 'trade', book: 'available', commodity: 'USD' };
/** Rows of the tables that the day leaves empty. */
const PLANTED: Readonly<Record<string, object>> = {
  book_hour: { ...book, hour: now, balance: 1, inflow: 0, outflow: 0 },
  entry_day: { ...book, day: now, kind: 'deposit_pass', amount: 1, entries: 1 },
  history_book: { ...book, version: 1 },
  history_due: { member_id: 'mem_X', due_at: now },
  mail_delivery: { outbox_id: 'msg_X', next_at: now },
  rate_window: { key: 'X', ends_at: '2100-01-01', count: 1 },
  sign_in_challenge: { token_hash: '\\x00', member_id: 'mem_X', tries: 0, expires_at: '2100-01-01' },
  sign_in_throttle: { identity_hash: '\\x00', failures: 1, first_failure_at: now, waits: 0 },
  work_failure: {
    source: 'job',
    item_id: 'X',
    attempts: 1,
    reason: 'X',
    failed_at: now,
    retry_at: '2100-01-01',
  },
};

describe.skipIf(!hasPostgres)('the queries of the server, on large tables', () => {
  const plans: Plan[] = [];
  let db: Database;
  let growing: ReadonlySet<string>;
  let patterns: Patterns;
  let refused: readonly string[];
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const store = await createPostgresDatabase();
    remove = store.remove;
    const seeding = connectPostgres(store.url);
    await (await openContractWorld(seeding)).close();
    await seeding.close();
    // What a day writes is the pattern for what many days of many others have written.
    const copy = await copyDatabase(store.url);
    const other = connectPostgres(copy.url);
    const elsewhere = await openContractWorld(other);
    await liveOneDay(elsewhere);
    await elsewhere.close();
    patterns = new Map(
      [...(await readPatterns(other.read))].map(([table, rows]) => [
        table,
        rows.length > 0 || PLANTED[table] === undefined ? rows : [PLANTED[table]],
      ]),
    );
    await other.close();
    await copy.remove();

    db = connectWatched(store.url, (plan) => plans.push(plan));
    await growTables(db, patterns, ROWS);
    await claimRows(db, CLAIMED_ROWS);
    growing = new Set(await listGrowingTables(db.read));
    plans.length = 0;
    const world = await openContractWorld(db);
    refused = [...(await liveOneDay(world)), ...(await endTheDay(world))];
    await world.close();
  }, 180_000);
  afterAll(async () => {
    await db.close();
    await remove();
  });

  /** Readings of growing tables that cost more the larger these are. */
  const findFaults = (): string[] => {
    const faults = plans.flatMap(({ statement, root }) =>
      readingsOf(root)
        .filter(({ table, how, rows }) => growing.has(table) && (how === 'Seq Scan' || rows > MOST_ROWS))
        .map(({ table, how, rows }) => `${how} of ${table}, ${rows} rows: ${statement.replace(/\s+/g, ' ')}`),
    );
    return [...new Set(faults)];
  };

  it('are all of a day, and every growing table has rows of others', () => {
    expect(refused).toEqual([]);
    expect([...patterns].filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(new Set(plans.map(({ statement }) => statement)).size).toBeGreaterThan(200);
  });

  it('read no growing table as a whole', () => {
    expect(findFaults()).toEqual([]);
  });

  it('would be found if they did', async () => {
    plans.length = 0;
    await sql`select from member where nickname = 'nobody'`.execute(db.read);
    await sql`select id from member order by id`.execute(db.read);
    expect(findFaults()).toEqual([
      expect.stringContaining('Seq Scan of member'),
      expect.stringContaining('of member, '),
    ]);
  });
});
