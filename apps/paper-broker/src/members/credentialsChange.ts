import type { Clock } from '../clock/clock.js';
import type { Queries, Tx } from '../db/database.js';

/**
 * Notes that a password was reset or a factor of signing in changed: an intruder does that first, so
 * withdrawals wait from then on.
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

/** When that was last, in business time; null: never. */
export async function findCredentialsChange(queries: Queries, memberId: string): Promise<Date | null> {
  const row = await queries
    .selectFrom('member')
    .select('credentials_changed_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.credentials_changed_at;
}
