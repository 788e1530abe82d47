import { connectPostgres } from '../../db/connect.js';
import type { Database } from '../../db/database.js';
import {
  claimRows,
  growTables,
  listGrowingTables,
  readPatterns,
  type Patterns,
} from '../../db/testing/growTables.js';
import {
  connectWatched,
  readingsOf,
  type Plan,
  type Reading,
  type Sent,
} from '../../db/testing/watchPlans.js';
import { workOneDay } from '../../operators/testing/operatorOffice.js';
import { openContractWorld } from './contractWorld.js';
import { endTheDay, liveOneDay } from './dayOfLife.js';

/** Records the plan of every query that the server runs during one day of use, in tables with many rows of others. */

const now = new Date().toISOString();
const book = { owner: 'mem_X', account_kind: 'trade', book: 'available', commodity: 'USD' };
/** Rows for tables that stay empty during the day. */
const PLANTED: Readonly<Record<string, object>> = {
  book_hour: { ...book, hour: now, balance: 1, inflow: 0, outflow: 0 },
  book_day: { ...book, day: now, balance: 1, inflow: 0, outflow: 0 },
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

/** Migrates and seeds an empty database. */
export async function seedWorld(url: string): Promise<void> {
  const db = connectPostgres(url);
  await (await openContractWorld(db)).close();
  await db.close();
}

/** The rows that one day of use writes. The database must be seeded, and is not used afterwards. */
export async function readDayPatterns(url: string): Promise<Patterns> {
  const db = connectPostgres(url);
  const world = await openContractWorld(db);
  await liveOneDay(world);
  await workOneDay(world);
  await world.close();
  const patterns = await readPatterns(db.read);
  await db.close();
  return new Map(
    [...patterns].map(([table, rows]) => [
      table,
      rows.length > 0 || PLANTED[table] === undefined ? rows : [PLANTED[table]],
    ]),
  );
}

export interface WatchedDay {
  /** Still open; the caller closes it. */
  readonly db: Database;
  /** The plans of the day's statements. Later statements are appended. */
  readonly plans: Plan[];
  /** Every statement that was sent so far. */
  readonly sent: readonly Sent[];
  /** The requests that were not accepted. */
  readonly refused: readonly string[];
  /** Every read of a growing table so far, with its statement. */
  readings(): (Reading & { readonly statement: string })[];
}

/**
 * Adds `rows` rows of other members to each growing table of a seeded database, then runs a day of use in it.
 * @param claimed the row count that the planner assumes, if other than the real one
 */
export async function watchDay(
  url: string,
  patterns: Patterns,
  rows: number,
  claimed?: number,
): Promise<WatchedDay> {
  const plans: Plan[] = [];
  const sent: Sent[] = [];
  const db = connectWatched(
    url,
    (plan) => plans.push(plan),
    (statement) => sent.push(statement),
  );
  await growTables(db, patterns, rows);
  if (claimed !== undefined) await claimRows(db, claimed);
  const growing = new Set(await listGrowingTables(db.read));
  plans.length = 0;
  sent.length = 0;
  const world = await openContractWorld(db);
  const refused = [...(await liveOneDay(world)), ...(await endTheDay(world))];
  await workOneDay(world);
  await world.close();
  return {
    db,
    plans,
    sent,
    refused,
    readings: () =>
      plans.flatMap(({ statement, root }) =>
        readingsOf(root)
          .filter(({ table }) => growing.has(table))
          .map((reading) => ({ ...reading, statement: statement.replace(/\s+/g, ' ') })),
      ),
  };
}
