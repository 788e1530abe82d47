import type { Database } from '../../db/database.js';
import { recordUpload, type RecordTools } from '../recordUpload.js';
import type { UploadPurpose } from '../schema.js';

/** The smallest picture; for tests that only refer to it. */
const image = { contentType: 'image/png', size: 1, width: 1, height: 1, sha256: new Uint8Array(32) } as const;

/** Records a picture as an upload would, without real bytes. @returns its id */
export function storePicture(
  { db, ...tools }: RecordTools & { readonly db: Database },
  memberId: string,
  purpose: UploadPurpose = 'proof',
): Promise<string> {
  return db.transaction((tx) => recordUpload(tx, tools, { memberId, purpose, image }));
}
