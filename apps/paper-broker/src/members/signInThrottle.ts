import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import { Refusal } from '../http/refusal.js';

const ALLOWED_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

type Tools = { readonly db: Database; readonly clock: Clock };

/** An identity is hashed: the table must not become a list of who has an account. */
const hashIdentity = (identity: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(identity.toLowerCase()).digest());

/**
 * Lets a sign-in be tried, or not yet: after five wrong tries in 15 minutes for one identity it waits 60 s, and twice as
 * long after each further wrong one, up to 15 minutes. No one is locked out for good.
 * @throws Refusal `rate_limited`
 */
export async function checkThrottle({ db, clock }: Tools, identity: string): Promise<void> {
  const row = await db.read
    .selectFrom('sign_in_throttle')
    .select('blocked_until')
    .where('identity_hash', '=', hashIdentity(identity))
    .executeTakeFirst();
  const waitMs = (row?.blocked_until?.getTime() ?? 0) - clock.wall().getTime();
  if (waitMs > 0) throw new Refusal('rate_limited', { retryAfterS: Math.ceil(waitMs / 1000) });
}

/** Counts a wrong try. */
export async function countFailure({ db, clock }: Tools, identity: string): Promise<void> {
  const wall = clock.wall();
  const identityHash = hashIdentity(identity);
  await db.transaction(async (tx) => {
    await tx
      .insertInto('sign_in_throttle')
      .values({ identity_hash: identityHash, failures: 0, first_failure_at: wall, blocked_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('sign_in_throttle')
      .selectAll()
      .where('identity_hash', '=', identityHash)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const lastMs = Math.max(row.first_failure_at.getTime(), row.blocked_until?.getTime() ?? 0);
    const isOld = wall.getTime() - lastMs > WINDOW_MS;
    const failures = isOld ? 1 : row.failures + 1;
    const waits = isOld ? 0 : row.waits;
    const isBlocked = failures >= ALLOWED_FAILURES;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS);
    await tx
      .updateTable('sign_in_throttle')
      .set({
        failures,
        first_failure_at: isOld || row.failures === 0 ? wall : row.first_failure_at,
        blocked_until: isBlocked ? new Date(wall.getTime() + waitMs) : null,
        waits: isBlocked ? waits + 1 : waits,
      })
      .where('identity_hash', '=', identityHash)
      .execute();
  });
}

/** A right try forgets the wrong ones. */
export async function forgetFailures({ db }: Tools, identity: string): Promise<void> {
  await db.transaction((tx) =>
    tx.deleteFrom('sign_in_throttle').where('identity_hash', '=', hashIdentity(identity)).execute(),
  );
}
