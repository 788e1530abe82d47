import type { Tx } from '../db/database.js';
import { attachUpload } from './attach.js';
import type { BlobStore } from './blobStore.js';
import { deleteUploadsOf } from './uploads.js';

/**
 * Makes an upload the member's picture and deletes the previous one. Setting the present one again changes nothing.
 * @throws Refusal at `avatar_upload_id`, as `attachUpload`
 */
export async function setAvatar(
  tx: Tx,
  blobs: BlobStore,
  memberId: string,
  uploadId: string | null,
): Promise<void> {
  const owner = { type: 'avatar', id: memberId };
  // The lock makes changes wait for each other; two at once would both keep their picture.
  const { avatar_upload_id: present } = await tx
    .selectFrom('member')
    .select('avatar_upload_id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (uploadId === present) return;
  if (uploadId !== null) {
    await attachUpload(tx, { memberId, uploadId, purpose: 'avatar', owner, path: 'avatar_upload_id' });
  }
  await deleteUploadsOf(tx, blobs, { memberId, owner, exceptId: uploadId ?? undefined });
}
