import { createHash } from 'node:crypto';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { databaseBlobs } from './blobStore.js';
import type { Picture } from './drawText.js';
import type { UploadPurpose } from './schema.js';

/** Stores a picture that the server itself has drawn, as if the customer had sent it. @returns its id */
export async function storeDrawn(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  memberId: string,
  purpose: UploadPurpose,
  picture: Picture,
): Promise<string> {
  const id = newId('upl', clock.wall(), entropy);
  await tx
    .insertInto('upload')
    .values({
      id,
      member_id: memberId,
      purpose,
      content_type: 'image/png',
      size: picture.png.length,
      width: picture.width,
      height: picture.height,
      sha256: new Uint8Array(createHash('sha256').update(picture.png).digest()),
      created_at: clock.now(),
      owner_type: null,
      owner_id: null,
    })
    .execute();
  await databaseBlobs.put(tx, id, picture.png);
  return id;
}
