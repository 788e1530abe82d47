// @ts-check
import { randomUUID } from 'node:crypto';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { clockOf, moveClock, serverEnv, signIn } from '../lib/customer.mjs';
import { loadOrders } from '../lib/load.mjs';
import { createCluster, postgresPrograms, SIZES } from '../lib/postgres.mjs';
import { printTable } from '../lib/table.mjs';

/**
 * Orders of many customers fill at the same opening. Measures how many fill per second, with one and with two
 * processes, and their size.
 */

const CUSTOMERS = 1_500;
const CONNECTIONS = 32;
const PLACING_MS = 15_000;
const FILLS_BAR = 150;
const TWO_PROCESSES_BAR = 1.6;
const DAY_MS = 86_400_000;
/** From Saturday noon UTC to a time at which New York is open, even if Monday is a holiday. */
const TO_THE_OPENING_MS = 3 * DAY_MS + 4 * 3_600_000;
const COUNTS = `select count(*) filter (where status = 'filled') || ' ' || count(*) filter (where status <> 'filled')
                  from trade_order where member_id like 'mem_BENCH%'`;

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function measureFills() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: fills are left out.');
    return true;
  }
  const one = await measure(programs, 1);
  const two = await measure(programs, 2);
  const ratio = two.rate / one.rate;
  const isMet = one.rate >= FILLS_BAR && ratio >= TWO_PROCESSES_BAR && one.left + two.left === 0;
  printTable(
    ['PostgreSQL', 'orders', 'not filled', 'fills a second', 'bar', 'kB of tables each', 'kB of log each'],
    [
      ['one process', one.filled, one.left, one.rate, `>= ${FILLS_BAR}`, one.tablesKb, one.logKb],
      ['two processes', two.filled, two.left, two.rate, '', two.tablesKb, two.logKb],
      ['two to one', '', '', ratio, `>= ${TWO_PROCESSES_BAR}`, '', ''],
    ],
  );
  return isMet;
}

/** @param {string} programs @param {number} processes */
async function measure(programs, processes) {
  const cluster = await createCluster(programs);
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = [];
  const start = async () => {
    const env = { ...serverEnv, DATABASE_URL: cluster.url, PORT: String(await freePort()) };
    const server = await startServer({ env });
    servers.push(server);
    return server;
  };
  const { query } = cluster;
  try {
    const { sql, tokens } = createCrowd(CUSTOMERS);
    const server = await start();
    query(`${sql}; analyze`);
    const closed = await nextSaturday(server.url);
    await moveClock(server.url, closed);
    const body = await orderOfTheOpening(server.url);
    const { port } = new URL(server.url);
    const [tables, log] = JSON.parse(query(SIZES));
    await loadOrders({
      host: '127.0.0.1',
      port: Number(port),
      connections: CONNECTIONS,
      forMs: PLACING_MS,
      tokens,
      body,
    });
    while (servers.length < processes) await start();
    const startedAt = performance.now();
    await moveClock(server.url, new Date(closed.getTime() + TO_THE_OPENING_MS));
    const seconds = (performance.now() - startedAt) / 1_000;
    const [filled = 0, left = 0] = query(COUNTS).split(' ').map(Number);
    const [tablesNow, logNow] = JSON.parse(query(SIZES));
    const kB = (/** @type {number} */ bytes) => bytes / filled / 1_000;
    return {
      filled,
      left,
      rate: filled / seconds,
      tablesKb: kB(tablesNow - tables),
      logKb: kB(logNow - log),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.remove();
  }
}

/** The body of `POST /order` for a limit that fills at any opening price. @param {string} url */
async function orderOfTheOpening(url) {
  const customer = await signIn(url);
  const { symbol, quantity } = JSON.parse(customer.ticket);
  const ticket = { symbol, direction: 'long', quantity };
  const asked = { ...ticket, order_type: 'market' };
  const key = { 'idempotency-key': randomUUID() };
  const preview = await customer.call('POST', '/api/v1/order/preview', asked, key);
  customer.close();
  const price = (Number(preview.body.order_price) * 1.2).toFixed(2);
  return JSON.stringify({ ...ticket, order_type: 'limit', price, time_in_force: 'gtc' });
}

/** @param {string} url @returns {Promise<Date>} noon, UTC */
async function nextSaturday(url) {
  const noon = (await clockOf(url)).setUTCHours(12, 0, 0, 0);
  const days = (6 - new Date(noon).getUTCDay() + 7) % 7 || 7;
  return new Date(noon + days * DAY_MS);
}
