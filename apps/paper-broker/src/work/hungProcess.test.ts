import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { findPostgresBinaries, hasPostgres } from '../db/testing/postgresCluster.js';
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
    hanging = connectPostgres(store.url, {
      prepare: async (client) => {
        await client.query("set idle_in_transaction_session_timeout = '200ms'");
      },
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

  it('does its transaction again when it learns only by its next statement that it has lost the connection', async () => {
    let times = 0;
    await hanging.transaction(async (tx) => {
      times += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`insert into effect values ('again')`.execute(tx);
      // Simulates a process that gets no CPU time: it reads nothing while its connection is closed.
      if (times === 1)
        execFileSync(join(findPostgresBinaries() ?? '', 'psql'), [
          store.url,
          '-XAtc',
          `select pg_terminate_backend(${rows[0]?.pid}, 10000)`,
        ]);
      await sql`insert into effect values ('again')`.execute(tx);
    });
    const effects = await sql`select from effect where ref = 'again'`.execute(healthy.read);
    expect([times, effects.rows.length]).toEqual([2, 2]);
  });

  it('does nothing twice of which it does not know whether it was committed', async () => {
    await sql`
      create function end_connection() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid(), 10000); return null; end $$`.execute(
      healthy.read,
    );
    await sql`
      create constraint trigger ends_at_commit after insert on effect deferrable initially deferred
        for each row when (new.ref = 'unknown') execute function end_connection()`.execute(healthy.read);
    let times = 0;
    const losing = hanging.transaction(async (tx) => {
      times += 1;
      await sql`insert into effect values ('unknown')`.execute(tx);
    });
    await expect(losing).rejects.toThrow();
    expect(times).toBe(1);
  });
});
