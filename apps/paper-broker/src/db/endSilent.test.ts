import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from './connect.js';
import type { Database } from './database.js';
import { isNotNow } from './notNow.js';
import { createPostgresDatabase } from './testing/createTestStore.js';
import { hasPostgres } from './testing/postgresCluster.js';

const SILENT_MS = 300;
/** More than the pool has connections. */
const READS = 30;

describe.skipIf(!hasPostgres)('a database that accepts connections and does not answer', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  let isSwallowed = false;
  const sockets = new Set<Socket>();
  /** A network between the server and PostgreSQL that can swallow everything. */
  const network = createServer((client) => {
    const { hostname, port } = new URL(store.url);
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isSwallowed || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  beforeAll(async () => {
    store = await createPostgresDatabase();
    await new Promise<void>((done) => network.listen(0, '127.0.0.1', done));
    const through = new URL(store.url);
    through.host = `127.0.0.1:${(network.address() as AddressInfo).port}`;
    db = connectPostgres(through.href, { silentMs: SILENT_MS });
  });
  afterAll(async () => {
    await db.close();
    for (const socket of sockets) socket.destroy();
    network.close();
    await store.remove();
  });

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db.read);

  it('costs each request one wait, and is used again as soon as it answers', async () => {
    await Promise.all(Array.from({ length: READS }, () => sleep(0.05)));
    isSwallowed = true;
    const [first] = await Promise.allSettled([sleep(0), sleep(0), sleep(0)]);
    expect(first?.status === 'rejected' && isNotNow(first.reason as Error)).toBe(true);
    const write = db.transaction((tx) => sql`select 1`.execute(tx));
    await expect(write).rejects.toThrow(/does not answer/);
    isSwallowed = false;
    await Promise.all(Array.from({ length: READS }, () => sleep(0)));
  }, 30_000);

  it('is told from one that is busy with a long statement', async () => {
    await Promise.all([sleep(SILENT_MS / 100), sleep(SILENT_MS / 200)]);
  });
});
