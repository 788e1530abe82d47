// @ts-check
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { serverEnv, signIn } from '../lib/customer.mjs';
import { createCluster, postgresPrograms } from '../lib/postgres.mjs';
import { percentile, printTable } from '../lib/table.mjs';

/**
 * 15,000 files to write are due at once. Measures how much they delay an order, and how the server stops meanwhile.
 */

const JOBS = 15_000;
const ORDERS = 20;
const FILL_BAR_MS = 1_000;
const SHUTDOWN_MS = 10_000;

const PLANT = `
  insert into export_file (id, member_id, kind, format, from_date, to_date, status, created_at, expires_at)
    select 'exp_bench_' || n, (select id from member where mail = 'demo@fairlot.example'), 'entry', 'csv',
           current_date - 30, current_date + 30, 'queued', now(), now() + interval '1 day'
      from generate_series(1, ${JOBS}) as n;
  insert into job (id, kind, ref, payload, due_at, created_at)
    select 'job_bench_' || n, 'write_export', 'bench ' || n, jsonb_build_object('id', 'exp_bench_' || n),
           '2000-01-01', now() from generate_series(1, ${JOBS}) as n`;
const COUNT = `
  select json_build_object('done', count(done_at), 'total', count(*),
         'wrong', count(*) filter (where (done_at is not null) <> (status = 'ready')))::text as answer
    from job join export_file on export_file.id = payload ->> 'id' where job.id like 'job_bench_%'`;

/** Measures both stores. @returns {Promise<boolean>} whether every figure is within its limit */
export async function measureBacklog() {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    rows.push(...(await measure('embedded', { DATA_DIR: join(folder, 'data') })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const programs = postgresPrograms();
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else {
    const cluster = await createCluster(programs);
    try {
      rows.push(...(await measure('PostgreSQL', { DATABASE_URL: cluster.url })));
    } finally {
      await cluster.remove();
    }
  }
  printTable(
    ['store', 'what', 'measured', 'bar'],
    rows.map(({ store, what, value, bar }) => [store, what, value, bar]),
  );
  return rows.every(({ ok }) => ok);
}

/** @param {string} store @param {Record<string, string>} env settings of a server on an empty store */
async function measure(store, env) {
  const url = env['DATABASE_URL'];
  const settings = { ...serverEnv, ...env, SIM_CLOCK: 'demo', SHUTDOWN_MS: String(SHUTDOWN_MS) };
  const start = async () => startServer({ env: { ...settings, PORT: String(await freePort()) } });
  await (await start()).stop();
  await run(env, url, PLANT);

  const server = await start();
  const customer = await signIn(server.url);
  const { symbol } = JSON.parse(customer.ticket);
  const times = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const sentAt = performance.now();
    const order = { symbol, direction: 'long', order_type: 'market', quantity: '1' };
    const placed = await customer.call('POST', '/api/v1/order', order, { 'idempotency-key': randomUUID() });
    if (placed.status !== 201) throw new Error(`An order answered ${placed.status}`);
    for (let status = ''; status !== 'filled';) {
      await wait(20);
      status = (await customer.call('GET', `/api/v1/order/${placed.body.id}`)).body.status;
      if (performance.now() - sentAt > 60_000) throw new Error('An order did not fill within a minute');
    }
    times.push(performance.now() - sentAt);
  }
  customer.close();
  const stoppedAt = performance.now();
  const code = await server.stop();
  const stopMs = performance.now() - stoppedAt;
  const count = JSON.parse(await run(env, url, COUNT));
  const write = (/** @type {number} */ ms) => `${ms.toFixed(0)} ms`;
  const slowest = Math.max(...times);
  return [
    {
      store,
      what: `order to fill, p50, ${JOBS} jobs due`,
      value: write(percentile(times, 0.5)),
      bar: '',
      ok: true,
    },
    {
      store,
      what: 'order to fill, slowest',
      value: write(slowest),
      bar: `<= ${FILL_BAR_MS} ms`,
      ok: slowest <= FILL_BAR_MS,
    },
    {
      store,
      what: 'SIGTERM to its end',
      value: write(stopMs),
      bar: `<= ${SHUTDOWN_MS} ms`,
      ok: code === 0 && stopMs <= SHUTDOWN_MS,
    },
    {
      store,
      what: `jobs half done (of ${count.done} done)`,
      value: String(count.wrong),
      bar: '0',
      ok: count.wrong === 0 && count.total === JOBS && count.done < JOBS,
    },
  ];
}

/**
 * Runs SQL while no server uses the database.
 * @param {Record<string, string>} env @param {string | undefined} url @param {string} sql
 * @returns {Promise<string>} the column `answer` of the last statement
 */
async function run(env, url, sql) {
  if (url !== undefined) {
    const psql = join(postgresPrograms() ?? '', 'psql');
    return execFileSync(psql, [url, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
      encoding: 'utf8',
    }).trim();
  }
  const database = await PGlite.create(env['DATA_DIR'] ?? '');
  const results = await database.exec(sql);
  await database.close();
  return String(results.at(-1)?.rows[0]?.['answer'] ?? '');
}
