import { sql } from 'kysely';
import { MOST_APART_MS } from '../util/clockDifference.js';
import type { BrokerContext } from '../context.js';
import { MINUTE_MS } from '../util/durations.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { later } from '../util/instants.js';
import { isPassword } from './passwords.js';
import { inTurn } from './inTurn.js';

/** Wrong tries until the pay password is locked. */
const ALLOWED_FAILURES = 5;
const LOCK_MS = 15 * MINUTE_MS;

type Tools = Pick<BrokerContext, 'db' | 'clock'>;

/**
 * Checks a member's pay password. Call it before the transaction of the work it protects, never inside one, because a
 * wrong try counts even when the work is rolled back.
 *
 * The fifth wrong try locks the pay password for 15 minutes by the wall clock. A try is counted before the
 * comparison, and a right one resets the count, so guesses at the same time gain nothing.
 *
 * @param field the field of the request, for the refusal's path
 * @throws Refusal `pay_password_not_set` (422), `pay_password_incorrect` (422, with the remaining tries),
 * `pay_password_locked` (403, with the minutes to wait)
 */
export function requirePayPassword(
  tools: Tools,
  memberId: string,
  payPassword: string,
  field = 'pay_password',
): Promise<void> {
  return inTurn(`pay ${memberId}`, async () => {
    const { hash, failures } = await countTry(tools, memberId, field);
    let isRight: boolean;
    try {
      isRight = await isPassword(payPassword, hash, memberId);
    } catch (error) {
      await setFailures(tools, memberId, failures - 1);
      throw error;
    }
    if (isRight) return setFailures(tools, memberId, 0);
    if (failures >= ALLOWED_FAILURES) throw locked(LOCK_MS);
    const params = { left: String(ALLOWED_FAILURES - failures) };
    throw refuseField(field, 'pay_password_incorrect', params);
  });
}

interface CountedTry {
  readonly hash: string;
  /** Including this try. */
  readonly failures: number;
}

/** Counts with one statement, so that two tries never read the same count. */
async function countTry({ db, clock }: Tools, memberId: string, field: string): Promise<CountedTry> {
  const wall = clock.wall();
  const counted = await db.transaction((tx) =>
    sql<{ pay_password_hash: string; pay_password_failures: number }>`
      update member set
        pay_password_failures = case when pay_password_locked_until is null then pay_password_failures + 1 else 1 end,
        pay_password_locked_until = case
          when pay_password_locked_until is null and pay_password_failures + 1 >= ${sql.lit(ALLOWED_FAILURES)}
          then cast(${later(wall, LOCK_MS)} as timestamptz) end
      where id = ${memberId} and pay_password_hash is not null
        and (pay_password_locked_until is null or pay_password_locked_until <= ${wall}
          -- Set by a clock that was ahead: no lock of another server ends so late.
          or pay_password_locked_until > ${later(wall, LOCK_MS + MOST_APART_MS)})
      returning pay_password_hash, pay_password_failures
    `.execute(tx),
  );
  const [row] = counted.rows;
  if (row !== undefined) return { hash: row.pay_password_hash, failures: row.pay_password_failures };
  const { pay_password_locked_until: until } = await db.read
    .selectFrom('member')
    .select('pay_password_locked_until')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const waitMs = (until?.getTime() ?? 0) - wall.getTime();
  throw waitMs > 0 ? locked(waitMs) : refuseField(field, 'pay_password_not_set');
}

async function setFailures({ db }: Tools, memberId: string, failures: number): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('member')
      .set({ pay_password_failures: failures, pay_password_locked_until: null })
      .where('id', '=', memberId)
      .execute(),
  );
}

function locked(waitMs: number): Refusal {
  return new Refusal('pay_password_locked', {
    params: { minutes: String(Math.ceil(waitMs / MINUTE_MS)) },
    retryAfterS: Math.ceil(waitMs / 1000),
  });
}
