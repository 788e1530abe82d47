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

/** A member's picture that nothing uses yet. */
export interface UnusedUpload {
  /** Default: a new id. */
  readonly id?: string;
  readonly memberId: string;
  readonly purpose: UploadPurpose;
  readonly image: KeptImage;
}

/** Records an upload; its bytes are stored by a `BlobStore`. @returns its id */
export async function recordUpload(
  tx: Tx,
  { clock, entropy }: RecordTools,
  { id = newId('upl', clock.wall(), entropy), memberId, purpose, image }: UnusedUpload,
): Promise<string> {
  const { contentType, ...rest } = image;
  await tx
    .insertInto('upload')
    .values({
      id,
      member_id: memberId,
      purpose,
      content_type: contentType,
      ...rest,
      created_at: clock.now(),
      owner_type: null,
      owner_id: null,
    })
    .execute();
  return id;
}
