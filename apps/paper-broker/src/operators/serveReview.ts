import { recordDeed } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { requirePartitionsOf } from '../db/partition.js';
import { Refusal, refuseInvalid } from '../http/refusal.js';
import type { Cases, ListedReview } from '../review/cases.js';
import type { Decision, ReviewKind } from '../review/reviews.js';
import { pictureHeaders } from '../uploads/pictureHeaders.js';
import { createFourEyes } from './fourEyes.js';
import { operatorOf, type OperatorOperations, type OperatorWire } from './operation.js';
import { listProposals, viewProposal } from './proposals.js';
import { reasonChoices } from '../reasons/reasons.js';

type ReviewOperations = Pick<
  OperatorOperations,
  | 'listCases'
  | 'getCase'
  | 'decideCase'
  | 'getPicture'
  | 'listProposals'
  | 'confirmProposal'
  | 'withdrawProposal'
>;

/** The operations on cases and proposals. */
export function serveReview(context: BrokerContext, cases: Cases): ReviewOperations {
  const { db } = context;
  const fourEyes = createFourEyes(context, cases);
  const view = (review: ListedReview, proposals: ReadonlyMap<string, string>) =>
    ({
      kind: review.kind,
      id: review.id,
      member_id: review.memberId,
      submitted_at: review.submittedAt.toISOString(),
      due_at: review.dueAt?.toISOString() ?? null,
      summary: review.summary,
      amount: review.amount?.value ?? null,
      currency: review.amount?.currency ?? null,
      needs_second: fourEyes.needsSecond(review.worth),
      proposal_id: proposals.get(review.id) ?? null,
    }) satisfies OperatorWire['Case'];
  const requireCase = async (queries: Queries, kind: ReviewKind, id: string) => {
    const found = await cases.find(queries, kind, id);
    if (found === undefined) {
      await requirePartitionsOf(queries, null);
      throw new Refusal('not_found');
    }
    return found;
  };

  return {
    async listCases({ query }) {
      const proposals = await proposalsBySubject(db.read);
      const { reviews, faults } = await cases.list();
      const data = reviews
        .filter(({ kind }) => query.kind === undefined || kind === query.kind)
        .filter(({ memberId }) => query.member_id === undefined || memberId === query.member_id)
        .map((review) => view(review, proposals));
      return { status: 200, body: { data }, faults };
    },
    async getCase({ params: { kind, id } }) {
      const found = await requireCase(db.read, kind, id);
      const pictures = (found.images ?? []).map(({ label, uploadId }) => ({ label, id: uploadId }));
      const shown = view({ ...found, kind, worth: cases.worth(found) }, await proposalsBySubject(db.read));
      const reasons = reasonChoices(kind).map(({ key, params }) => ({ key, params: [...params] }));
      return { status: 200, body: { ...shown, pictures, reasons, record: { ...found.record } } };
    },
    async decideCase(call) {
      const { kind, id } = call.params;
      const decision = toDecision(call.body);
      const why = whyOf(call.body);
      const done = await fourEyes.decide(operatorOf(call), { kind, id, decision, why });
      if ('proposal' in done) return { status: 202, body: done.proposal };
      return { status: 200, body: { ...done.record } };
    },
    async getPicture(call) {
      const { id } = call.params;
      const picture = await cases.findPicture(id);
      if (picture === undefined) throw new Refusal('not_found');
      await db.transaction((tx) =>
        recordDeed(tx, context, operatorOf(call), { action: 'looked', subject: { kind: 'picture', id } }),
      );
      return {
        status: 200,
        headers: { ...pictureHeaders, 'Content-Type': picture.contentType },
        body: Buffer.from(picture.bytes),
      };
    },
    async listProposals() {
      return { status: 200, body: { data: (await listProposals(db.read)).map(viewProposal) } };
    },
    async confirmProposal(call) {
      const record = await fourEyes.confirm(operatorOf(call), call.params.id, call.body.reason);
      return { status: 200, body: { ...record } };
    },
    async withdrawProposal(call) {
      await fourEyes.withdraw(operatorOf(call), call.params.id, call.query.reason);
      return { status: 204 };
    },
  };
}

async function proposalsBySubject(queries: Queries): Promise<ReadonlyMap<string, string>> {
  return new Map((await listProposals(queries)).map((row) => [row.subject_id, row.id]));
}

const toDecision = (body: OperatorWire['CaseDecision']): Decision => ({
  decision: body.decision,
  auditAmount: body.audit_amount,
  parts: body.parts,
  ...(body.decision === 'pass'
    ? { reason: undefined }
    : { reasonKey: body.reason_key, reasonParams: body.reason_params, reason: body.reason }),
});

/**
 * The reason for the audit: the key that the customer reads in their language, and the operator's words.
 * @throws Refusal at `reason` when neither is given, and for a pass without words
 */
function whyOf({ decision, reason, reason_key: key }: OperatorWire['CaseDecision']): string {
  const parts = decision === 'pass' ? [reason] : [key, reason];
  const why = parts.filter((part) => part !== undefined).join(': ');
  if (why === '') throw refuseInvalid('reason', 'required');
  return why;
}
