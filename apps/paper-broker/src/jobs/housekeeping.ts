import { sql } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the 24 hours that are promised. */
const KEEP_IDEMPOTENCY_MS = 2 * DAY_MS;
/** Sessions end after 30 days at the latest; ended ones stay for a while as a record. */
const KEEP_SESSION_MS = 90 * DAY_MS;
const KEEP_THROTTLE_MS = DAY_MS;
/** Codes and challenges live for minutes; the limit per hour looks at them for an hour. */
const KEEP_CODE_MS = DAY_MS;
const KEEP_OUTBOX_MS = 7 * DAY_MS;
const KEEP_JOB_MS = 30 * DAY_MS;

/** Deletes what no one will ask for again. Every process may do so; deleting twice is deleting once. */
export async function cleanUp({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  const before = (ms: number): Date => new Date(clock.wall().getTime() - ms);
  await db.read.deleteFrom('idempotency').where('created_at', '<', before(KEEP_IDEMPOTENCY_MS)).execute();
  await db.read.deleteFrom('member_session').where('created_at', '<', before(KEEP_SESSION_MS)).execute();
  await db.read
    .deleteFrom('sign_in_throttle')
    .where('first_failure_at', '<', before(KEEP_THROTTLE_MS))
    .execute();
  await db.read
    .deleteFrom('member_event')
    .where('created_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute();
  await db.read.deleteFrom('verification_code').where('created_at', '<', before(KEEP_CODE_MS)).execute();
  await db.read.deleteFrom('sign_in_challenge').where('expires_at', '<', before(0)).execute();
  await db.read.deleteFrom('passkey_challenge').where('expires_at', '<', before(0)).execute();
  await db.read.deleteFrom('outbox').where('created_at', '<', before(KEEP_OUTBOX_MS)).execute();
  await db.read.deleteFrom('job').where('done_at', '<', before(KEEP_JOB_MS)).execute();
}

/** Cleans up now and every hour. @returns a function that stops it */
export function startHousekeeping(
  tools: { readonly db: Database; readonly clock: Clock },
  onError: (error: unknown) => void,
): () => void {
  const run = (): void => void cleanUp(tools).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
