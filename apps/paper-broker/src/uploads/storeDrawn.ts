import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.js';
import { databaseBlobs } from './blobStore.js';
import type { Picture } from './drawText.js';
import { recordUpload, type RecordTools } from './recordUpload.js';
import type { UploadPurpose } from './schema.js';

interface DrawnUpload {
  readonly memberId: string;
  readonly purpose: UploadPurpose;
  readonly picture: Picture;
}

/** Stores a picture that the server has drawn, as if the customer had uploaded it. @returns its id */
export async function storeDrawn(
  tx: Tx,
  tools: RecordTools,
  { memberId, purpose, picture }: DrawnUpload,
): Promise<string> {
  const { png, width, height } = picture;
  const sha256 = new Uint8Array(createHash('sha256').update(png).digest());
  const image = { contentType: 'image/png', size: png.length, width, height, sha256 } as const;
  const id = await recordUpload(tx, tools, { memberId, purpose, image });
  const keep = await databaseBlobs.put({ memberId, id }, png);
  await keep(tx);
  return id;
}
