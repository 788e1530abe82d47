import { decimal, negate, toText } from '@fairlot/money';
import { openAccounts } from '../accounts/accounts.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { assertTransition } from '../util/transitions.js';
import { putOffNextDay } from './countLoanDays.js';
import { dueDateOf } from './loanMath.js';
import { lockLoan, type LoanRow } from './loanRow.js';
import { approvalTransitions, loanTransitions, type ApprovalStatus, type LoanStatus } from './loanStatus.js';
import { DISBURSE_AFTER_MS } from './reviewPolicy.js';
import { notifyLoan } from './notifyLoan.js';
import { reasonColumns, type Reason, type ReasonKey } from '../reasons/reasons.js';
import { updateOwn } from '../db/updateOwn.js';

export type LoanDecision =
  | { readonly status: 'pass' }
  | { readonly status: 'refuse'; readonly reason: Reason<ReasonKey<'loan'>> };

interface DecidedLoan {
  /** Locked and under review. */
  readonly loan: LoanRow;
  readonly decision: LoanDecision;
  /** Business time of the decision. */
  readonly at: Date;
}

/**
 * Decides an application. An approved loan is paid out a minute later.
 */
export async function decideLoan(
  tx: Tx,
  context: BrokerContext,
  { loan, decision, at }: DecidedLoan,
): Promise<LoanRow> {
  assertTransition<ApprovalStatus>('loan', approvalTransitions, loan.approval_status, decision.status);
  const reason = decision.status === 'refuse' ? decision.reason : null;
  const decided = await updateOwn(tx, 'loan', loan, {
    approval_status: decision.status,
    decided_at: at,
    ...reasonColumns(reason),
    refuse_reason: reason?.words ?? null,
  });
  if (decision.status === 'pass') {
    await addJob(tx, context, {
      kind: 'loan_disburse',
      ref: `loan:${loan.id}:disburse`,
      memberId: loan.member_id,
      payload: { loanId: loan.id },
      dueAt: later(at, DISBURSE_AFTER_MS),
    });
  }
  await notifyLoan(tx, context, decided, { template: decision.status, reason });
  return decided;
}

/**
 * Pays an approved loan out to the cash account. From then on it is owed.
 * @param loan locked, approved and not paid out
 * @param at a time on day 0 of the loan
 */
export async function disburseLoan(
  tx: Tx,
  context: BrokerContext,
  loan: LoanRow,
  at: Date,
): Promise<LoanRow> {
  assertTransition<LoanStatus>('loan', loanTransitions, loan.loan_status, 'disbursed');
  const { id, member_id: memberId, currency } = loan;
  const amount = decimal(loan.amount);
  await openAccounts(tx, { id: memberId, currency, at }, context.clock.wall(), context.entropy);
  const mine = { memberId, account: 'cash', commodity: currency } as const;
  await post(tx, {
    kind: 'loan_disburse',
    ref: `loan:${id}:disburse`,
    subject: { type: 'loan', id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'loan_principal', amount: negate(amount) },
      { ...mine, book: 'available', amount },
    ],
  });
  const disbursed = await updateOwn(tx, 'loan', loan, {
    loan_status: 'disbursed',
    disbursed_at: at,
    due_date: dueDateOf(at, loan.period_days),
    principal_left: toText(amount),
  });
  await putOffNextDay(tx, context, disbursed);
  await notifyLoan(tx, context, disbursed, { template: 'disbursed' });
  await announce(tx, memberId, { event: 'balance', id: memberId });
  return disbursed;
}

/**
 * Cancels a loan that is not paid out, free of charge. Cancelling again gives the same answer.
 * @throws Refusal `not_found`; `not_cancelable` for a loan that was refused or paid out
 */
export async function cancelLoan(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<LoanRow> {
  const loan = await lockLoan(tx, id, memberId);
  if (loan === undefined) throw new Refusal('not_found');
  if (loan.approval_status === 'canceled') return loan;
  if (loan.approval_status === 'refuse' || loan.loan_status !== 'not_disbursed') {
    throw new Refusal('not_cancelable');
  }
  assertTransition<ApprovalStatus>('loan', approvalTransitions, loan.approval_status, 'canceled');
  const canceled = await updateOwn(tx, 'loan', loan, {
    approval_status: 'canceled',
    canceled_at: context.clock.now(),
  });
  await notifyLoan(tx, context, canceled, { template: 'canceled' });
  return canceled;
}
