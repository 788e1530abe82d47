import type { Tx } from '../db/database.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import type { UploadPurpose } from './schema.js';

/** The record that a picture belongs to. @example { type: 'deposit', id: 'dep_01…' } */
export interface UploadOwner {
  readonly type: string;
  readonly id: string;
}

export interface Attachment {
  readonly memberId: string;
  readonly uploadId: string;
  readonly purpose: UploadPurpose;
  readonly owner: UploadOwner;
  /** The request's field that named the picture, such as `proof_upload_id`. */
  readonly path: string;
}

/** The data of an attached picture. */
export interface AttachedUpload {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The hash of the stored bytes. Two uploads of the same picture have the same one. */
  readonly sha256: Uint8Array;
}

/**
 * Attaches a picture to a record, in the transaction that writes the record. From then on the picture does not
 * expire, and cannot be deleted or attached again.
 * @throws Refusal at `path`: `not_found` when the member has no such picture, or no
 * longer, `validation` for a picture sent for
 * another purpose, `duplicate` for a picture that is attached already
 */
export async function attachUpload(
  tx: Tx,
  { memberId, uploadId, purpose, owner, path }: Attachment,
): Promise<AttachedUpload> {
  const upload = await tx
    .selectFrom('upload')
    .select(['id', 'purpose', 'owner_type', 'width', 'height', 'sha256'])
    .where('id', '=', uploadId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (upload === undefined) throw refuseField(path, 'not_found', {}, 'upload_gone');
  if (upload.purpose !== purpose) throw refuseInvalid(path, 'invalid_choice');
  if (upload.owner_type !== null) throw refuseField(path, 'duplicate');
  await tx
    .updateTable('upload')
    .set({ owner_type: owner.type, owner_id: owner.id })
    .where('member_id', '=', memberId)
    .where('id', '=', uploadId)
    .execute();
  return upload;
}
