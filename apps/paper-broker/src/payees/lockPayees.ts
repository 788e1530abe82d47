import type { Queries, Tx } from '../db/database.js';

/** Of each kind. */
export const MAX_PAYEES = 10;

/**
 * Lets one change of a member's payees happen at a time, also the first one, which has no row to lock. The lock is the
 * kind that a foreign key does not wait for.
 */
export async function lockPayees(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** How many withdrawals are on their way to each payee of a member: waiting, or passed and not yet arrived. */
export async function countUnderWay(db: Queries, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['payee_id', (builder) => builder.fn.countAll<string>().as('withdrawals')])
    .where('member_id', '=', memberId)
    .where('status', 'in', [0, 1])
    .where('settled_at', 'is', null)
    .groupBy('payee_id')
    .execute();
  return new Map(rows.map((row) => [row.payee_id, Number(row.withdrawals)]));
}

/** The payees of a member that a withdrawal was passed to. */
export async function listUsed(db: Queries, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('payee_id')
    .distinct()
    .where('member_id', '=', memberId)
    .where('status', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.payee_id));
}
