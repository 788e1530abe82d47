import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock, createTestEntropy, type TestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { addJob, jobWork } from '../jobs/jobs.js';
import { createMonitor } from './monitor.js';
import { createWorkWatch, type WorkWatch } from './watch.js';

const START = new Date('2026-11-20T15:00:00.000Z');
const TOKEN = 'who-may-read-figures';

describeOnBothStores('readiness and metrics', (makeStore, kind) => {
  let db: Database;
  let clock: TestClock;
  let watch: WorkWatch;
  let behindSince: Date;

  const open = (): WorkWatch => {
    const monitor = createMonitor({ error: () => undefined });
    monitor.done('job', 3);
    const kinds = [jobWork({ db, clock }, {})];
    return createWorkWatch({ db, clock, monitor }, kinds, { behindSince: () => behindSince });
  };

  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());
  beforeEach(async () => {
    clock = createTestClock(START);
    behindSince = START;
    watch = open();
    await db.read.deleteFrom('job').execute();
    await db.read.deleteFrom('work_failure').execute();
    await db.transaction((tx) =>
      addJob(
        tx,
        { clock, entropy: createTestEntropy() },
        { kind: 'x', ref: 'x', payload: null, dueAt: START },
      ),
    );
  });
  const pass = (ms: number): void => {
    clock.advance(ms);
    clock.advanceWall(ms);
  };
  const withApp = async <Result>(
    config: Parameters<typeof createTestApp>[2],
    use: (app: TestApp['app']) => Promise<Result>,
  ): Promise<Result> => {
    const health = { ...watch, isClockOff: () => false };
    const { app } = await createTestApp(db, () => ({}), config, { health });
    try {
      return await use(app);
    } finally {
      await app.close();
    }
  };

  it('say which loop is stuck once its work is older than 30 s, and not before', async () => {
    pass(30_000);
    await withApp({}, async (app) => {
      expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    });
    pass(1);
    watch = open();
    await withApp({}, async (app) => {
      const answer = await app.inject('/readyz');
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { status: 'stuck', loops: [{ name: 'jobs', oldest_due_ms: 30_001 }] },
      ]);
    });
  });

  it('do not mistake a jump of the business clock for a late loop', async () => {
    clock.advance(DAY_MS);
    expect(await watch.stuck()).toEqual([]);
  });

  it('do not count what is parked', async () => {
    const { id } = await db.read.selectFrom('job').select('id').executeTakeFirstOrThrow();
    await db.read
      .insertInto('work_failure')
      .values({
        source: 'job',
        item_id: id,
        attempts: 10,
        reason: 'x',
        failed_at: START,
        retry_at: null,
        parked_at: START,
      })
      .execute();
    pass(60_000);
    expect(await watch.stuck()).toEqual([]);
    expect(await watch.metrics()).toContain('fairlot_work_parked{source="job"} 1');
  });

  it('ask the database at most once a second', async () => {
    pass(60_000);
    const [first, second] = await Promise.all([watch.stuck(), watch.stuck()]);
    await db.read.deleteFrom('job').execute();
    expect([first, second, await watch.stuck()].map((loops) => loops.length)).toEqual([1, 1, 1]);
  });

  it('do not wait for a database that does not answer', async () => {
    await withApp({}, async (app) => {
      // While every connection is busy, nobody gets an answer.
      const sessions = kind === 'postgres' ? 20 : 1;
      let release = (): void => undefined;
      const isOver = new Promise<void>((over) => (release = over));
      const busy = Array.from(
        { length: sessions },
        () => new Promise<void>((isBusy) => void db.transaction(() => (isBusy(), isOver))),
      );
      await Promise.all(busy);
      const [ready, figures] = await Promise.all([app.inject('/readyz'), app.inject('/metrics')]);
      release();
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
      expect(figures.statusCode).toBe(200);
      expect(figures.body).toContain('fairlot_database_answers 0\n');
      expect(figures.body).toContain('fairlot_work_done_total{source="job"} 3\n');
    });
    await expect.poll(() => watch.metrics(), { timeout: 20_000 }).toContain('fairlot_database_answers 1');
  }, 40_000);

  // The embedded store has one session, so nobody else can lock anything.
  if (kind === 'postgres') {
    it('do not take a locked table for a database that does not answer', async () => {
      const lock = await db.read.startTransaction().execute();
      await sql`lock table work_failure, job in access exclusive mode`.execute(lock);
      try {
        await withApp({}, async (app) => {
          expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
          expect((await app.inject('/metrics')).body).toContain('fairlot_database_answers 1\n');
        });
        pass(30_001);
        watch = open();
        await withApp({}, async (app) => {
          const loops = [{ name: 'jobs', oldest_due_ms: 30_001 }];
          expect((await app.inject('/readyz')).json()).toEqual({ status: 'stuck', loops });
        });
      } finally {
        await lock.rollback().execute();
      }
    });
  }

  it('show figures to this machine only, and not through a proxy on it', async () => {
    await withApp({}, async (app) => {
      const from = (remoteAddress: string, headers = {}) =>
        app.inject({ url: '/metrics', remoteAddress, headers });
      const own = await from('127.0.0.1');
      expect(own.statusCode).toBe(200);
      expect(own.body).toContain('fairlot_work_oldest_due_seconds{loop="jobs"} 0\n');
      expect(own.body).toContain('fairlot_work_done_total{source="job"} 3\n');
      expect((await from('::1')).statusCode).toBe(200);
      expect((await from('::ffff:127.0.0.1')).statusCode).toBe(200);
      for (const other of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1'])
        expect((await from(other)).statusCode).toBe(404);
      for (const name of ['forwarded', 'x-forwarded-for'])
        expect((await from('127.0.0.1', { [name]: '10.0.0.7' })).statusCode).toBe(404);
    });
  });

  it('show figures to holders of the token, where there is one', async () => {
    await withApp({ metricsToken: TOKEN }, async (app) => {
      const by = (authorization: string) =>
        app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers: { authorization } });
      expect((await by(`Bearer ${TOKEN}`)).statusCode).toBe(200);
      expect((await by('Bearer another')).statusCode).toBe(401);
      expect((await app.inject('/metrics')).statusCode).toBe(401);
    });
  });
});
