import { sql, type RawBuilder } from 'kysely';
import { DAY_MS, HOUR_MS } from '../util/durations.js';
import { earlier } from '../util/instants.js';
import type { WorkTools as Tools } from './source.js';

/** Longer than the promised 24 hours. */
const KEEP_IDEMPOTENCY_MS = 2 * DAY_MS;
/** Sessions end after 30 days at the latest. Ended sessions are kept for a time as a record. */
const KEEP_SESSION_MS = 90 * DAY_MS;
const KEEP_THROTTLE_MS = DAY_MS;
/** Codes and challenges are valid for minutes; the limit per hour counts those of the last hour. */
const KEEP_CODE_MS = DAY_MS;
const KEEP_OUTBOX_MS = 7 * DAY_MS;
const KEEP_JOB_MS = 30 * DAY_MS;

/** A periodic cleanup. */
type Chore = () => Promise<unknown>;
/** The cleanups of other folders, by name. */
export type Chores = Readonly<Record<string, Chore>>;

/** Rows per statement: few, so that a table is never locked or busy for long. */
export const ROWS_AT_ONCE = 500;

/** The cleanups of rows that nothing reads any more. Several processes can run them at the same time. */
function listChores({ db, clock }: Tools, signal: AbortSignal | undefined): Chores {
  const before = (ms: number): RawBuilder<unknown> => sql`${earlier(clock.wall(), ms)}::timestamptz`;
  // For an array the planner looks up each row; for `in` it scans a table of some 20,000 rows.
  const remove = (table: string, key: string, column: string, end: RawBuilder<unknown>): Chore =>
    inBatches(
      db,
      signal,
      (batch) => sql`delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(column)} < ${end}
       order by ${sql.ref(column)} limit ${batch}))`,
    );
  return {
    idempotency: inBatches(
      db,
      signal,
      (batch) => sql`delete from idempotency where (scope, operation, key) in (
        select scope, operation, key from idempotency where created_at < ${before(KEEP_IDEMPOTENCY_MS)}
         order by created_at limit ${batch})`,
    ),
    sessions: remove('member_session', 'id', 'created_at', before(KEEP_SESSION_MS)),
    throttles: remove('sign_in_throttle', 'identity_hash', 'first_failure_at', before(KEEP_THROTTLE_MS)),
    // `now()` is constant in a statement, so the index is used; `clock_timestamp()` is evaluated for each row.
    events: remove('member_event', 'seq', 'created_at', sql`(now() - interval '1 hour')`),
    codes: remove('verification_code', 'id', 'created_at', before(KEEP_CODE_MS)),
    challenges: remove('sign_in_challenge', 'token_hash', 'expires_at', before(0)),
    passkeys: remove('passkey_challenge', 'hash', 'expires_at', before(0)),
    deadCodes: inBatches(
      db,
      signal,
      (batch) => sql`update outbox set sealed = null where id = any(array(
        select id from outbox where sealed is not null and expires_at <= ${before(0)}
         order by expires_at limit ${batch}))`,
    ),
    outbox: remove('outbox', 'id', 'created_at', before(KEEP_OUTBOX_MS)),
    jobs: remove('job', 'id', 'done_at', before(KEEP_JOB_MS)),
    // For entries that were posted before the column existed.
    entryKinds: inBatches(
      db,
      signal,
      (batch) => sql`update entry set kind = journal.kind from journal
        where journal.ref = entry.journal_ref and (entry.journal_ref, entry.line) in (
          select journal_ref, line from entry where kind is null limit ${batch})`,
    ),
  };
}

/** Runs a statement for batches of rows until a batch is not full, or the signal is aborted. */
const inBatches =
  (
    { read }: Tools['db'],
    signal: AbortSignal | undefined,
    statement: (rows: number) => RawBuilder<unknown>,
  ): Chore =>
  async () => {
    for (let done = ROWS_AT_ONCE; done >= ROWS_AT_ONCE && signal?.aborted !== true;) {
      const result = await statement(ROWS_AT_ONCE).execute(read);
      done = Number(result.numAffectedRows ?? 0n);
    }
  };

/**
 * Runs every chore. A chore that fails is reported; the others still run.
 * @param signal when it is aborted, the batch in progress is the last one
 */
export async function cleanUp(tools: Tools, more: Chores, signal?: AbortSignal): Promise<void> {
  for (const [name, chore] of Object.entries({ ...listChores(tools, signal), ...more })) {
    if (signal?.aborted === true) return;
    try {
      await chore();
    } catch (error) {
      tools.monitor.broke(`housekeeping ${name}`, error);
    }
  }
}

/**
 * Cleans up at once and then every hour, unless this machine's clock is wrong. A clock that is days ahead
 * would make today's idempotency keys old enough to delete, and their requests could then run again.
 * @param tools `refresh` throws while the clock is wrong
 * @returns a function that stops it after the batch in progress
 */
export function startHousekeeping(
  tools: Tools & { refresh(): Promise<void> },
  more: Chores,
): () => Promise<void> {
  const stopping = new AbortController();
  const cleanUpByRightClock = async (): Promise<void> => {
    try {
      await tools.refresh();
    } catch (error) {
      return tools.monitor.broke('housekeeping clock', error);
    }
    await cleanUp(tools, more, stopping.signal);
  };
  let last = Promise.resolve();
  const run = (): void => void (last = last.then(cleanUpByRightClock));
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return last;
  };
}
