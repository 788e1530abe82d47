import { add, decimal, negate, subtract, toText, truncate, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { assertTransition } from '../util/transitions.js';
import { dayNumber, growByDay, startOfDay } from './loanMath.js';
import { owedOf, type LoanRow } from './loanRow.js';
import { loanTransitions, type LoanStatus } from './loanStatus.js';
import { notifyLoan } from './notifyLoan.js';
import { updateOwn } from '../db/updateOwn.js';

/** Whether the loan is paid out and not repaid, so that its days count. */
export const isOwed = ({ loan_status: status }: LoanRow): boolean =>
  status === 'disbursed' || status === 'overdue';

/** Schedules the job for the next day of a loan. */
export async function putOffNextDay(tx: Tx, context: BrokerContext, loan: LoanRow): Promise<void> {
  if (loan.disbursed_at === null) throw new Error(`Loan ${loan.id} has no days: it was not paid out.`);
  const day = loan.days_counted + 1;
  await addJob(tx, context, {
    kind: 'loan_day',
    ref: `loan:${loan.id}:day:${day}`,
    memberId: loan.member_id,
    payload: { loanId: loan.id },
    dueAt: startOfDay(loan.disbursed_at, day),
  });
}

/**
 * Counts the days of a loan that have begun and are not counted yet: interest until the due date, then the penalty.
 * So a request between two days includes all days before it, even if their jobs have not run.
 * @param loan locked
 * @returns the loan at `at`
 */
export async function countLoanDays(
  tx: Tx,
  context: BrokerContext,
  loan: LoanRow,
  at: Date,
): Promise<LoanRow> {
  if (loan.disbursed_at === null || !isOwed(loan)) return loan;
  const today = dayNumber(loan.disbursed_at, at);
  let counted = loan;
  while (counted.days_counted < today) counted = await countDay(tx, context, counted, loan.disbursed_at);
  return counted;
}

async function countDay(tx: Tx, context: BrokerContext, loan: LoanRow, disbursedAt: Date): Promise<LoanRow> {
  const day = loan.days_counted + 1;
  const at = startOfDay(disbursedAt, day);
  const isLate = day > loan.period_days;
  const counted = isLate ? await addPenalty(tx, loan, day, at) : await addInterest(tx, loan, day, at);
  await putOffNextDay(tx, context, counted);
  // A day that is counted late may be past the due date.
  const isToday = day === dayNumber(disbursedAt, context.clock.now());
  if (isToday && day === loan.period_days - 1)
    await notifyLoan(tx, context, counted, { template: 'due_soon' });
  if (day === loan.period_days + 1) await notifyLoan(tx, context, counted, { template: 'overdue' });
  await announce(tx, loan.member_id, { event: 'loan', id: loan.id });
  return counted;
}

/** Interest is computed on the remaining principal. */
async function addInterest(tx: Tx, loan: LoanRow, day: number, at: Date): Promise<LoanRow> {
  const growth = growByDay(
    decimal(loan.interest_exact),
    decimal(loan.principal_left),
    decimal(loan.interest_rate),
    scaleOf(loan.currency),
  );
  await postGrowth(tx, loan, { part: 'interest', booked: growth.booked, day, at });
  return updateOwn(tx, 'loan', loan, {
    days_counted: day,
    interest_exact: toText(growth.exact),
    interest_left: toText(add(decimal(loan.interest_left), growth.booked)),
  });
}

/** The penalty is computed on overdue principal and interest, never on a penalty. */
async function addPenalty(tx: Tx, loan: LoanRow, day: number, at: Date): Promise<LoanRow> {
  const { principal, interest } = owedOf(loan);
  const growth = growByDay(
    decimal(loan.penalty_exact),
    add(principal, interest),
    decimal(loan.penalty_rate),
    scaleOf(loan.currency),
  );
  await postGrowth(tx, loan, { part: 'penalty', booked: growth.booked, day, at });
  if (loan.loan_status === 'disbursed') {
    assertTransition<LoanStatus>('loan', loanTransitions, loan.loan_status, 'overdue');
  }
  return updateOwn(tx, 'loan', loan, {
    days_counted: day,
    loan_status: 'overdue',
    penalty_exact: toText(growth.exact),
    penalty_left: toText(add(decimal(loan.penalty_left), growth.booked)),
  });
}

interface Booking {
  readonly part: 'interest' | 'penalty';
  readonly booked: Decimal;
  readonly day: number;
  readonly at: Date;
}

/** Posts the growth of a day. A day whose growth is below the smallest unit posts nothing; a later day includes it. */
async function postGrowth(tx: Tx, loan: LoanRow, { part, booked, day, at }: Booking): Promise<void> {
  await post(tx, {
    kind: `loan_${part}`,
    ref: `loan:${loan.id}:${part}:${day}`,
    subject: { type: 'loan', id: loan.id },
    effectiveAt: at,
    lines: [
      {
        memberId: loan.member_id,
        account: 'cash',
        book: `loan_${part}`,
        commodity: loan.currency,
        amount: negate(booked),
      },
      { house: `${part}_income`, commodity: loan.currency, amount: booked },
    ],
  });
}

/**
 * What will be owed on the due date without further repayments: what is owed now, and the interest of the days until
 * then.
 */
export function owedWhenDue(loan: LoanRow): Decimal {
  const { penalty, interest, principal } = owedOf(loan);
  const left = Math.max(0, loan.period_days - loan.days_counted);
  const before = decimal(loan.interest_exact);
  const days = Array.from({ length: left });
  const after = days.reduce<Decimal>(
    (exact) => growByDay(exact, principal, decimal(loan.interest_rate), scaleOf(loan.currency)).exact,
    before,
  );
  const scale = scaleOf(loan.currency);
  const growth = subtract(truncate(after, scale), truncate(before, scale));
  return add(add(add(penalty, interest), principal), growth);
}
