import type { BrokerContext } from '../context.js';
import { DAY_MS } from '../util/durations.js';
import { announce } from '../events/announce.js';
import type { Tx } from '../db/database.js';
import { attemptAll, Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { requireKyc } from '../members/requirements.js';
import { attachUpload, type AttachedUpload } from '../uploads/attach.js';
import { fingerprint } from '../secrets/sealing.js';
import { AUTO_REVIEW_JOB, AUTO_REVIEW_MS } from './autoReview.js';
import { findLatest, type CaseFile } from './kycCases.js';
import type { DocumentType, KycPart } from './schema.js';

/** The promised time until the decision, in business time. */
const REVIEW_MS = DAY_MS;

type Tools = Pick<BrokerContext, 'clock' | 'entropy' | 'config'>;

/** An image of a submission, new or accepted before. */
export interface SubmittedImage {
  readonly part: KycPart;
  readonly uploadId: string | undefined;
  /** The image's field in the request. */
  readonly path: string;
  /** The refusal's code when the image is missing. */
  readonly missing: 'front_required' | 'back_required' | 'image_required';
}

export interface Identity {
  readonly documentType: DocumentType;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
}

interface IdentitySubmission {
  readonly memberId: string;
  readonly identity: Identity;
  readonly images: readonly SubmittedImage[];
}

/**
 * Submits an identity for review. After a refusal, accepted images need not be sent again unless the document's data
 * has changed, because an image proves only the data it was accepted for.
 * @throws Refusal `already_passed`, `already_under_review`, `front_required`, `back_required`, `image_required`,
 * `same_image`, and those of `attachUpload`
 */
export async function submitIdentity(
  tx: Tx,
  tools: Tools,
  { memberId, identity, images }: IdentitySubmission,
): Promise<void> {
  const { kyc_status: status } = await lockMember(tx, memberId);
  if (status === 'pass') throw new Refusal('already_passed');
  if (status === 'under_review') throw new Refusal('already_under_review');
  const before = await findLatest(tx, memberId, 'identity');
  const isSame = before !== undefined && saysTheSame(tools, before, identity);
  await openCase(tx, tools, { memberId, identity, images, before: isSame ? before : undefined });
  await tx.updateTable('member').set({ kyc_status: 'under_review' }).where('id', '=', memberId).execute();
}

/**
 * Submits a professional qualification of a verified member.
 * @throws Refusal `kyc_required`, `already_passed`, `already_under_review`, `image_required`, and those of
 * `attachUpload`
 */
export async function submitProfessional(
  tx: Tx,
  tools: Tools,
  memberId: string,
  image: SubmittedImage,
): Promise<void> {
  await lockMember(tx, memberId);
  await requireKyc(tx, memberId);
  const before = await findLatest(tx, memberId, 'professional');
  if (before?.kycCase.status === 'pass') throw new Refusal('already_passed');
  if (before?.kycCase.status === 'under_review') throw new Refusal('already_under_review');
  await openCase(tx, tools, { memberId, identity: undefined, images: [image], before: undefined });
}

/** Makes a member's submissions wait for each other, including the first one. */
function lockMember(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select('kyc_status')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Whether a submission has the same data as an earlier one. A decided case has only the end and the fingerprint of
 * the number, so the fingerprints are compared.
 */
function saysTheSame({ config }: Tools, { kycCase }: CaseFile, identity: Identity): boolean {
  const known = kycCase.number_fingerprint;
  return (
    known !== null &&
    kycCase.document_type === identity.documentType &&
    kycCase.first_name === identity.firstName &&
    kycCase.last_name === identity.lastName &&
    Buffer.compare(known, fingerprint(config, identity.documentNumber)) === 0
  );
}

interface Submission {
  readonly memberId: string;
  /** Undefined for a professional qualification. */
  readonly identity: Identity | undefined;
  readonly images: readonly SubmittedImage[];
  /** The earlier case whose accepted images need not be sent again. */
  readonly before: CaseFile | undefined;
}

async function openCase(tx: Tx, tools: Tools, submission: Submission): Promise<void> {
  const { memberId, identity } = submission;
  const id = newId('kyc', tools.clock.wall(), tools.entropy);
  const now = tools.clock.now();
  await tx
    .insertInto('kyc_case')
    .values({
      id,
      member_id: memberId,
      kind: identity === undefined ? 'professional' : 'identity',
      document_type: identity?.documentType ?? null,
      first_name: identity?.firstName ?? null,
      last_name: identity?.lastName ?? null,
      document_number: identity?.documentNumber ?? null,
      number_fingerprint: identity === undefined ? null : fingerprint(tools.config, identity.documentNumber),
      status: 'under_review',
      refuse_note: null,
      submitted_at: now,
      review_due_at: later(now, REVIEW_MS),
      reviewed_at: null,
      images_deleted_at: null,
    })
    .execute();
  await addImages(tx, id, submission);
  await addJob(tx, tools, {
    kind: AUTO_REVIEW_JOB,
    ref: `kyc:${id}:review`,
    memberId,
    payload: { id },
    dueAt: later(now, AUTO_REVIEW_MS),
  });
  await announce(tx, memberId, { event: 'kyc', id });
}

async function addImages(tx: Tx, caseId: string, { memberId, images, before }: Submission): Promise<void> {
  const sent: AttachedUpload[] = [];
  const add = async ({ part, uploadId, path, missing }: SubmittedImage) => {
    const isAccepted = before?.images.some((image) => image.part === part && image.status === 'accepted');
    if (uploadId === undefined && isAccepted !== true) throw refuseField(path, missing);
    if (uploadId !== undefined) {
      if (sent.some((other) => other.id === uploadId)) throw refuseField(path, 'same_image');
      const owner = { type: 'kyc', id: caseId };
      const upload = await attachUpload(tx, { memberId, uploadId, purpose: 'kyc', owner, path });
      const isSame = sent.some((other) => Buffer.compare(other.sha256, upload.sha256) === 0);
      if (isSame) throw refuseField(path, 'same_image');
      sent.push(upload);
    }
    await tx
      .insertInto('kyc_image')
      .values({
        member_id: memberId,
        case_id: caseId,
        part,
        upload_id: uploadId ?? null,
        status: uploadId === undefined ? 'accepted' : 'under_review',
        reason_key: null,
      })
      .execute();
  };
  await attemptAll(images.map((image) => () => add(image)));
}
