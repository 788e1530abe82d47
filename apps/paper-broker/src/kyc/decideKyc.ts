import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal, refuseInvalid } from '../http/refusal.js';
import { notify } from '../notices/notify.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { deleteUploadsOf } from '../uploads/uploads.js';
import { imagesOf, type KycCase } from './kycCases.js';
import { numberEnd } from './numberEnd.js';
import { reasonOf, type Reason, type ReasonKey } from '../reasons/reasons.js';
import type { KycPart } from './schema.js';

type Tools = Pick<BrokerContext, 'clock' | 'entropy'> & { readonly blobs: BlobStore };

export type KycDecision =
  | { readonly decision: 'pass' }
  | {
      readonly decision: 'refuse';
      /** The refused images with their reasons; all others are accepted. */
      readonly parts: ReadonlyMap<KycPart, ReasonKey<'kyc'>>;
      readonly note: string | null;
    };

/**
 * Decides a submission: sets the member's state, notifies the member, and deletes the images, which no longer serve a
 * purpose.
 * @throws Refusal `not_found`, `not_reviewable`; `validation` when no image of the case is refused
 */
export async function decideKyc(tx: Tx, tools: Tools, id: string, decided: KycDecision): Promise<KycCase> {
  const kycCase = await tx
    .selectFrom('kyc_case')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (kycCase === undefined) throw new Refusal('not_found');
  if (kycCase.status !== 'under_review') throw new Refusal('not_reviewable');
  const isPass = decided.decision === 'pass';
  if (!isPass) await refuseImages(tx, kycCase, decided.parts);
  await tx
    .updateTable('kyc_image')
    .set({ status: 'accepted' })
    .where('member_id', '=', kycCase.member_id)
    .where('case_id', '=', id)
    .where('status', '=', 'under_review')
    .execute();

  const now = tools.clock.now();
  await deleteUploadsOf(tx, tools.blobs, { memberId: kycCase.member_id, owner: { type: 'kyc', id } });
  await tx
    .updateTable('kyc_case')
    .set({
      status: decided.decision,
      reviewed_at: now,
      images_deleted_at: now,
      document_number: kycCase.document_number === null ? null : numberEnd(kycCase.document_number),
      ...(isPass ? {} : { refuse_note: decided.note }),
    })
    .where('id', '=', id)
    .execute();
  if (kycCase.kind === 'identity') {
    await tx
      .updateTable('member')
      .set({ kyc_status: decided.decision })
      .where('id', '=', kycCase.member_id)
      .execute();
  }
  await notify(tx, tools, {
    memberId: kycCase.member_id,
    kind: 'kyc',
    template: `${kycCase.kind}_${decided.decision}`,
    reason: decided.decision === 'pass' ? null : reasonOfCase(decided),
    subject: { type: 'kyc', id },
    ref: `kyc:${id}:${decided.decision}`,
  });
  await announce(tx, kycCase.member_id, { event: 'kyc', id });
  return kycCase;
}

async function refuseImages(
  tx: Tx,
  kycCase: KycCase,
  parts: ReadonlyMap<KycPart, ReasonKey<'kyc'>>,
): Promise<void> {
  const images = await imagesOf(tx, kycCase);
  const unknown = [...parts.keys()].find((part) => !images.some((image) => image.part === part));
  if (unknown !== undefined || parts.size === 0) throw refuseInvalid('parts', 'invalid_choice');
  for (const [part, reason] of parts) {
    await tx
      .updateTable('kyc_image')
      .set({ status: 'refused', reason_key: reason })
      .where('member_id', '=', kycCase.member_id)
      .where('case_id', '=', kycCase.id)
      .where('part', '=', part)
      .execute();
  }
}

/** That of the first refused image, and what the reviewer added. */
function reasonOfCase({ parts, note }: Extract<KycDecision, { decision: 'refuse' }>): Reason {
  const [first = 'other'] = parts.values();
  return { ...reasonOf(first), words: note };
}
