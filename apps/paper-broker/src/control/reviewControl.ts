import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { pictureHeaders } from '../uploads/pictureHeaders.js';
import { findPicture } from '../uploads/uploads.js';
import type { ControlOperations } from './operation.js';
import type { Review, ReviewDesk, ReviewKind } from './reviews.js';

export interface ReviewTools {
  readonly context: BrokerContext;
  readonly desks: readonly ReviewDesk[];
  readonly blobs: BlobStore;
}

type ReviewOperations = Pick<ControlOperations, 'listReviews' | 'decideReview' | 'getReviewPicture'>;

/** What waits for a decision, the decision, and what customers send for it. */
export const reviewControl = ({ context, desks, blobs }: ReviewTools): ReviewOperations => ({
  async listReviews() {
    const lists = await Promise.all(
      desks.map(async ({ kind, list }) => (await list()).map((review) => ({ kind, ...review }))),
    );
    const waiting = lists.flat().sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
    return { status: 200, body: { data: waiting.map(viewReview) } };
  },
  async decideReview({ params: { kind, id }, body }) {
    const desk = desks.find((each) => each.kind === kind);
    if (desk === undefined) throw new Refusal('not_found');
    return desk.decide(id, {
      decision: body.decision,
      auditAmount: body.audit_amount,
      reason: body.reason,
      parts: body.parts,
    });
  },
  async getReviewPicture({ params: { id } }) {
    const picture = await findPicture({ ...context, blobs }, id, undefined);
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
