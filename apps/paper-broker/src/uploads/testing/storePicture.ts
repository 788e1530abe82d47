import type { Database } from '../../db/database.js';
import { recordUpload, type RecordTools } from '../recordUpload.js';
import type { UploadPurpose } from '../schema.js';

/** The smallest there is: what it shows does not matter where one is only named. */
const image = { contentType: 'image/png', size: 1, width: 1, height: 1, sha256: new Uint8Array(32) } as const;

/** A picture as the upload would have stored it; nothing can be drawn from it. @returns its id */
export function storePicture(
  { db, ...tools }: RecordTools & { readonly db: Database },
  memberId: string,
  purpose: UploadPurpose = 'proof',
): Promise<string> {
  return db.transaction((tx) => recordUpload(tx, tools, memberId, purpose, image));
}
