import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrokerContext } from '../context.js';
import type { Database } from '../db/database.js';
import { createTestStore } from '../db/testing/createTestStore.js';
import { createLogger } from '../http/logger.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { runDueJobs } from '../jobs/jobs.js';
import { joinMember } from '../members/testing/joinMember.js';
import { databaseBlobs, type BlobStore } from './blobStore.js';
import { objectBlobs } from './objectBlobs.js';
import { openObjectStorage } from './objectStorage.js';
import { uploadOperations } from './operations.js';
import { signRequest } from './signRequest.js';
import { photo } from './testing/photo.js';
import { deleteUpload, prepareUpload, uploadJobs } from './uploads.js';

const key = { id: 'AKID', secret: 'se/cr+et', region: 'eu-central-1' };

describe('pictures in object storage', () => {
  /** What the storage has, by path. */
  const objects = new Map<string, Uint8Array>();
  let broken: number | undefined;
  /** Resolves when the storage is to answer. */
  let isThere = Promise.resolve();
  const storage = createServer((request, response) => {
    void Promise.all([buffer(request), isThere]).then(([body]) => {
      const { method = '', url: path = '', headers } = request;
      const time = String(headers['x-amz-date']).replace(
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
        '$1-$2-$3T$4:$5:$6Z',
      );
      const url = new URL(`http://${headers.host ?? ''}${path}`);
      const expected = signRequest({ method, url, body }, key, new Date(time))['authorization'];
      const answer = (status: number, bytes?: Uint8Array) => response.writeHead(status).end(bytes);
      if (broken !== undefined) return answer(broken, Buffer.from('<Code>NoSuchBucket</Code>'));
      if (headers.authorization !== expected) return answer(403);
      const found = objects.get(path);
      if (method === 'GET') return found === undefined ? answer(404) : answer(200, found);
      if (method === 'PUT') objects.set(path, body);
      else objects.delete(path);
      return answer(method === 'PUT' ? 200 : 204);
    });
  });
  let db: Database;
  let test: TestApp;
  let blobs: BlobStore;
  let memberId: string;
  let token: string;

  beforeAll(async () => {
    storage.listen(0, '127.0.0.1');
    await once(storage, 'listening');
    const { port } = storage.address() as AddressInfo;
    const address = `http://AKID:${encodeURIComponent(key.secret)}@127.0.0.1:${port}/pictures?region=eu-central-1`;
    db = await createTestStore('pglite');
    const operations = (context: BrokerContext) => {
      blobs = objectBlobs(
        openObjectStorage(address, () => context.clock.wall()),
        context,
      );
      return uploadOperations(context, blobs);
    };
    test = await createTestApp(
      db,
      operations,
      { rateLimits: false },
      {
        log: createLogger('silent'),
      },
    );
    ({ memberId, token } = await db.transaction((tx) => joinMember(tx, test.context)));
  });
  beforeEach(() => {
    broken = undefined;
    objects.clear();
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
    storage.close();
  });

  const store = async (where: BlobStore = blobs) =>
    db.transaction(
      await prepareUpload(
        { ...test.context, db, blobs: where },
        memberId,
        'kyc',
        await photo().jpeg().toBuffer(),
      ),
    );
  const get = (id: string) =>
    test.app.inject({ url: `/api/v1/upload/${id}`, headers: { authorization: `Bearer ${token}` } });
  const remove = (id: string) => db.transaction((tx) => deleteUpload(tx, blobs, memberId, id));
  const runJobs = () =>
    runDueJobs(test.context, uploadJobs(blobs), (_job, error) => {
      throw error;
    });
  const countRows = async (table: 'upload' | 'upload_blob'): Promise<number> =>
    (await db.read.selectFrom(table).select('member_id').execute()).length;

  it('are objects and not rows, and come back as they were', async () => {
    const { id, size } = await store();
    expect([...objects.keys()]).toEqual([`/pictures/${memberId}/${id}`]);
    expect(await countRows('upload_blob')).toBe(0);
    const picture = await get(id);
    expect([picture.statusCode, picture.rawPayload.length]).toEqual([200, size]);
    expect(picture.headers['content-type']).toBe('image/jpeg');
  });

  it('hold neither a lock nor a connection while the storage hangs', async () => {
    let answer = (): void => undefined;
    isThere = new Promise((resolve) => (answer = resolve));
    const stored = store();
    // The embedded store has one session: an open transaction would keep this one waiting.
    await Promise.race([
      once(storage, 'request'),
      stored.then(() => Promise.reject(new Error('The storage was not asked.'))),
    ]);
    await db.transaction((tx) =>
      tx.updateTable('member').set({ nickname: 'Quick' }).where('id', '=', memberId).execute(),
    );
    answer();
    expect((await get((await stored).id)).statusCode).toBe(200);
  });

  it('are removed after the commit, and stay when it is rolled back', async () => {
    const { id } = await store();
    const undone = db.transaction(async (tx) => {
      await deleteUpload(tx, blobs, memberId, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await runJobs();
    expect((await get(id)).statusCode).toBe(200);
    await remove(id);
    expect(objects.size).toBe(1);
    await runJobs();
    expect(objects.size).toBe(0);
    expect((await get(id)).statusCode).toBe(404);
  });

  it('are read and removed where they were before the setting was made', async () => {
    const { id, size } = await store(databaseBlobs);
    expect(objects.size).toBe(0);
    expect((await get(id)).rawPayload).toHaveLength(size);
    await remove(id);
    await runJobs();
    expect(await countRows('upload_blob')).toBe(0);
  });

  it.each([500, 404, 403, 307])(
    'are refused for now when the storage answers %d, and leave no record',
    async (status) => {
      const { id } = await store();
      const before = await countRows('upload');
      broken = status;
      await expect(store()).rejects.toThrow(/^The storage of pictures/);
      expect(await countRows('upload')).toBe(before);
      const answer = await get(id);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(answer.body).not.toContain('storage');
      await remove(id);
      await expect(runJobs()).rejects.toThrow(/^The storage of pictures/);
      broken = undefined;
      test.clock.advanceWall(10_000);
      await runJobs();
      expect(objects.size).toBe(0);
    },
  );
});
