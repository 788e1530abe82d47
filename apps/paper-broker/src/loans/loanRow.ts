import { decimal } from '@fairlot/money';
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { Owed } from './loanMath.js';
import type { LoanTables } from './schema.js';

export type LoanRow = Selectable<LoanTables['loan']>;
export type RepaymentRow = Selectable<LoanTables['loan_repayment']>;

/** What is owed of a loan, as it was counted last. */
export const owedOf = (row: LoanRow): Owed => ({
  penalty: decimal(row.penalty_left),
  interest: decimal(row.interest_left),
  principal: decimal(row.principal_left),
});

/** A member's own loan, or undefined: someone else's does not exist. */
export async function findLoan(db: Queries, memberId: string, id: string): Promise<LoanRow | undefined> {
  return db
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A loan that nobody else changes until this transaction ends. */
export async function lockLoan(tx: Tx, id: string): Promise<LoanRow | undefined> {
  return tx.selectFrom('loan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What a list of loans can be narrowed to. Refused and cancelled ones are only among all. */
export type LoanFilter = 'review' | 'undisbursed' | 'disbursed' | 'repaid';

/** A member's loans, the newest first, after the one with the id `after`. */
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

/** What was repaid of a loan, the first first. */
export async function listRepayments(db: Queries, loanId: string): Promise<RepaymentRow[]> {
  return db
    .selectFrom('loan_repayment')
    .selectAll()
    .where('loan_id', '=', loanId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}

/** Writes what changed of a loan. */
export async function updateLoan(tx: Tx, id: string, changes: Partial<LoanRow>): Promise<LoanRow> {
  return tx.updateTable('loan').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
