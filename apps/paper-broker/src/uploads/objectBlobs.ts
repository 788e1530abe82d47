import type { Clock, Entropy } from '../clock/clock.js';
import { addJob, idIn } from '../jobs/jobs.js';
import { databaseBlobs, type BlobKey, type BlobStore } from './blobStore.js';
import type { ObjectStorage } from './objectStorage.js';

const REMOVE_JOB = 'remove_picture';

const nameOf = ({ memberId, id }: BlobKey): string => `${memberId}/${id}`;

/**
 * Stores the bytes of new pictures as objects. Pictures that the database has are read and removed there, so the
 * setting can be switched on at any time. An object is written before the commit and removed by a job after it: a
 * transaction that is rolled back may leave an object that nothing knows, but no record without its picture.
 */
export function objectBlobs(
  objects: ObjectStorage,
  tools: { readonly clock: Clock; readonly entropy: Entropy },
): BlobStore {
  return {
    async put(key, bytes) {
      await objects.put(nameOf(key), bytes);
      return () => Promise.resolve();
    },
    get: async (queries, key) => (await databaseBlobs.get(queries, key)) ?? objects.get(nameOf(key)),
    async remove(tx, memberId, ids) {
      await databaseBlobs.remove(tx, memberId, ids);
      for (const id of ids)
        await addJob(tx, tools, {
          kind: REMOVE_JOB,
          ref: `upload:${id}:remove`,
          memberId,
          payload: { id, memberId },
          dueAt: tools.clock.now(),
        });
    },
    jobs: {
      [REMOVE_JOB]: (_tx, job) => objects.remove(nameOf({ id: idIn(job), memberId: idIn(job, 'memberId') })),
    },
  };
}
