import { decimal } from '@fairlot/money';
import { sql, type Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { readNewest } from '../db/readNewest.js';
import { ofMember } from '../db/ofMember.js';
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
export async function lockLoan(tx: Tx, id: string, memberId?: string): Promise<LoanRow | undefined> {
  return tx
    .selectFrom('loan')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The filters of a list of loans, each with its pairs of approval status and loan status. */
const STATES = {
  review: ['under_review not_disbursed'],
  undisbursed: ['pass not_disbursed'],
  disbursed: ['pass disbursed', 'pass overdue'],
  overdue: ['pass overdue'],
  repaid: ['pass repaid'],
} as const satisfies Record<string, readonly LoanState[]>;

/** Listed only without a filter. */
const DECLINED = ['refuse not_disbursed', 'canceled not_disbursed'] as const satisfies readonly LoanState[];

type LoanState = `${LoanRow['approval_status']} ${LoanRow['loan_status']}`;

export type LoanFilter = keyof typeof STATES;

/** A member's loans, newest first, starting after the loan `after`. */
export async function listLoanRows(
  db: Queries,
  memberId: string,
  filter: LoanFilter | undefined,
  next: NextRows,
): Promise<LoanRow[]> {
  const values =
    filter === undefined ? [...new Set([...Object.values(STATES).flat(), ...DECLINED])] : STATES[filter];
  const part = sql`(approval_status || ' ' || loan_status)`;
  const list = { table: 'loan', equal: { member_id: memberId }, part, values, by: 'id' } as const;
  return readNewest(db, list, next);
}

/** The repayments of a loan, oldest first. */
export async function listRepayments(
  db: Queries,
  loan: Pick<LoanRow, 'member_id' | 'id'>,
): Promise<RepaymentRow[]> {
  return db
    .selectFrom('loan_repayment')
    .selectAll()
    .where('member_id', '=', loan.member_id)
    .where('loan_id', '=', loan.id)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}
