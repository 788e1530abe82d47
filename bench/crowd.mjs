// @ts-check
/**
 * Ten thousand customers have the app open, on one server with PostgreSQL. Measures what their streams cost while
 * nothing happens, how much memory the server holds for each, and how long after the answer to an order its event
 * reaches the customer's stream; then what all streams cost when they close at once, and how fast a server with open ones
 * stops. `npm run bench crowd 2000` opens fewer.
 */
import { execFile, execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { createCrowd } from './lib/crowd.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { createHeapAsker } from './lib/heldBytes.mjs';
import { longestWait } from './lib/longestWait.mjs';
import { openMemberStreams } from './lib/memberStreams.mjs';
import { placeOrder } from './lib/placeOrder.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { processorTime } from './lib/processorTime.mjs';
import { percentile, printTable } from './lib/table.mjs';

const IDLE_MS = 20_000;
const ORDERS = 400;
/** One order after another, whether or not the one before was answered: 20 a second. */
const ORDER_EVERY_MS = 50;
/** A reader that has not received an event after this time counts as having missed it. */
const LONGEST_WAIT_MS = 15_000;
const CORES_BAR = 0.5;
const MEMORY_BAR = 15_000;
const DELAY_BAR_MS = 500;
/** All streams close at once when a proxy or a network ends. Nobody else may wait for longer. */
const CLOSING_BAR_MS = 1_000;
/** SHUTDOWN_MS, after which a server ends in any case. */
const STOP_BAR_MS = 10_000;

/** @param {number} readers */
export async function benchmark(readers = 10_000) {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: the crowd is left out.');
    return true;
  }
  const cluster = await createCluster(programs);
  try {
    return await measure(programs, cluster.url, readers);
  } finally {
    await cluster.remove();
  }
}

/** @param {string} programs @param {string} database @param {number} readers */
async function measure(programs, database, readers) {
  const psql = join(programs, 'psql');
  const flags = [database, '-XqAt', '-v', 'ON_ERROR_STOP=1'];
  const heap = createHeapAsker();
  const port = await freePort();
  const server = await startServer({
    env: { ...serverEnv, SIM_CLOCK: 'demo', DATABASE_URL: database, PORT: String(port) },
    nodeFlags: heap.nodeFlags,
    onLine: heap.onLine,
  });
  try {
    const { sql, tokens } = createCrowd(readers);
    execFileSync(psql, [...flags, '-f', '-'], {
      input: `${sql}; analyze`,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const customer = await signIn(server.url);
    const body = customer.ticket;
    customer.close();

    const alone = await heap.heldBytes(server.pid);
    const aloneCores = await coresOf(server.pid);
    /** When the first event about something was read, by the id of what it is about. @type {Map<string, number>} */
    const heardAt = new Map();
    /** When each reader got `ANNOUNCED`. @type {number[]} */
    const announcedAt = [];
    const crowd = await openMemberStreams({
      port,
      tokens,
      onEvent: (id, at) => {
        if (id === ANNOUNCED) announcedAt.push(at);
        else if (!heardAt.has(id)) heardAt.set(id, at);
      },
    });
    const held = ((await heap.heldBytes(server.pid)) - alone) / readers;
    const cores = await coresOf(server.pid);
    const orders = await placeOrders(server.url, tokens, body, heardAt);
    const all = await announceToAll(
      () => promisify(execFile)(psql, [...flags, '-c', ANNOUNCE_TO_ALL]),
      announcedAt,
      readers,
    );
    const stillOpen = crowd.stillOpen();
    const closingMs = await longestWait(server.url, crowd.close);
    const again = await openMemberStreams({ port, tokens, onEvent: () => undefined });
    const stoppedAt = performance.now();
    await server.stop();
    const stopMs = performance.now() - stoppedAt;
    again.close();

    const delay = percentile(orders.delaysMs, 0.95);
    /** @type {readonly [string, string, string, boolean][]} */
    const rows = [
      ['streams that stayed open', String(stillOpen), String(readers), stillOpen === readers],
      ['cores without a stream', aloneCores.toFixed(2), '', true],
      ['cores while nothing happens', cores.toFixed(2), `<= ${CORES_BAR}`, cores <= CORES_BAR],
      [
        'memory of each stream',
        `${(held / 1000).toFixed(1)} kB`,
        `<= ${MEMORY_BAR / 1000} kB`,
        held <= MEMORY_BAR,
      ],
      ['order answered to event read, p50', write(percentile(orders.delaysMs, 0.5)), '', true],
      ['the same, p95', write(delay), `<= ${DELAY_BAR_MS} ms`, delay <= DELAY_BAR_MS],
      ['events of orders that were not read', String(orders.missed), '0', orders.missed === 0],
      ['one event for each at once: read by 95 %', write(percentile(all.delaysMs, 0.95)), '', true],
      ['the same, not read', String(all.missed), '0', all.missed === 0],
      [
        'all close at once: longest wait of another request',
        write(closingMs),
        `<= ${CLOSING_BAR_MS} ms`,
        closingMs <= CLOSING_BAR_MS,
      ],
      ['SIGTERM with all open, to its end', write(stopMs), `<= ${STOP_BAR_MS} ms`, stopMs <= STOP_BAR_MS],
    ];
    printTable(
      ['what', 'measured', 'bar', ''],
      rows.map(([what, measured, bar, isMet]) => [
        what,
        measured,
        bar,
        bar === '' ? '' : isMet ? 'ok' : 'MISSED',
      ]),
    );
    return rows.every((row) => row[3]);
  } finally {
    await server.stop();
  }
}

/** @param {number} ms */
const write = (ms) => `${ms.toFixed(0)} ms`;

/** @param {number} pid */
async function coresOf(pid) {
  const before = processorTime(pid);
  const startedAt = performance.now();
  await wait(IDLE_MS);
  return (processorTime(pid) - before) / (performance.now() - startedAt);
}

/**
 * Places orders of random customers at a steady pace.
 * @param {string} url @param {readonly string[]} tokens @param {string} body @param {ReadonlyMap<string, number>} heardAt
 */
async function placeOrders(url, tokens, body, heardAt) {
  const agent = new Agent({ keepAlive: true });
  /** When each order was answered, by its id. @type {Map<string, number>} */
  const answeredAt = new Map();
  const sent = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const token = tokens[Math.floor(Math.random() * tokens.length)] ?? '';
    sent.push(placeOrder({ agent, url, token, body }).then((id) => answeredAt.set(id, performance.now())));
    await wait(ORDER_EVERY_MS);
  }
  await Promise.all(sent);
  agent.destroy();
  await until(() => [...answeredAt.keys()].every((id) => heardAt.has(id)));
  const delaysMs = [];
  for (const [id, at] of answeredAt) {
    const heard = heardAt.get(id);
    // An event that came before the answer was not late.
    if (heard !== undefined) delaysMs.push(Math.max(0, heard - at));
  }
  return { delaysMs, missed: ORDERS - delaysMs.length };
}

const ANNOUNCED = 'ntc_FOR_ALL';
const ANNOUNCE_TO_ALL = `insert into member_event (member_id, event, subject_id)
  select 'mem_' || ulid, 'notice', '${ANNOUNCED}' from bench_customer`;

/**
 * Announces one event to each reader in one transaction, as on a results day.
 * @param {() => Promise<unknown>} announce @param {readonly number[]} announcedAt @param {number} readers
 */
async function announceToAll(announce, announcedAt, readers) {
  await announce();
  const at = performance.now();
  await until(() => announcedAt.length >= readers);
  return {
    delaysMs: announcedAt.map((heard) => Math.max(0, heard - at)),
    missed: readers - announcedAt.length,
  };
}

/** Waits for a condition, but not forever. @param {() => boolean} isMet */
async function until(isMet) {
  const endsAt = performance.now() + LONGEST_WAIT_MS;
  while (!isMet() && performance.now() < endsAt) await wait(20);
}
