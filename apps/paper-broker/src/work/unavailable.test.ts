import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { addJob, jobWork } from '../jobs/jobs.js';
import { listParked } from './failures.js';
import { createWorkLoops } from './loop.js';
import { createMonitor } from './monitor.js';

const START = new Date('2026-11-20T15:00:00.000Z');
/** The longest pause after a failure of the store. */
const PAUSE_MS = 16_000;

describe.skipIf(!hasPostgres)('work on a table that somebody locks', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  let impatient: Database;
  const clock = createTestClock(START);

  beforeAll(async () => {
    store = await createPostgresDatabase();
    db = connectPostgres(store.url);
    impatient = connectPostgres(store.url, {
      async prepare(client) {
        await client.query("set lock_timeout = '20ms'");
      },
    });
    await sql`create table effect (ref text not null)`.execute(db.read);
  });
  afterAll(async () => {
    await db.close();
    await impatient.close();
    await store.remove();
  });

  it('waits no longer for a lock than somewhat longer than a hung process keeps one', async () => {
    const { rows } = await sql`show lock_timeout`.execute(db.read);
    expect(rows).toEqual([{ lock_timeout: '5s' }]);
  });

  it('is not parked however long that lasts, and is done soon after', async () => {
    const tools = { clock, entropy: createTestEntropy('locked') };
    await db.transaction((tx) =>
      addJob(tx, tools, { kind: 'note', ref: 'one', payload: null, dueAt: START }),
    );
    const monitor = createMonitor({ error: () => undefined });
    const { runAll } = createWorkLoops({ db: impatient, clock, monitor, refresh: () => Promise.resolve() }, [
      jobWork(
        { db: impatient, clock },
        { note: async (tx, { ref }) => void (await sql`insert into effect values (${ref})`.execute(tx)) },
      ),
    ]);
    const lock = await db.read.startTransaction().execute();
    await sql`lock table effect in access exclusive mode`.execute(lock);
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      await runAll();
      expect(monitor.failuresBySource.get('job')).toBe(attempt);
      clock.advanceWall(PAUSE_MS);
    }
    expect(await listParked(db.read, 10)).toEqual([]);
    await lock.rollback().execute();
    await runAll();
    expect((await sql`select * from effect`.execute(db.read)).rows).toEqual([{ ref: 'one' }]);
    expect(await db.read.selectFrom('work_failure').selectAll().execute()).toEqual([]);
  });
});
