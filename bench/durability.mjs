// @ts-check
/**
 * What survives `kill -9`: `npm run bench durability 20` kills twenty times on each store; BENCH_MINUTES=3 ends each
 * part after three minutes, and BENCH_STORE=embedded,on plays one part only. Orders are placed without pause; the
 * server, and with PostgreSQL the database too, is killed at a random moment and started again. Every order answered
 * with 201 must exist, and the ledger's invariants must hold. On PostgreSQL as many power cuts are simulated
 * (BENCH_STORE=power): everything that was not synced is lost.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sourceFlags } from '../scripts/lib/project.mjs';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { invariants, serverEnv, signIn } from './lib/customer.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { READY_TIMEOUT_MS, startTimeLimit } from './lib/timeLimit.mjs';

const CLIENTS = 4;
const SHORTEST_MS = 200;
const LONGEST_MS = 1_200;
/**
 * The ledger is checked after each kill, and a longer ledger takes longer to check. So each database is replaced after
 * this many kills.
 */
const ROUNDS_PER_DATABASE = 50;
const NEVER_PLACED = `ord_${'0'.repeat(26)}`;

/**
 * @typedef {object} Store
 * @property {Record<string, string>} env of a server that uses it
 * @property {() => Promise<void>} crash kills and restarts the database, if it is a process of its own
 * @property {() => Promise<void>} remove
 */

/** @param {number} count of rounds on each store */
export async function benchmark(count = 3) {
  const programs = postgresPrograms();
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  /** @type {Record<string, () => Promise<Store>>} */
  const stores = {
    'embedded,on': () => openEmbedded('on'),
    'embedded,off': () => openEmbedded('off'),
    ...(programs !== undefined && {
      'postgres,on': () => openPostgres(programs, 'on'),
      'postgres,off': () => openPostgres(programs, 'off'),
    }),
  };
  const asked = process.env['BENCH_STORE'];
  const isAsked = (/** @type {string} */ name) => asked === undefined || asked === name;
  const rows = [];
  for (const [name, open] of Object.entries(stores))
    if (isAsked(name)) rows.push(await rounds(name, count, open));
  printTable(
    ['store, fsync', 'kills', 'an hour', 'answered 201', 'lost', 'ledger', 'up again ms: median, longest'],
    rows,
  );
  const isDurable = rows.every((row) => row[4] === 0 && row[5] === 'agrees');
  return (programs === undefined || !isAsked('power') || (await cutPower(count))) && isDurable;
}

/** @param {'on' | 'off'} fsync @returns {Promise<Store>} */
async function openEmbedded(fsync) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-durability-'));
  return {
    env: { DATA_DIR: folder, DATA_FSYNC: fsync },
    crash: async () => undefined,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param {string} programs @param {'on' | 'off'} fsync @returns {Promise<Store>} */
async function openPostgres(programs, fsync) {
  const cluster = await createCluster(programs, [`fsync=${fsync}`]);
  return {
    env: { DATABASE_URL: cluster.url },
    crash: async () => {
      await cluster.crash();
      await cluster.start();
    },
    remove: cluster.remove,
  };
}

/** @param {number} count of power cuts */
async function cutPower(count) {
  const script = fileURLToPath(new URL('./durability/powerCuts.ts', import.meta.url));
  const child = spawn(process.execPath, [...sourceFlags, script, String(count)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/**
 * @typedef {object} Seen what was seen in all rounds of a store
 * @property {number} done
 * @property {number} answered
 * @property {Set<string>} lost
 * @property {Set<string>} broken the invariants that did not hold
 * @property {number[]} upAgainMs
 */

/**
 * Runs the rounds on one store, in as many databases as they take.
 * @param {string} name @param {number} count @param {() => Promise<Store>} open
 */
async function rounds(name, count, open) {
  const limit = startTimeLimit();
  /** @type {Seen} */
  const seen = { done: 0, answered: 0, lost: new Set(), broken: new Set(), upAgainMs: [] };
  // At least one kill, because on a busy machine the first start alone may take longer than the limit.
  const goesOn = () => seen.done === 0 || !limit.isOver();
  while (seen.done < count && goesOn()) {
    const end = Math.min(count, seen.done + ROUNDS_PER_DATABASE);
    const store = await open();
    try {
      await roundsOnDatabase(store, seen, () => seen.done < end && goesOn());
    } finally {
      await store.remove();
    }
    const { done, answered, lost, broken } = seen;
    const words = `${done} kills, ${answered} answered, ${lost.size} lost, ${broken.size} invariants broken`;
    console.log(`${new Date().toISOString()} ${name}: ${words}`);
  }
  // Without confirmed orders, the run proves nothing.
  if (seen.answered === 0) throw new Error(`${name}: no order was accepted, so nothing was tested`);
  const sorted = seen.upAgainMs.sort((one, other) => one - other);
  const up = `${sorted[sorted.length >> 1]}, ${sorted.at(-1)}`;
  const ledger = seen.broken.size === 0 ? 'agrees' : [...seen.broken].join(' ');
  return [name, seen.done, limit.perHour(seen.done), seen.answered, seen.lost.size, ledger, up];
}

/**
 * Kills the server of one database repeatedly; the restarted server gets the next orders. After each kill the orders
 * of that round must exist, and at the end the orders of all rounds.
 * @param {Store} store @param {Seen} seen @param {() => boolean} goesOn
 */
async function roundsOnDatabase(store, seen, goesOn) {
  const start = async () =>
    startServer({
      env: { ...serverEnv, ...store.env, PORT: String(await freePort()) },
      readyTimeoutMs: READY_TIMEOUT_MS,
    });
  /** @type {string[]} */
  const all = [];
  let server = await start();
  try {
    const customer = await signIn(server.url);
    while (goesOn()) {
      const answered = placeOrdersUntilItEnds(customer);
      await wait(Math.round(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS)));
      await server.stop('SIGKILL');
      await store.crash();
      const ids = await answered;

      const startedAt = performance.now();
      server = await start();
      seen.upAgainMs.push(Math.round(performance.now() - startedAt));
      customer.moveTo(server.url);
      for (const id of await customer.missingOrders(ids)) seen.lost.add(id);
      const { checks } = await invariants(server.url);
      for (const { id, ok } of checks) if (!ok) seen.broken.add(id);
      all.push(...ids);
      seen.answered += ids.length;
      seen.done += 1;
    }
    const missing = await customer.missingOrders([...all, NEVER_PLACED]);
    if (!missing.delete(NEVER_PLACED)) throw new Error('An order that was never placed is not missed');
    for (const id of missing) seen.lost.add(id);
    customer.close();
  } finally {
    await server.stop();
  }
}

/**
 * @param {Awaited<ReturnType<typeof signIn>>} customer
 * @returns {Promise<string[]>} the ids of the orders that were answered with 201
 */
async function placeOrdersUntilItEnds(customer) {
  /** @type {string[]} */
  const answered = [];
  const client = async () => {
    try {
      for (;;) {
        const { status, body } = await customer.placeOrder();
        if (status === 201) answered.push(body.id);
        else await wait(20);
      }
    } catch {
      // The connection ended with the server, so this order was not confirmed.
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answered;
}
