import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import { isPassword } from './passwords.js';

/** Wrong tries before the payment password is locked. */
const ALLOWED_FAILURES = 5;
const LOCK_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

type Tools = Pick<BrokerContext, 'db' | 'clock'>;

/**
 * Checks a member's payment password. Call it before the transaction of the work it protects, never inside one: a wrong
 * try counts even where the work is undone.
 *
 * The fifth wrong try locks for 15 minutes by the wall clock. Guesses sent at the same time gain nothing: each is counted
 * with the row locked, and a right one is only told so while fewer than five wrong ones stand before it.
 *
 * @param field where the request carries it, for the refusal's path
 * @throws Refusal `pay_password_not_set` (422), `pay_password_incorrect` (422, with the tries left), `pay_password_locked`
 * (403, with the minutes to wait)
 */
export async function requirePayPassword(
  { db, clock }: Tools,
  memberId: string,
  payPassword: string,
  field = 'pay_password',
): Promise<void> {
  const row = await db.read
    .selectFrom('member')
    .select(['pay_password_hash', 'pay_password_locked_until'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (row.pay_password_hash === null) {
    throw new Refusal('pay_password_not_set', { fields: [{ path: field, code: 'pay_password_not_set' }] });
  }
  const wall = clock.wall();
  refuseWhileLocked(row.pay_password_locked_until, wall);
  const isRight = await isPassword(payPassword, row.pay_password_hash);
  const failures = await countTry({ db, clock }, memberId, isRight);
  if (isRight) return;
  if (failures >= ALLOWED_FAILURES) throw locked(LOCK_MS);
  const params = { left: String(ALLOWED_FAILURES - failures) };
  throw new Refusal('pay_password_incorrect', {
    params,
    fields: [{ path: field, code: 'pay_password_incorrect', params }],
  });
}

/** @returns the wrong tries that now stand */
function countTry({ db, clock }: Tools, memberId: string, isRight: boolean): Promise<number> {
  const wall = clock.wall();
  return db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .select(['pay_password_failures', 'pay_password_locked_until'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    refuseWhileLocked(row.pay_password_locked_until, wall);
    const isAfterLock = row.pay_password_locked_until !== null;
    const failures = isRight ? 0 : (isAfterLock ? 0 : row.pay_password_failures) + 1;
    if (failures === row.pay_password_failures && !isAfterLock) return failures;
    await tx
      .updateTable('member')
      .set({
        pay_password_failures: failures,
        pay_password_locked_until: failures >= ALLOWED_FAILURES ? new Date(wall.getTime() + LOCK_MS) : null,
      })
      .where('id', '=', memberId)
      .execute();
    return failures;
  });
}

function refuseWhileLocked(until: Date | null, wall: Date): void {
  const waitMs = (until?.getTime() ?? 0) - wall.getTime();
  if (waitMs > 0) throw locked(waitMs);
}

function locked(waitMs: number): Refusal {
  return new Refusal('pay_password_locked', {
    params: { minutes: String(Math.ceil(waitMs / MINUTE_MS)) },
    retryAfterS: Math.ceil(waitMs / 1000),
  });
}
