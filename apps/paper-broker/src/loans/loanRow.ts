import { decimal, subtract, sum, toText, truncate, type Decimal } from '@fairlot/money';
import { sql, type Selectable } from 'kysely';
import { scaleOf } from '../currencies.js';
import type { Queries, Tx } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { readNewest } from '../db/readNewest.js';
import { ofMember } from '../db/ofMember.js';
import { MOST_PARTS } from '../figures/figure.js';
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

type Paid = Pick<RepaymentRow, 'amount' | 'principal_part' | 'interest_part' | 'penalty_part' | 'paid_at'>;

/** What was repaid of a loan. */
export interface Repaid {
  /** The newest repayments, at most `MOST_PARTS`, the oldest of them first. */
  readonly newest: readonly RepaymentRow[];
  /** All earlier repayments together, as of the last of them; undefined if there are none. */
  readonly earlier?: Paid;
}

/** Reads the newest repayments of a loan. The sum of those before follows from what is left of the loan. */
export async function readRepaid(db: Queries, loan: LoanRow): Promise<Repaid> {
  const rows = await db
    .selectFrom('loan_repayment')
    .selectAll()
    .where('member_id', '=', loan.member_id)
    .where('loan_id', '=', loan.id)
    .orderBy('id', 'desc')
    .limit(MOST_PARTS + 1)
    .execute();
  // Ids follow the wall clock, repayments the business clock.
  const newest = rows
    .slice(0, MOST_PARTS)
    .toSorted((a, b) => a.paid_at.getTime() - b.paid_at.getTime() || (a.id < b.id ? -1 : 1));
  const last = rows[MOST_PARTS];
  return last === undefined ? { newest } : { newest, earlier: earlierOf(loan, newest, last.paid_at) };
}

function earlierOf(loan: LoanRow, newest: readonly RepaymentRow[], paidAt: Date): Paid {
  const grown = (exact: string): Decimal => truncate(decimal(exact), scaleOf(loan.currency));
  const { penalty, interest, principal } = owedOf(loan);
  const earlier = (
    name: 'principal_part' | 'interest_part' | 'penalty_part',
    whole: Decimal,
    left: Decimal,
  ) => subtract(subtract(whole, left), sum(newest.map((each) => decimal(each[name]))));
  const parts = {
    principal_part: earlier('principal_part', decimal(loan.amount), principal),
    interest_part: earlier('interest_part', grown(loan.interest_exact), interest),
    penalty_part: earlier('penalty_part', grown(loan.penalty_exact), penalty),
  };
  return {
    principal_part: toText(parts.principal_part),
    interest_part: toText(parts.interest_part),
    penalty_part: toText(parts.penalty_part),
    amount: toText(sum(Object.values(parts))),
    paid_at: paidAt,
  };
}
