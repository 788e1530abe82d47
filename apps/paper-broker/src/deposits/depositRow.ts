import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { DepositStatus } from './depositStatus.js';
import type { DepositTable } from './schema.js';

export type DepositRow = Selectable<DepositTable>;

/** The member's deposit with this id; undefined if there is none or it belongs to someone else. */
export async function findDeposit(
  db: Queries,
  memberId: string,
  id: string,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Locks a deposit until the transaction ends, so that a decision and a cancellation cannot happen at once. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | undefined> {
  return tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface DepositFilter {
  readonly statuses: readonly DepositStatus[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** The member's deposits, newest first, starting after the one with the id `after`. */
export async function listDepositRows(
  db: Queries,
  memberId: string,
  filter: DepositFilter,
  limit: number,
  after: string | null,
): Promise<DepositRow[]> {
  let query = db.selectFrom('deposit').selectAll().where('member_id', '=', memberId);
  if (filter.statuses !== undefined) query = query.where('status', 'in', filter.statuses);
  if (filter.from !== undefined) query = query.where('submitted_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('submitted_at', '<', filter.to);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
