import type { Queries, Tx } from '../db/database.js';

/**
 * Where the bytes of pictures lie. Writes are part of the transaction that they belong to; a store outside the database
 * writes before it commits and removes after, and may so keep bytes that no row knows, never the other way round.
 */
export interface BlobStore {
  put(tx: Tx, id: string, bytes: Uint8Array): Promise<void>;
  get(queries: Queries, id: string): Promise<Uint8Array | undefined>;
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** In the database, so that every process sees every picture and a backup holds them all. */
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
