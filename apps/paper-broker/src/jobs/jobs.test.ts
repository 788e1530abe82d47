import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock, createTestEntropy, type TestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { later } from '../util/instants.js';
import type { DueItem } from '../work/source.js';
import { addJob, runDueJobs, type JobHandlers } from './jobs.js';

const START = new Date('2026-11-20T15:00:00.000Z');
const inSeconds = (seconds: number): Date => later(START, seconds * 1000);

describeOnBothStores('jobs', (makeStore) => {
  let db: Database;
  let clock: TestClock;
  const entropy = createTestEntropy('jobs');
  let run: string[];

  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.transaction(async (tx) => void (await tx.deleteFrom('job').execute()));
    clock = createTestClock(START);
    run = [];
  });

  const handlers: JobHandlers = {
    note: (_tx, job) => {
      run.push(job.ref);
      return Promise.resolve();
    },
    fail: () => Promise.reject(new Error('not today')),
  };
  const add = (ref: string, dueAt: Date, kind = 'note'): Promise<void> =>
    db.transaction((tx) => addJob(tx, { clock, entropy }, { kind, ref, payload: { ref }, dueAt }));
  const runDue = (failed: (item: DueItem) => void = () => undefined): Promise<number> =>
    runDueJobs({ db, clock }, handlers, failed);

  it('are done once, in the order of business time, and not before they are due', async () => {
    await add('second', inSeconds(20));
    await add('first', inSeconds(10));
    await add('later', inSeconds(3600));
    expect(await runDue()).toBe(0);
    clock.advance(20_000);
    expect(await runDue()).toBe(2);
    expect(await runDue()).toBe(0);
    expect(run).toEqual(['first', 'second']);
  });

  it('with the same reference are one job', async () => {
    await add('settle', START);
    await add('settle', START);
    expect(await runDue()).toBe(1);
  });

  it('are shared out among those who run them at the same time', async () => {
    for (let index = 0; index < 12; index += 1) await add(`job ${index}`, START);
    const done = await Promise.all([runDue(), runDue(), runDue()]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(run).size).toBe(12);
    expect(run).toHaveLength(12);
  });

  it('that fail hold nobody up and are tried again after a pause of wall time', async () => {
    await add('broken', START, 'fail');
    await add('fine', START);
    const failed: number[] = [];
    const note = ({ attempts }: DueItem): void => void failed.push(attempts);
    expect(await runDue(note)).toBe(1);
    expect(await runDue(note)).toBe(0);
    expect(failed).toEqual([0]);
    clock.advanceWall(2000);
    await runDue(note);
    expect(failed).toEqual([0, 1]);
  });

  it('are undone with the transaction that made them necessary', async () => {
    const adding = db.transaction(async (tx) => {
      await addJob(tx, { clock, entropy }, { kind: 'note', ref: 'never', payload: null, dueAt: START });
      throw new Error('rolled back');
    });
    await expect(adding).rejects.toThrow('rolled back');
    expect(await runDue()).toBe(0);
  });
});
