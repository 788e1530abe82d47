import { decimal } from '@fairlot/money';
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { Owed } from './loanMath.js';
import type { LoanTables } from './schema.js';

export type LoanRow = Selectable<LoanTables['loan']>;
export type RepaymentRow = Selectable<LoanTables['loan_repayment']>;

/** What is owed of a loan, as of its last counted day. */
export const owedOf = (row: LoanRow): Owed => ({
  penalty: decimal(row.penalty_left),
  interest: decimal(row.interest_left),
  principal: decimal(row.principal_left),
});

/** A member's own loan; undefined for another member's or an unknown one. */
export async function findLoan(db: Queries, memberId: string, id: string): Promise<LoanRow | undefined> {
  return db
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Locks a loan until the transaction ends. */
export async function lockLoan(tx: Tx, id: string): Promise<LoanRow | undefined> {
  return tx.selectFrom('loan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The filters of a list of loans. Refused and cancelled loans appear only without a filter. */
export type LoanFilter = 'review' | 'undisbursed' | 'disbursed' | 'repaid';

/** A member's loans, newest first, starting after the loan `after`. */
export async function listLoanRows(
  db: Queries,
  memberId: string,
  filter: LoanFilter | undefined,
  limit: number,
  after: string | null,
): Promise<LoanRow[]> {
  let query = db.selectFrom('loan').selectAll().where('member_id', '=', memberId);
  if (filter === 'review') query = query.where('approval_status', '=', 'under_review');
  if (filter === 'undisbursed') {
    query = query.where('approval_status', '=', 'pass').where('loan_status', '=', 'not_disbursed');
  }
  if (filter === 'disbursed') query = query.where('loan_status', 'in', ['disbursed', 'overdue']);
  if (filter === 'repaid') query = query.where('loan_status', '=', 'repaid');
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** The repayments of a loan, oldest first. */
export async function listRepayments(db: Queries, loanId: string): Promise<RepaymentRow[]> {
  return db
    .selectFrom('loan_repayment')
    .selectAll()
    .where('loan_id', '=', loanId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}

/** Updates a loan. @returns the changed row */
export async function updateLoan(tx: Tx, id: string, changes: Partial<LoanRow>): Promise<LoanRow> {
  return tx.updateTable('loan').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
