import type { Queries, Tx } from '../db/database.js';

/**
 * Stores the bytes of pictures. Writes belong to the caller's transaction. A store outside the database must write
 * before the commit and remove after it: then it may keep bytes without a row, but never lacks the bytes of a row.
 */
export interface BlobStore {
  put(tx: Tx, id: string, bytes: Uint8Array): Promise<void>;
  get(queries: Queries, id: string): Promise<Uint8Array | undefined>;
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** Stores the bytes in the database, so that every process sees all pictures and every backup contains them. */
export const databaseBlobs: BlobStore = {
  async put(tx, id, bytes) {
    await tx.insertInto('upload_blob').values({ upload_id: id, bytes }).execute();
  },
  async get(queries, id) {
    const row = await queries
      .selectFrom('upload_blob')
      .select('bytes')
      .where('upload_id', '=', id)
      .executeTakeFirst();
    return row?.bytes;
  },
  async remove(tx, ids) {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('upload_blob')
      .where('upload_id', 'in', [...ids])
      .execute();
  },
};
