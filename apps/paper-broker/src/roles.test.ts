import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBroker, type Broker } from './broker.js';
import { createTestEntropy } from './clock/testing.js';
import { readConfig } from './settings/config.js';
import { connectPostgres } from './db/connect.js';
import { createPostgresDatabase } from './db/testing/createTestStore.js';
import { hasPostgres } from './db/testing/postgresCluster.js';
import { HOUR_MS } from './util/durations.js';
import { createLogger } from './http/logger.js';
import { addJob } from './jobs/jobs.js';
import { createMarket } from './market/createMarket.js';

describe.skipIf(!hasPostgres)('two servers of different roles', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let web: Broker;
  let worker: Broker;

  const lines: string[] = [];
  const stream = new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) });
  const open = (role: 'web' | 'worker'): Promise<Broker> =>
    openBroker({
      config: readConfig({
        ROLE: role,
        DATABASE_URL: store.url,
        SEED_DEMO: '0',
        LOG_LEVEL: 'silent',
        SIM_CLOCK: 'manual',
      }),
      db: connectPostgres(store.url),
      entropy: createTestEntropy(role),
      market: createMarket({ seed: 'fairlot' }),
      log: createLogger('error', stream),
      webRoot: '/nowhere',
    });
  beforeAll(async () => {
    store = await createPostgresDatabase();
    web = await open('web');
    worker = await open('worker');
  });
  afterAll(async () => {
    for (const broker of [web, worker]) {
      await broker.close();
      await broker.context.db.close();
    }
    await store.remove();
  });

  const statusOf = async ({ app }: Broker, url: string): Promise<number> =>
    (await app.inject({ url })).statusCode;

  it('leave all due work to the worker', async () => {
    const { context } = web;
    const job = { kind: 'delete_export', ref: 'x', payload: { id: 'none' }, dueAt: context.clock.now() };
    await context.db.transaction((tx) => addJob(tx, context, job));
    web.start();
    worker.start();
    const isDone = async (): Promise<boolean> => {
      const { done_at: doneAt } = await context.db.read
        .selectFrom('job')
        .select('done_at')
        .executeTakeFirstOrThrow();
      return doneAt !== null;
    };
    await vi.waitUntil(isDone, { timeout: 60_000, interval: 50 });
    const done = 'fairlot_work_done_total{source="job"} 1';
    expect((await worker.app.inject('/metrics')).body).toContain(done);
    expect((await web.app.inject('/metrics')).body).not.toContain(done);
  });

  it('leave all customers to the other one, and both say whether they are well', async () => {
    for (const broker of [web, worker]) expect(await statusOf(broker, '/readyz')).toBe(200);
    expect(await statusOf(web, '/api/v1/instrument?limit=1')).toBe(200);
    expect(await statusOf(worker, '/api/v1/instrument?limit=1')).toBe(404);
  });

  it('compare their clocks with the database, whatever their role, and take no requests while they differ', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    const off = async ({ app }: Broker) => ({
      ready: (await app.inject('/readyz')).json<{ status: string }>().status,
      isAhead: /^fairlot_clock_ahead_seconds 3[56]\d\d$/m.test((await app.inject('/metrics')).body),
    });
    const said = () => lines.filter((line) => line.includes("s ahead of the database's"));
    lines.length = 0;
    try {
      for (const broker of [web, worker])
        await vi.waitUntil(async () => (await off(broker)).isAhead, { timeout: 20_000 });
      for (const broker of [web, worker])
        expect(await off(broker)).toEqual({ ready: 'clock_off', isAhead: true });
      expect(await statusOf(web, '/api/v1/instrument?limit=1')).toBe(503);
      expect(await statusOf(web, '/%61pi/v1/instrument?limit=1')).toBe(503);
      expect(await statusOf(web, '/operator/v1/session')).toBe(503);
      expect(await statusOf(web, '/healthz')).toBe(200);
      const ofWatch = said().filter((line) => !line.includes('loop failed'));
      expect(ofWatch).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
    for (const broker of [web, worker])
      await vi.waitUntil(async () => (await off(broker)).ready === 'ready', { timeout: 60_000 });
    expect(await statusOf(web, '/api/v1/instrument?limit=1')).toBe(200);
    expect(await statusOf(web, '/operator/v1/session')).toBe(401);
  });
});
