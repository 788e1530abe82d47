import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.js';
import { MOST_APART_MS } from '../util/clockDifference.js';
import type { Database } from '../db/database.js';
import { MINUTE_MS } from '../util/durations.js';
import { Refusal } from '../http/refusal.js';
import { earlier, later } from '../util/instants.js';
import { inTurn } from './inTurn.js';

const ALLOWED_FAILURES = 5;
const WINDOW_MS = 15 * MINUTE_MS;
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 15 * 60;

type Tools = { readonly db: Database; readonly clock: Clock };

/** Hashes an identity, so that the table does not list who has an account. */
const hashIdentity = (identity: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(identity).digest());

/**
 * Compares a secret and counts the try for its identity. After five wrong tries in 15 minutes the identity waits 60
 * s, and twice as long after each further one, up to 15 minutes. It is never locked permanently.
 *
 * A try is counted before the comparison, and the count is taken back when it was right. So of guesses sent at the
 * same time, to any number of processes, at most five are compared.
 * @param identity in its normalized form
 * @param compare resolves to undefined for a wrong secret; a throw does not count as a try
 * @throws Refusal `rate_limited` while the identity has to wait
 */
export function compareAsTry<T>(
  tools: Tools,
  identity: string,
  compare: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return inTurn(identity, async () => {
    await countTry(tools, identity);
    let match: T | undefined;
    try {
      match = await compare();
    } catch (error) {
      await takeTryBack(tools, identity);
      throw error;
    }
    if (match !== undefined) await forgetTries(tools, identity);
    return match;
  });
}

/** Deletes the count of wrong tries after a right one. */
export async function forgetTries({ db }: Tools, identity: string): Promise<void> {
  await db.transaction((tx) =>
    tx.deleteFrom('sign_in_throttle').where('identity_hash', '=', hashIdentity(identity)).execute(),
  );
}

/** Counts with one statement, so that two tries never read the same count. */
async function countTry({ db, clock }: Tools, identity: string): Promise<void> {
  const wall = clock.wall();
  const identityHash = hashIdentity(identity);
  // No wait of another server ends later than this. Later times are of a clock that was ahead.
  const latest = later(wall, LONGEST_WAIT_S * 1000 + MOST_APART_MS);
  const old = sql`greatest(t.first_failure_at, coalesce(t.blocked_until, t.first_failure_at))
    not between ${earlier(wall, WINDOW_MS)} and ${latest}`;
  const blocks = sql`t.failures + 1 >= ${sql.lit(ALLOWED_FAILURES)}`;
  const waitS = sql`least(${sql.lit(FIRST_WAIT_S)} * power(2, least(t.waits, 10)), ${sql.lit(LONGEST_WAIT_S)})`;
  const counted = await db.transaction((tx) =>
    sql<{ failures: number }>`
      insert into sign_in_throttle as t (identity_hash, failures, first_failure_at)
      values (${identityHash}, 1, ${wall})
      on conflict (identity_hash) do update set
        failures = case when ${old} then 1 else t.failures + 1 end,
        first_failure_at = case when ${old} or t.failures = 0 then ${wall} else t.first_failure_at end,
        waits = case when ${old} then 0 when ${blocks} then t.waits + 1 else t.waits end,
        blocked_until = case when ${old} or not (${blocks}) then null
          else cast(${wall} as timestamptz) + ${waitS} * interval '1 second' end
      where t.blocked_until is null or t.blocked_until <= ${wall} or t.blocked_until > ${latest}
      returning t.failures
    `.execute(tx),
  );
  if (counted.rows.length === 0) throw await toWait({ db, clock }, identityHash);
}

async function toWait({ db, clock }: Tools, identityHash: Uint8Array): Promise<Refusal> {
  const row = await db.read
    .selectFrom('sign_in_throttle')
    .select('blocked_until')
    .where('identity_hash', '=', identityHash)
    .executeTakeFirst();
  const waitMs = (row?.blocked_until?.getTime() ?? 0) - clock.wall().getTime();
  return new Refusal('rate_limited', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Takes back the count of a try that was not compared. */
async function takeTryBack({ db }: Tools, identity: string): Promise<void> {
  await db.transaction((tx) =>
    sql`
      update sign_in_throttle set
        failures = greatest(failures - 1, 0),
        waits = case when blocked_until is null then waits else greatest(waits - 1, 0) end,
        blocked_until = null
      where identity_hash = ${hashIdentity(identity)}
    `.execute(tx),
  );
}
