import { Refusal } from '../http/refusal.js';
import type { BrokerContext } from '../context.js';
import type { Cases } from '../review/cases.js';
import type { Review, ReviewKind } from '../review/reviews.js';
import { pictureHeaders } from '../uploads/pictureHeaders.js';
import { HOLDER } from './holder.js';
import type { ControlOperations } from './operation.js';

export interface ReviewTools {
  readonly context: BrokerContext;
  readonly cases: Cases;
}

type ReviewOperations = Pick<ControlOperations, 'listReviews' | 'decideReview' | 'getReviewPicture'>;

/** Decides reviews without an operator, so neither roles nor proposals apply. */
export const reviewControl = ({ context, cases }: ReviewTools): ReviewOperations => ({
  async listReviews() {
    const { reviews, faults } = await cases.list();
    return { status: 200, body: { data: reviews.map(viewReview) }, faults };
  },
  async decideReview({ params: { kind, id }, body }) {
    const decision = {
      decision: body.decision,
      auditAmount: body.audit_amount,
      reasonKey: body.reason_key,
      reasonParams: body.reason_params,
      reason: body.reason,
      parts: body.parts,
    };
    const record = await context.db.transaction((tx) =>
      cases.decide(tx, { actor: HOLDER, kind, id, decision, why: body.reason ?? null }),
    );
    return { status: 200, body: { ...record } };
  },
  async getReviewPicture({ params: { id } }) {
    const picture = await cases.findPicture(id);
    if (picture === undefined) throw new Refusal('not_found');
    return {
      status: 200,
      headers: { ...pictureHeaders, 'Content-Type': picture.contentType },
      body: Buffer.from(picture.bytes),
    };
  },
});

function viewReview(review: Review & { readonly kind: ReviewKind }) {
  const images = review.images?.map(({ label, uploadId }) => ({ label, url: `/sim/v1/upload/${uploadId}` }));
  return {
    kind: review.kind,
    id: review.id,
    member_id: review.memberId,
    submitted_at: review.submittedAt.toISOString(),
    due_at: review.dueAt?.toISOString() ?? null,
    summary: review.summary,
    ...(images === undefined ? {} : { images }),
  };
}
