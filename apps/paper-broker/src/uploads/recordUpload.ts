import type { Clock } from '../clock/clock.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import type { UploadPurpose, UploadTables } from './schema.js';

/** The data of a stored picture. */
export interface KeptImage {
  readonly contentType: UploadTables['upload']['content_type'];
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly sha256: Uint8Array;
}

export interface RecordTools extends Pick<BrokerContext, 'entropy'> {
  readonly clock: Pick<Clock, 'now' | 'wall'>;
}

/** Records a member's picture that nothing uses yet; its bytes are stored by a `BlobStore`. @returns its id */
export async function recordUpload(
  tx: Tx,
  { clock, entropy }: RecordTools,
  memberId: string,
  purpose: UploadPurpose,
  { contentType, ...image }: KeptImage,
  id = newId('upl', clock.wall(), entropy),
): Promise<string> {
  await tx
    .insertInto('upload')
    .values({
      id,
      member_id: memberId,
      purpose,
      content_type: contentType,
      ...image,
      created_at: clock.now(),
      owner_type: null,
      owner_id: null,
    })
    .execute();
  return id;
}
