import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock, createTestEntropy, type TestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { ServiceAway } from '../util/serviceAway.js';
import { addJob, jobWork, type JobHandlers } from '../jobs/jobs.js';
import { forgetFailure, listParked } from './failures.js';
import { createWorkLoops, type WorkLoops } from './loop.js';
import type { DueItem, WorkKind, WorkMonitor } from './source.js';

const START = new Date('2026-11-20T15:00:00.000Z');
const inSeconds = (seconds: number): Date => later(START, seconds * 1000);
const PATIENCE = { timeout: 30_000 };
describeOnBothStores('the loops of due work', (makeStore) => {
  let db: Database;
  let clock: TestClock;
  let reported: string[];
  let done: string[];
  let loops: WorkLoops | undefined;
  const entropy = createTestEntropy('work');

  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());
  beforeEach(async () => {
    await loops?.stop();
    await db.read.deleteFrom('job').execute();
    await db.read.deleteFrom('work_failure').execute();
    clock = createTestClock(START);
    reported = [];
    done = [];
  });

  const monitor: WorkMonitor = {
    done: () => undefined,
    failed: (item: DueItem, error, { attempts, parked }) =>
      void reported.push(`${String(error)} ${attempts}${parked ? ' parked' : ''}`),
    broke: (place, error) => void reported.push(`${place}: ${String(error)}`),
  };
  const open = (kinds: readonly WorkKind[]): WorkLoops =>
    (loops = createWorkLoops({ db, clock, monitor, refresh: () => Promise.resolve() }, kinds));
  let isAway = false;
  const handlers: JobHandlers = {
    note: (_tx, job) => Promise.resolve(void done.push(job.ref)),
    fail: () => Promise.reject(new Error('not today\0')),
    away: () => (isAway ? Promise.reject(new ServiceAway('closed')) : Promise.resolve()),
    async slow(_tx, job) {
      await wait(100);
      done.push(job.ref);
    },
  };
  const add = (ref: string, dueAt: Date, kind = 'note'): Promise<void> =>
    db.transaction((tx) => addJob(tx, { clock, entropy }, { kind, ref, payload: null, dueAt }));

  it('park what keeps failing, after growing pauses, and do everything else', async () => {
    await add('bad', START, 'fail');
    await add('unknown', START, 'nobody-does-this');
    await add('good', inSeconds(1));
    clock.advance(1_000);
    const { runAll } = open([jobWork({ db, clock }, handlers)]);
    await runAll();
    expect(done).toEqual(['good']);
    for (let pauseMs = 1_000; reported.length < 20; pauseMs *= 2) {
      const before = reported.length;
      clock.advanceWall(Math.min(pauseMs, 300_000) - 1);
      await runAll();
      expect(reported).toHaveLength(before);
      clock.advanceWall(1);
      await runAll();
      expect(reported).toHaveLength(before + 2);
    }
    expect(reported.filter((text) => text.endsWith('10 parked'))).toHaveLength(2);
    clock.advanceWall(DAY_MS);
    await runAll();
    expect(reported).toHaveLength(20);
    const parked = await listParked(db.read, 10);
    expect(parked.map(({ reason }) => reason).sort()).toEqual([
      'Error: Nothing here does jobs of the kind nobody-does-this.',
      'Error: not today',
    ]);
  });

  it('never park what waits for another service, and do it soon after that is back', async () => {
    await add('letter', START, 'away');
    const { runAll } = open([jobWork({ db, clock }, handlers)]);
    isAway = true;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await runAll();
      expect(reported).toHaveLength(attempt);
      clock.advanceWall(16_000);
    }
    expect(await listParked(db.read, 10)).toEqual([]);
    isAway = false;
    await runAll();
    expect(reported).toHaveLength(12);
    expect(await db.read.selectFrom('work_failure').selectAll().execute()).toEqual([]);
  });

  it('do a parked item again once it is released', async () => {
    let isBroken = true;
    const sometimes: JobHandlers = {
      note: (_tx, job) =>
        isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(void done.push(job.ref)),
    };
    await add('mended', START);
    const { runAll } = open([jobWork({ db, clock }, sometimes)]);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await runAll();
      clock.advanceWall(300_000);
    }
    const [parked] = await listParked(db.read, 10);
    isBroken = false;
    await runAll();
    expect(done).toEqual([]);
    expect(await forgetFailure(db.read, 'job', parked?.item_id ?? '')).toBe(true);
    await runAll();
    expect(done).toEqual(['mended']);
    expect(await listParked(db.read, 10)).toEqual([]);
  });

  it('forget the failures of what was done in the end', async () => {
    let attempts = 0;
    const secondTime: JobHandlers = {
      note: () => ((attempts += 1) === 1 ? Promise.reject(new Error('once')) : Promise.resolve()),
    };
    await add('twice', START);
    const { runAll } = open([jobWork({ db, clock }, secondTime)]);
    await runAll();
    clock.advanceWall(1_000);
    await runAll();
    expect(attempts).toBe(2);
    expect(await db.read.selectFrom('work_failure').selectAll().execute()).toEqual([]);
  });

  it('see that an item which stays due after it was done holds up nothing', async () => {
    await add('stuck', START);
    await add('good', inSeconds(1));
    clock.advance(1_000);
    const work = jobWork({ db, clock }, handlers);
    const stays = { ...work, sources: work.sources.map((source) => ({ ...source, process: doAllButStuck })) };
    async function doAllButStuck({ id }: DueItem): Promise<boolean> {
      const job = await db.read
        .selectFrom('job')
        .select('ref')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (job.ref === 'stuck') return true;
      await db.read.updateTable('job').set({ done_at: START }).where('id', '=', id).execute();
      done.push(job.ref);
      return true;
    }
    await open([stays]).runAll();
    expect(done).toEqual(['good']);
    expect(reported).toEqual(['Error: It was done and is still due. 1']);
  });

  it('do a batch one by one when it fails as a whole', async () => {
    await add('one', START);
    await add('two', inSeconds(1));
    clock.advance(1_000);
    const together: WorkKind = {
      ...jobWork({ db, clock }, handlers),
      processTogether: () => Promise.reject(new Error('one of them')),
    };
    await open([together]).runAll();
    expect(done).toEqual(['one', 'two']);
    expect(reported[0]).toBe('jobs together: Error: one of them');
  });

  it('go on beside one that has a long list, and one that cannot list at all', async () => {
    const SLOW = 200;
    for (let index = 0; index < SLOW; index += 1) await add(`slow ${index}`, START, 'slow');
    const jobs = jobWork({ db, clock }, handlers, { only: ['slow'] });
    const quick = { ...jobWork({ db, clock }, handlers, { only: ['note'] }), name: 'quick' };
    const broken: WorkKind = {
      name: 'broken',
      clock: 'business',
      sources: [
        { name: 'x', table: 'member', dueColumn: 'no_such_column', process: () => Promise.resolve(true) },
      ],
    };
    const { start, stop } = open([jobs, broken, quick]);
    start();
    await vi.waitUntil(() => done.length > 0, PATIENCE);
    await add('quick', START);
    await vi.waitUntil(() => done.includes('quick'), PATIENCE);
    // The slow items take twenty seconds in all, so the quick one did not wait for them.
    expect(done.length).toBeLessThan(SLOW);
    await vi.waitUntil(() => reported.some((text) => text.startsWith('broken loop: ')), PATIENCE);
    await stop();
    const before = done.length;
    expect(before).toBeLessThan(SLOW);
    await wait(300);
    expect(done).toHaveLength(before);
  });

  it('rest while everything is done at once, unless they follow the wall, and end early when they stop', async () => {
    const SLOW = 200;
    for (let index = 0; index < SLOW; index += 1) await add(`slow ${index}`, inSeconds(60), 'slow');
    const slow = jobWork({ db, clock }, handlers, { only: ['slow'] });
    const byWall = {
      ...jobWork({ db, clock }, handlers, { only: ['note'] }),
      name: 'wall',
      clock: 'wall',
    } as const;
    const { start, stop, runAll } = open([slow, byWall]);
    start();
    const all = runAll(() => Promise.resolve(clock.advance(60_000)));
    await vi.waitUntil(() => done.length > 0, PATIENCE);
    await add('by wall', START);
    await vi.waitUntil(() => done.includes('by wall'), PATIENCE);
    await stop();
    expect(await all).toBe(false);
    expect(done.length).toBeLessThan(SLOW);
  });
});
