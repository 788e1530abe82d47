import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { addJob, jobWork, type JobHandlers } from '../jobs/jobs.js';
import { createWorkLoops } from './loop.js';
import { createMonitor } from './monitor.js';
import { runTurn } from './turn.js';

const START = new Date('2026-11-20T15:00:00.000Z');

describe.skipIf(!hasPostgres)('a process that hangs with an item in its hands', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let healthy: Database;
  let hanging: Database;
  const clock = createTestClock(START);

  beforeAll(async () => {
    store = await createPostgresDatabase();
    healthy = connectPostgres(store.url);
    // As `connectPostgres` sets it, but shorter.
    hanging = connectPostgres(store.url, async (client) => {
      await client.query("set idle_in_transaction_session_timeout = '200ms'");
    });
    await sql`create table effect (ref text not null)`.execute(healthy.read);
  });
  afterAll(async () => {
    await healthy.close();
    await hanging.close();
    await store.remove();
  });

  it('keeps it for less than five seconds', async () => {
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(healthy.read);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '4s' }]);
  });

  it('loses it to another process, finds it done when it wakes, and leaves no trace', async () => {
    for (const ref of ['held', 'other'])
      await healthy.transaction((tx) =>
        addJob(
          tx,
          { clock, entropy: createTestEntropy(ref) },
          { kind: 'note', ref, payload: null, dueAt: START },
        ),
      );
    let hang = (): void => undefined;
    let wake = (): void => undefined;
    const hangs = new Promise<void>((resolve) => (hang = resolve));
    const awake = new Promise<void>((resolve) => (wake = resolve));
    const note = async (tx: Parameters<NonNullable<JobHandlers[string]>>[0], ref: string) =>
      void (await sql`insert into effect values (${ref})`.execute(tx));
    const lines: unknown[] = [];
    const monitor = createMonitor({ error: (...line: unknown[]) => void lines.push(line) });
    const sleeping = runTurn(
      { db: hanging, clock, monitor },
      [
        jobWork(
          { db: hanging, clock },
          {
            async note(tx, { ref }) {
              await note(tx, ref);
              hang();
              await awake;
            },
          },
        ),
      ],
      () => false,
    );
    await hangs;

    const work = jobWork({ db: healthy, clock }, { note: (tx, { ref }) => note(tx, ref) });
    const other = createMonitor({ error: (...line: unknown[]) => void lines.push(line) });
    const loops = createWorkLoops({ db: healthy, clock, monitor: other, refresh: () => Promise.resolve() }, [
      work,
    ]);
    while (other.doneBySource.get('job') !== 2) await loops.runAll();
    expect(lines).toEqual([]);
    wake();
    await sleeping;

    const effects = await sql<{ ref: string }>`select ref from effect order by ref`.execute(healthy.read);
    expect(effects.rows).toEqual([{ ref: 'held' }, { ref: 'other' }]);
    expect(lines).toEqual([]);
    expect([...monitor.failuresBySource]).toEqual([]);
    expect(await healthy.read.selectFrom('work_failure').selectAll().execute()).toEqual([]);
  });

  it('does nothing twice of which it does not know whether it was committed', async () => {
    let times = 0;
    const losing = hanging.transaction(async (tx) => {
      times += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(healthy.read);
    });
    await expect(losing).rejects.toThrow();
    expect(times).toBe(1);
  });
});
