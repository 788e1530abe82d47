// @ts-check
/**
 * What the server adds to an order: POST /order over HTTP compared with the SQL statement that it sends, run by the
 * database's own client. Rounds alternate, so that other load of the machine affects both. The client is pgbench for
 * PostgreSQL and the driver for the embedded store. On PostgreSQL the statement itself is compared with the leanest
 * order that keeps its promises (`lib/leanOrder.mjs`).
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { createCrowd, CROWD, placeFromTemplate, TEMPLATES } from './lib/crowd.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { LEAN, placeLean } from './lib/leanOrder.mjs';
import { loadOrders } from './lib/load.mjs';
import { createCluster, postgresPrograms, SIZES } from './lib/postgres.mjs';
import { median, percentile, printTable } from './lib/table.mjs';

const ROUNDS = 5;
const ROUND_MS = 4_000;
/**
 * A server that has just started still compiles: with a warm-up of two seconds, its first round was a quarter slower
 * than the third.
 */
const WARM_UP_MS = 10_000;
/** Fractions of the bare statement's rate. The embedded database runs in the server's process and shares its CPU. */
const BARS = { PostgreSQL: 0.8, embedded: 0.5 };
/** Fractions of the lean order's rate. */
const LEAN_BARS = { statement: 0.58, served: 0.4 };
/** The embedded database has one session, so more clients would only wait. */
const CONNECTIONS = { PostgreSQL: 32, embedded: 8 };
/** pgbench's sessions. With BENCH_SESSIONS=20 it has as many as the server opens, and is fastest. */
const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? CONNECTIONS.PostgreSQL);
/**
 * What the bare statement leaves undone is left undone here too. In a deployment another process does it
 * (`docs/scale.md`), and `bench isolation` measures it.
 */
const ROLES = { PostgreSQL: 'web', embedded: 'all' };
/** PGlite has no autovacuum; the server vacuums after this many writes. */
const VACUUM_AFTER = 1_000;

export async function benchmark() {
  const programs = postgresPrograms();
  const rows = [];
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else rows.push(...(await onPostgres(programs)));
  rows.push(...(await onEmbedded()));
  printTable(
    ['store', 'what', 'per second', 'p50 ms', 'p99 ms', 'refused', 'of yardstick', 'bar', 'of lean', 'bar'],
    rows.map(({ cells }) => cells),
  );
  return rows.every(({ isMet }) => isMet);
}

/** @param {string} programs */
async function onPostgres(programs) {
  const cluster = await createCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    const connection = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'postgres'];
    const ask = (/** @type {string} */ sql) =>
      execFileSync(
        join(programs, 'psql'),
        [...connection, '-d', 'bench', '-XqAt', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
        { input: sql, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] },
      );
    const run = (/** @type {string} */ sql) => void ask(sql);
    const env = { ...serverEnv, DATABASE_URL: cluster.url };
    const crowd = await prepare(env, async (work) => work(run));

    run(LEAN);
    const pgbench = async (/** @type {string} */ name, /** @type {string} */ statement) => {
      const script = join(folder, `${name}.sql`);
      writeFileSync(script, `\\set n random(1, ${CROWD})\n${statement}`);
      const text = await outputOf('pgbench', [
        ...connection,
        ...['-n', '-M', 'prepared', '-f', script, '-c', String(SESSIONS)],
        ...['-T', String(ROUND_MS / 1000), 'bench'],
      ]);
      return {
        rate: Number(/tps = ([\d.]+)/.exec(text)?.[1]),
        done: Number(/actually processed: (\d+)/.exec(text)?.[1]),
      };
    };
    const place = () => pgbench('order', placeFromTemplate(':n'));
    const rows = await compare('PostgreSQL', 'pgbench, same statement', env, crowd, {
      bare: async () => (await place()).rate,
      lean: async () => (await pgbench('lean', placeLean(':n'))).rate,
    });
    const size = () => JSON.parse(ask(SIZES));
    const [tablesBefore, walBefore] = size();
    const { done } = await place();
    const [tables, wal] = size();
    const kB = (/** @type {number} */ bytes) => (bytes / done / 1000).toFixed(1);
    console.log(
      `PostgreSQL: ${done} orders, each ${kB(tables - tablesBefore)} kB of tables and indexes, ${kB(wal - walBefore)} kB of log`,
    );
    return rows;
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const served = join(folder, 'served');
  const copy = join(folder, 'bare');
  /** @type {PGlite | undefined} */
  let database;
  try {
    const env = { ...serverEnv, DATA_DIR: served };
    const crowd = await prepare(env, async (work) => {
      const opened = await PGlite.create(served);
      /** @type {string[]} */
      const statements = [];
      work((sql) => void statements.push(sql));
      for (const sql of statements) await opened.exec(sql);
      await opened.close();
    });
    // A killed server leaves its socket file, which cannot be copied.
    cpSync(served, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    const driver = (database = await PGlite.create(copy));
    let done = 0;
    const bare = async () => {
      const before = done;
      const startedAt = performance.now();
      while (performance.now() - startedAt < ROUND_MS) {
        await driver.query(placeFromTemplate('$1'), [(done % CROWD) + 1]);
        done += 1;
        if (done % VACUUM_AFTER === 0) await driver.exec('vacuum');
      }
      return (done - before) / ((performance.now() - startedAt) / 1000);
    };
    return await compare('embedded', 'driver, same statement', env, crowd, { bare });
  } finally {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{tokens: readonly string[], body: string}} Crowd
 * @typedef {(sql: string) => void} Run
 * @param {Record<string, string>} env
 * @param {(work: (run: Run) => void) => Promise<void>} inDatabase runs SQL while no server uses the database
 * @returns {Promise<Crowd>}
 */
async function prepare(env, inDatabase) {
  const { sql, tokens } = createCrowd();
  const first = await startServer({ env: { ...env, PORT: String(await freePort()) } });
  const customer = await signIn(first.url);
  const body = customer.ticket;
  customer.close();
  await first.stop();
  await inDatabase((run) => run(sql));

  const second = await startServer({ env: { ...env, PORT: String(await freePort()) } });
  for (const token of tokens) {
    const answer = await fetch(`${second.url}/api/v1/order`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'template',
      },
      body,
    });
    if (answer.status !== 201)
      throw new Error(`An order of the crowd: ${answer.status} ${await answer.text()}`);
  }
  await second.stop();
  await inDatabase((run) => run(TEMPLATES));
  return { tokens, body };
}

/**
 * @param {keyof typeof CONNECTIONS} store @param {string} yardstick @param {Record<string, string>} env
 * @param {Crowd} crowd @param {{bare: () => Promise<number>, lean?: () => Promise<number>}} yardsticks
 */
async function compare(store, yardstick, env, crowd, { bare, lean }) {
  const port = await freePort();
  const server = await startServer({ env: { ...env, ROLE: ROLES[store], PORT: String(port) } });
  const connections = CONNECTIONS[store];
  const load = (/** @type {number} */ forMs) =>
    loadOrders({ host: '127.0.0.1', port, connections, forMs, ...crowd });
  try {
    /** @type {{lean: number, bare: number, served: number}[]} */
    const rounds = [];
    /** @type {number[]} */
    const latenciesMs = [];
    /** @type {Map<string, number>} */
    const refusals = new Map();
    // All warm up, so that none is measured alone on empty tables.
    await lean?.();
    await bare();
    await load(WARM_UP_MS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const leanRate = (await lean?.()) ?? Number.NaN;
      const bareRate = await bare();
      const result = await load(ROUND_MS);
      latenciesMs.push(...result.latenciesMs);
      for (const [why, count] of result.refusals) refusals.set(why, (refusals.get(why) ?? 0) + count);
      const served = result.accepted / (result.elapsedMs / 1000);
      rounds.push({ lean: leanRate, bare: bareRate, served });
      const rates = [...(lean === undefined ? [] : [leanRate]), bareRate, served];
      console.log(`${store}, round ${round}: ${rates.map((rate) => rate.toFixed(0)).join(', ')} a second`);
    }
    for (const [why, count] of refusals) console.log(`${store}: ${count} orders answered ${why}`);
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
    // Computed for each round by itself, because the other load of the machine changes between rounds.
    const of = (/** @type {'served' | 'bare'} */ one, /** @type {'bare' | 'lean'} */ other) =>
      median(rounds.map((round) => round[one] / round[other]));
    const rateOf = (/** @type {'lean' | 'bare' | 'served'} */ one) =>
      median(rounds.map((round) => round[one]));
    const ratio = of('served', 'bare');
    const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
    const what = `POST /order, ${connections} connections`;
    const against = (/** @type {'served' | 'bare'} */ one, /** @type {number} */ bar) =>
      lean === undefined
        ? { cells: ['', ''], isMet: true }
        : { cells: [of(one, 'lean'), `>= ${bar}`], isMet: of(one, 'lean') >= bar };
    const statement = against('bare', LEAN_BARS.statement);
    const served = against('served', LEAN_BARS.served);
    return [
      ...(lean === undefined
        ? []
        : [{ cells: [store, 'lean statement', rateOf('lean'), '', '', '', '', '', '', ''], isMet: true }]),
      {
        cells: [store, yardstick, rateOf('bare'), '', '', '', '', '', ...statement.cells],
        isMet: statement.isMet,
      },
      {
        cells: [
          store,
          what,
          rateOf('served'),
          p50,
          p99,
          refused,
          ratio,
          `>= ${BARS[store]}`,
          ...served.cells,
        ],
        isMet: refused === 0 && ratio >= BARS[store] && served.isMet,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** @param {string} program @param {readonly string[]} args @returns {Promise<string>} */
function outputOf(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}
