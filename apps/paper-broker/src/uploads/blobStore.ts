import type { Queries, Tx } from '../db/database.js';
import type { JobHandlers } from '../jobs/jobs.js';

/** Stores the bytes of pictures. It may keep bytes without a record, but never lacks the bytes of a record. */
export interface BlobStore {
  /**
   * Stores the bytes of a picture that is about to be recorded. It is called outside any transaction, so that a store
   * that hangs holds neither a lock nor a connection.
   * @returns what the transaction that records the picture still has to do
   */
  put(key: BlobKey, bytes: Uint8Array): Promise<(tx: Tx) => Promise<void>>;
  get(queries: Queries, key: BlobKey): Promise<Uint8Array | undefined>;
  remove(tx: Tx, memberId: string, ids: readonly string[]): Promise<void>;
  /** The jobs that finish `remove` after the commit. */
  readonly jobs: JobHandlers;
}

/** The picture and its owner. */
export interface BlobKey {
  readonly memberId: string;
  readonly id: string;
}

/** Stores the bytes in the database, so that every process sees all pictures and every backup contains them. */
export const databaseBlobs: BlobStore = {
  put({ memberId, id }, bytes) {
    return Promise.resolve(async (tx) => {
      await tx.insertInto('upload_blob').values({ member_id: memberId, upload_id: id, bytes }).execute();
    });
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
  jobs: {},
};
