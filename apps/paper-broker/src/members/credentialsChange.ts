import type { Clock } from '../clock/clock.js';
import type { Queries, Tx } from '../db/database.js';

/**
 * Records that the password was reset or a sign-in factor changed. Withdrawals are paused after that, because an
 * intruder would do it first.
 */
export async function noteCredentialsChange(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  memberId: string,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ credentials_changed_at: clock.now() })
    .where('id', '=', memberId)
    .execute();
}

/** When that happened last, in business time; null for never. */
export async function findCredentialsChange(queries: Queries, memberId: string): Promise<Date | null> {
  const row = await queries
    .selectFrom('member')
    .select('credentials_changed_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.credentials_changed_at;
}
