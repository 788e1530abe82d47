import type { Queries, Tx } from '../db/database.js';

/** The most payees of each kind. */
export const MAX_PAYEES = 10;

/**
 * Makes changes of a member's payees wait for each other, including the first one, when there is no row to lock.
 * Foreign keys do not wait for this kind of lock.
 */
export async function lockPayees(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** How many withdrawals to each payee of a member are under way: waiting, or passed and not yet arrived. */
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

/** The payees of a member with at least one passed withdrawal. */
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
