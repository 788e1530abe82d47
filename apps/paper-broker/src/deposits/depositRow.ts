import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { DepositStatus } from './depositStatus.js';
import type { DepositTable } from './schema.js';

export type DepositRow = Selectable<DepositTable>;

/** A member's own deposit, or undefined: someone else's does not exist. */
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

/** A deposit that nobody else changes until this transaction ends: who decides and who cancels meet here. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | undefined> {
  return tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface DepositFilter {
  readonly statuses: readonly DepositStatus[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A member's deposits, the newest first, after the one with the id `after`. */
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
