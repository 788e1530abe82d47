import type { Queries, Tx } from '../db/database.js';

/**
 * Stores the bytes of pictures. Writes belong to the caller's transaction. A store outside the database must write
 * before the commit and remove after it: then it may keep bytes without a row, but never lacks the bytes of a row.
 */
export interface BlobStore {
  put(tx: Tx, key: BlobKey, bytes: Uint8Array): Promise<void>;
  get(queries: Queries, key: BlobKey): Promise<Uint8Array | undefined>;
  remove(tx: Tx, memberId: string, ids: readonly string[]): Promise<void>;
}

/** The picture and its owner. */
interface BlobKey {
  readonly memberId: string;
  readonly id: string;
}

/** Stores the bytes in the database, so that every process sees all pictures and every backup contains them. */
export const databaseBlobs: BlobStore = {
  async put(tx, { memberId, id }, bytes) {
    await tx.insertInto('upload_blob').values({ member_id: memberId, upload_id: id, bytes }).execute();
  },
  async get(queries, { memberId, id }) {
    const row = await queries
      .selectFrom('upload_blob')
      .select('bytes')
      .where('member_id', '=', memberId)
      .where('upload_id', '=', id)
      .executeTakeFirst();
    return row?.bytes;
  },
  async remove(tx, memberId, ids) {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('upload_blob')
      .where('member_id', '=', memberId)
      .where('upload_id', 'in', [...ids])
      .execute();
  },
};
