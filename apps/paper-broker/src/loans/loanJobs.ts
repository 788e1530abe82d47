import { idIn, type Job, type JobHandlers } from '../jobs/jobs.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { countLoanDays } from './countLoanDays.js';
import { decideLoan, disburseLoan } from './decideLoan.js';
import { lockLoan, type LoanRow } from './loanRow.js';

/** The jobs of loans: the review by the stated policy, the payout, and the interest or penalty of each day. */
export function loanJobs(context: BrokerContext): JobHandlers {
  return {
    async loan_review(tx, job) {
      // The policy was turned off meanwhile; the application waits for an operator.
      if (!context.config.autoReview) return;
      const loan = await lockOf(tx, job);
      if (loan?.approval_status !== 'under_review') return;
      await decideLoan(tx, context, { loan, decision: { status: 'pass' }, at: job.dueAt });
    },
    async loan_disburse(tx, job) {
      const loan = await lockOf(tx, job);
      // The loan was cancelled meanwhile.
      if (loan?.approval_status !== 'pass' || loan.loan_status !== 'not_disbursed') return;
      await disburseLoan(tx, context, loan, job.dueAt);
    },
    async loan_day(tx, job) {
      const loan = await lockOf(tx, job);
      if (loan !== undefined) await countLoanDays(tx, context, loan, job.dueAt);
    },
  };
}

const lockOf = (tx: Tx, job: Job): Promise<LoanRow | undefined> => lockLoan(tx, idIn(job, 'loanId'));
