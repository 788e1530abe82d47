import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { createStoreWatch } from './storeWatch.js';

const SOON = { timeout: 30_000 };

describe.skipIf(!hasPostgres)('a PostgreSQL that is read only', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  const name = (): string => new URL(store.url).pathname.slice(1);
  beforeAll(async () => {
    store = await createPostgresDatabase();
    db = connectPostgres(store.url);
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });

  /** Changes what new connections may do, and ends the others. */
  const administer = async (change: string): Promise<void> => {
    const admin = new pg.Client(store.url.replace(name(), 'postgres'));
    await admin.connect();
    await admin.query(`alter database ${name()} ${change}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name()]);
    await admin.end();
  };

  it('is named once in the log and in the metrics, as is the end of it', async () => {
    const lines: string[] = [];
    const keep = (text: string): void => void lines.push(text);
    const watch = createStoreWatch({
      db,
      refresh: () => Promise.resolve(),
      // The connections that were ended.
      monitor: { broke: () => undefined },
      log: { error: keep, info: keep, warn: keep },
    });
    watch.start();
    expect(watch.metrics()).toContain('fairlot_database_read_only 0');
    await administer('set default_transaction_read_only = on');
    await vi.waitUntil(() => watch.metrics().includes('fairlot_database_read_only 1'), SOON);
    await expect(sql`create table note ()`.execute(db.read)).rejects.toThrow('read-only transaction');
    await administer('reset default_transaction_read_only');
    await vi.waitUntil(() => watch.metrics().includes('fairlot_database_read_only 0'), SOON);
    expect(lines).toEqual([
      'PostgreSQL is read only: nothing can be written, and nothing that is due is done.',
      'PostgreSQL can be written again.',
    ]);
    await watch.stop();
  }, 60_000);
});
