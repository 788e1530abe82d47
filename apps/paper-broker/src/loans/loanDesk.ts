import { decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Decision, ReviewDesk } from '../control/reviews.js';
import { REVIEWS_AT_ONCE } from '../control/reviews.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { decideLoan, type LoanDecision } from './decideLoan.js';
import { lockLoan } from './loanRow.js';
import { viewLoan } from './loanView.js';

/** Applications for loans at the desk. There is no part of a loan: the customer signed one amount. */
export function createLoanDesk(context: BrokerContext): ReviewDesk {
  const { db, clock } = context;
  return {
    kind: 'loan',
    async list() {
      const rows = await db.read
        .selectFrom('loan')
        .selectAll()
        .where('approval_status', '=', 'under_review')
        .orderBy('created_at')
        .limit(REVIEWS_AT_ONCE)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        memberId: row.member_id,
        submittedAt: row.created_at,
        dueAt: row.review_due_at,
        summary: `Loan of ${toText(decimal(row.amount))} ${row.currency} for ${row.period_days} days`,
        images: [
          { label: 'signature', uploadId: row.signature_upload_id },
          { label: 'image', uploadId: row.image_upload_id },
        ],
      }));
    },
    async decide(id, decision) {
      return db.transaction(async (tx) => {
        const loan = await lockLoan(tx, id);
        if (loan === undefined) throw new Refusal('not_found');
        if (loan.approval_status !== 'under_review') throw new Refusal('not_reviewable');
        const decided = await decideLoan(tx, context, loan, read(decision), clock.now());
        return { status: 200, body: viewLoan(decided) };
      });
    },
  };
}

function read({ decision, reason }: Decision): LoanDecision {
  if (decision === 'partial') throw refuseField('decision', 'validation', {}, 'invalid_choice');
  return decision === 'pass' ? { status: 'pass' } : { status: 'refuse', reason: reason ?? null };
}
