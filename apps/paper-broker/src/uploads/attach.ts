import type { Tx } from '../db/database.js';
import { refuseField } from '../http/refusal.js';
import type { UploadPurpose } from './schema.js';

/** The record that a picture becomes part of. @example { type: 'deposit', id: 'dep_01…' } */
export interface UploadOwner {
  readonly type: string;
  readonly id: string;
}

export interface Attachment {
  readonly memberId: string;
  readonly uploadId: string;
  readonly purpose: UploadPurpose;
  readonly owner: UploadOwner;
  /** The field of the request that named it: `proof_upload_id`. */
  readonly path: string;
}

/** What is known of an attached picture. */
export interface AttachedUpload {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the stored bytes: two uploads of one picture have the same. */
  readonly sha256: Uint8Array;
}

/**
 * Makes a picture part of a record, in the transaction that writes the record: from then on it does not expire and cannot
 * be deleted or used again.
 * @throws Refusal at `path`: `not_found` for one that is not the member's or is gone, `validation` for one that was sent
 * for something else, `duplicate` for one that is part of a record already
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
  if (upload === undefined) throw refuseField(path, 'not_found');
  if (upload.purpose !== purpose) throw refuseField(path, 'validation', {}, 'invalid_choice');
  if (upload.owner_type !== null) throw refuseField(path, 'duplicate');
  await tx
    .updateTable('upload')
    .set({ owner_type: owner.type, owner_id: owner.id })
    .where('id', '=', uploadId)
    .execute();
  return upload;
}
