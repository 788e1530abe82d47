// @ts-check
/**
 * What the server adds to an order: POST /order over HTTP compared with the SQL statement that it sends, run by the
 * database's own client. Rounds alternate, so that other load of the machine affects both. The client is pgbench for
 * PostgreSQL and the driver for the embedded store.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { createCrowd, CROWD, placeFromTemplate, TEMPLATES } from './lib/crowd.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { loadOrders } from './lib/load.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
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
/** The embedded database has one session, so more clients would only wait. */
const CONNECTIONS = { PostgreSQL: 32, embedded: 8 };
/** PGlite has no autovacuum; the server vacuums after this many writes. */
const VACUUM_AFTER = 1_000;

export async function benchmark() {
  const programs = postgresPrograms();
  const rows = [];
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else rows.push(...(await onPostgres(programs)));
  rows.push(...(await onEmbedded()));
  printTable(
    ['store', 'what', 'per second', 'p50 ms', 'p99 ms', 'refused', 'of yardstick', 'bar'],
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
    const run = (/** @type {string} */ sql) =>
      void execFileSync(
        join(programs, 'psql'),
        [...connection, '-d', 'bench', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
        {
          input: sql,
          stdio: ['pipe', 'ignore', 'inherit'],
        },
      );
    const env = { ...serverEnv, DATABASE_URL: cluster.url };
    const crowd = await prepare(env, async (work) => work(run));

    const script = join(folder, 'order.sql');
    writeFileSync(script, `\\set n random(1, ${CROWD})\n${placeFromTemplate(':n')}`);
    const bare = async () => {
      const text = await outputOf('pgbench', [
        ...connection,
        ...['-n', '-M', 'prepared', '-f', script, '-c', String(CONNECTIONS.PostgreSQL)],
        ...['-T', String(ROUND_MS / 1000), 'bench'],
      ]);
      return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
    };
    return await compare('PostgreSQL', 'pgbench, same statement', env, crowd, bare);
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
    return await compare('embedded', 'driver, same statement', env, crowd, bare);
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
 * @param {Crowd} crowd @param {() => Promise<number>} bare
 */
async function compare(store, yardstick, env, crowd, bare) {
  const port = await freePort();
  const server = await startServer({ env: { ...env, PORT: String(port) } });
  const connections = CONNECTIONS[store];
  const load = (/** @type {number} */ forMs) =>
    loadOrders({ host: '127.0.0.1', port, connections, forMs, ...crowd });
  try {
    /** @type {{bare: number, served: number}[]} */
    const rounds = [];
    /** @type {number[]} */
    const latenciesMs = [];
    /** @type {Map<string, number>} */
    const refusals = new Map();
    // Both warm up, so that neither is measured alone on empty tables.
    await bare();
    await load(WARM_UP_MS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const bareRate = await bare();
      const result = await load(ROUND_MS);
      latenciesMs.push(...result.latenciesMs);
      for (const [why, count] of result.refusals) refusals.set(why, (refusals.get(why) ?? 0) + count);
      const served = result.accepted / (result.elapsedMs / 1000);
      rounds.push({ bare: bareRate, served });
      console.log(`${store}, round ${round}: ${bareRate.toFixed(0)} and ${served.toFixed(0)} a second`);
    }
    for (const [why, count] of refusals) console.log(`${store}: ${count} orders answered ${why}`);
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
    // The median of each round's ratio, because other load of the machine changes between rounds.
    const ratio = median(rounds.map((round) => round.served / round.bare));
    const yardstickRate = median(rounds.map((round) => round.bare));
    const rate = median(rounds.map((round) => round.served));
    const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
    const what = `POST /order, ${connections} connections`;
    return [
      { cells: [store, yardstick, yardstickRate, '', '', '', '', ''], isMet: true },
      {
        cells: [store, what, rate, p50, p99, refused, ratio, `>= ${BARS[store]}`],
        isMet: refused === 0 && ratio >= BARS[store],
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
