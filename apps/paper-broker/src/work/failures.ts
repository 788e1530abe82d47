import type { NotNull } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database, Queries } from '../db/database.js';
import { isNotNow } from '../db/notNow.js';
import { later } from '../util/instants.js';
import { ServiceAway } from '../util/serviceAway.js';
import type { DueItem } from './source.js';

/** After this many failures, about nine minutes after the first, an item is parked: it waits for an operator. */
const MAX_ATTEMPTS = 10;
/**
 * Failures of the store and of other services are counted up to this number. They say nothing about the item, so they
 * never park it. The pause stays short, so that the item is done soon after the service works again.
 */
const MAX_UNAVAILABLE = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
const MAX_REASON_LENGTH = 500;

interface Tools {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Records that an item failed. It stays off the work lists for 1 s, 2 s, 4 s … of wall time, and finally is parked,
 * unless it failed because something is unavailable.
 * @returns the number of its failures, and whether it is parked now
 */
export async function recordFailure(
  { db, clock }: Tools,
  item: DueItem,
  error: unknown,
): Promise<{ attempts: number; parked: boolean }> {
  const isUnavailable = error instanceof ServiceAway || (error instanceof Error && isNotNow(error));
  const attempts = isUnavailable
    ? Math.max(item.attempts, Math.min(item.attempts + 1, MAX_UNAVAILABLE))
    : item.attempts + 1;
  const parked = attempts >= MAX_ATTEMPTS;
  const wall = clock.wall();
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const failure = {
    attempts,
    // PostgreSQL's text cannot contain NUL.
    reason: String(error).replaceAll('\0', '').slice(0, MAX_REASON_LENGTH),
    failed_at: wall,
    retry_at: parked ? null : later(wall, pauseMs),
    parked_at: parked ? wall : null,
  };
  await db.transaction((tx) =>
    tx
      .insertInto('work_failure')
      .values({ source: item.source, item_id: item.id, ...failure })
      .onConflict((conflict) => conflict.columns(['source', 'item_id']).doUpdateSet(failure))
      .execute(),
  );
  return { attempts, parked };
}

/** Whether an item has failed and waits for its next attempt or for an operator. */
export async function hasFailed(queries: Queries, source: string, id: string): Promise<boolean> {
  const failure = await queries
    .selectFrom('work_failure')
    .select('item_id')
    .where('source', '=', source)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return failure !== undefined;
}

/**
 * Deletes the record of an item's failures, after success or to let it be tried again.
 * @returns whether there was one
 */
export async function forgetFailure(queries: Queries, source: string, id: string): Promise<boolean> {
  const forgotten = await queries
    .deleteFrom('work_failure')
    .where('source', '=', source)
    .where('item_id', '=', id)
    .returning('item_id')
    .executeTakeFirst();
  return forgotten !== undefined;
}

/** The parked items, oldest first. */
export function listParked(queries: Queries, limit: number) {
  return queries
    .selectFrom('work_failure')
    .selectAll()
    .where('parked_at', 'is not', null)
    .$narrowType<{ parked_at: NotNull }>()
    .orderBy('parked_at')
    .orderBy('source')
    .orderBy('item_id')
    .limit(limit)
    .execute();
}
