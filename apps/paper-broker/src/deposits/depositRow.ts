import { sql, type Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { submittedWithin, readNewest } from '../db/readNewest.js';
import { ofMember } from '../db/ofMember.js';
import { DEPOSIT_STATUSES, type DepositStatus } from './depositStatus.js';
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
export async function lockDeposit(tx: Tx, id: string, memberId?: string): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('deposit')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
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
  next: NextRows,
): Promise<DepositRow[]> {
  const list = {
    table: 'deposit',
    equal: { member_id: memberId },
    part: sql.ref('status'),
    values: filter.statuses ?? DEPOSIT_STATUSES,
    by: 'submitted_at',
    where: submittedWithin(filter),
  } as const;
  return readNewest(db, list, next);
}
