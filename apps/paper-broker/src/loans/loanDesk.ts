import { decimal, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { passOrRefuse } from '../review/decision.js';
import { REVIEWS_AT_ONCE, type Decision, type Review, type ReviewDesk } from '../review/reviews.js';
import { Refusal } from '../http/refusal.js';
import { decideLoan, type LoanDecision } from './decideLoan.js';
import { lockLoan, type LoanRow } from './loanRow.js';
import { viewLoan } from './loanView.js';
import { readReason } from '../reasons/reasons.js';

/** The desk's decisions on loans. A partial pass does not exist, because the customer has signed for one amount. */
export function createLoanDesk(context: BrokerContext): ReviewDesk {
  const { db, clock } = context;
  return {
    kind: 'loan',
    async list() {
      const rows = await waiting(db.read).orderBy('created_at').limit(REVIEWS_AT_ONCE).execute();
      return rows.map((row) => ({ id: row.id, toReview: () => toReview(row) }));
    },
    async find(queries, id) {
      const row = await waiting(queries).where('id', '=', id).executeTakeFirst();
      return row && { ...toReview(row), record: viewLoan(row) };
    },
    async decide(tx, id, decision) {
      const loan = await lockLoan(tx, id);
      if (loan === undefined) throw new Refusal('not_found');
      if (loan.approval_status !== 'under_review') throw new Refusal('not_reviewable');
      return viewLoan(
        await decideLoan(tx, context, { loan, decision: read(decision, loan.currency), at: clock.now() }),
      );
    },
  };
}

const waiting = (queries: Queries) =>
  queries.selectFrom('loan').selectAll().where('approval_status', '=', 'under_review');

function toReview(row: LoanRow): Review {
  const value = toText(decimal(row.amount));
  return {
    id: row.id,
    memberId: row.member_id,
    submittedAt: row.created_at,
    dueAt: row.review_due_at,
    summary: `Loan of ${value} ${row.currency} for ${row.period_days} days`,
    amount: { value, currency: row.currency },
    images: [
      { label: 'signature', uploadId: row.signature_upload_id },
      { label: 'image', uploadId: row.image_upload_id },
    ],
  };
}

function read(said: Decision, currency: string): LoanDecision {
  return passOrRefuse(said) === 'pass'
    ? { status: 'pass' }
    : { status: 'refuse', reason: readReason('loan', said, currency) };
}
