import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { passOrRefuse } from '../review/decision.js';
import { REVIEWS_AT_ONCE, type Decision, type Review, type ReviewDesk } from '../review/reviews.js';
import { refuseInvalid } from '../http/refusal.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { decideKyc, type KycDecision } from './decideKyc.js';
import { imagesOf, viewKyc, type KycCase } from './kycCases.js';
import { isReasonKey, readReason, type ReasonKey } from '../reasons/reasons.js';
import type { KycPart } from './schema.js';

/** The desk's decisions on verifications: a pass, or a refusal image by image. */
export function createKycDesk(context: BrokerContext, blobs: BlobStore): ReviewDesk {
  const { db } = context;
  return {
    kind: 'kyc',
    async list() {
      const cases = await waiting(db.read).orderBy('submitted_at').limit(REVIEWS_AT_ONCE).execute();
      return cases.map((kycCase) => ({ id: kycCase.id, toReview: () => toReview(db.read, kycCase) }));
    },
    async find(queries, id) {
      const kycCase = await waiting(queries).where('id', '=', id).executeTakeFirst();
      if (kycCase === undefined) return undefined;
      const record = await viewKyc(queries, kycCase.member_id);
      return { ...(await toReview(queries, kycCase)), record };
    },
    async decide(tx, id, decision) {
      const kycCase = await waiting(tx).where('id', '=', id).executeTakeFirst();
      const images = kycCase === undefined ? [] : await imagesOf(tx, kycCase);
      const parts = images.filter((image) => image.status === 'under_review');
      const decided = toDecision(
        decision,
        parts.map((image) => image.part),
      );
      const { member_id: memberId } = await decideKyc(tx, { ...context, blobs }, id, decided);
      return viewKyc(tx, memberId);
    },
  };
}

const waiting = (queries: Queries) =>
  queries.selectFrom('kyc_case').selectAll().where('status', '=', 'under_review');

async function toReview(queries: Queries, kycCase: KycCase): Promise<Review> {
  const images = await imagesOf(queries, kycCase);
  const name = `${kycCase.first_name ?? ''} ${kycCase.last_name ?? ''}`;
  const accepted = images.filter((image) => image.upload_id === null).map((image) => image.part);
  return {
    id: kycCase.id,
    memberId: kycCase.member_id,
    submittedAt: kycCase.submitted_at,
    dueAt: kycCase.review_due_at,
    summary:
      kycCase.kind === 'professional'
        ? 'Professional qualification'
        : `Identity of ${name}, ${kycCase.document_type ?? ''} ${kycCase.document_number ?? ''}` +
          (accepted.length === 0 ? '' : ` (accepted before: ${accepted.join(', ')})`),
    amount: null,
    images: images.flatMap(({ part, upload_id: uploadId }) =>
      uploadId === null ? [] : [{ label: part, uploadId }],
    ),
  };
}

/** Reads the operator's decision. Without parts, the refusal is for every image. */
function toDecision(said: Decision, waiting: readonly KycPart[]): KycDecision {
  const decision = passOrRefuse(said);
  if (decision === 'pass') return { decision };
  const { key, words } = readReason('kyc', said, null);
  const named = Object.entries(said.parts ?? Object.fromEntries(waiting.map((part) => [part, key])));
  const refused = new Map<KycPart, ReasonKey<'kyc'>>();
  for (const [name, why] of named) {
    const part = waiting.find((each) => each === name);
    if (part === undefined || !isReasonKey('kyc', why)) throw refuseInvalid('parts', 'invalid_choice');
    refused.set(part, why);
  }
  return { decision, parts: refused, note: words };
}
