// @ts-check
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { invariants, serverEnv, signIn } from '../lib/customer.mjs';
import { openMemberStreams } from '../lib/memberStreams.mjs';
import { placeOrder } from '../lib/placeOrder.mjs';
import { createCluster, postgresPrograms } from '../lib/postgres.mjs';
import { percentile, printTable } from '../lib/table.mjs';

/**
 * One server answers and two workers do the due work. From time to time a worker is killed, or stopped with its
 * connections open (SIGSTOP). Measures how late the orders of that worker are. A stopped worker continues at the end,
 * and must do nothing twice.
 */

const CUSTOMERS = 200;
/** Twenty orders a second, whether or not those before were answered. */
const ORDER_EVERY_MS = 50;
/** What happens to one worker after another. @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGKILL', 'SIGSTOP', 'SIGKILL', 'SIGSTOP', 'SIGKILL', 'SIGSTOP', 'SIGKILL', 'SIGKILL'];
/** Between the start of a worker and the next signal. */
const PAUSE_MS = 2_000;
const LATE_BAR_MS = 5_000;
/** An order that has not filled by then is lost. */
const LONGEST_WAIT_MS = 30_000;
const CHECK = `select json_build_object(
  'open', (select count(*) from trade_order where member_id like 'mem_BENCH%' and (status <> 'filled' or filled_quantity <> quantity)),
  'twice', (select count(*) from (select from fill where member_id like 'mem_BENCH%' group by order_id having count(*) > 1) as f))`;

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function measureTakeover() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: takeover is left out.');
    return true;
  }
  const cluster = await createCluster(programs);
  /** @type {import('../../scripts/lib/server.mjs').BrokerServer[]} */
  const servers = [];
  const start = async (/** @type {string} */ role) => {
    const env = { ...serverEnv, SIM_CLOCK: 'demo', ROLE: role, DATABASE_URL: cluster.url };
    const server = await startServer({ env: { ...env, PORT: String(await freePort()) } });
    servers.push(server);
    return server;
  };
  const { query } = cluster;
  try {
    const web = await start('web');
    const { sql, tokens } = createCrowd(CUSTOMERS);
    query(`${sql}; analyze`);
    const workers = [await start('worker'), await start('worker')];
    const load = await startLoad(web, tokens);
    /** @type {number[]} */
    const hitAt = [];
    /** @type {number[]} */
    const stopped = [];
    for (const signal of SIGNALS) {
      await wait(PAUSE_MS + Math.random() * 1_000);
      hitAt.push(performance.now());
      const worker = workers.shift();
      if (signal === 'SIGKILL') await worker?.stop(signal);
      else if (worker !== undefined) {
        process.kill(worker.pid, signal);
        stopped.push(worker.pid);
      }
      workers.push(await start('worker'));
    }
    const delays = await load.end();
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    await wait(PAUSE_MS);
    const { open, twice } = JSON.parse(query(CHECK));
    const { ok } = await invariants(web.url);
    const wasHit = (/** @type {{at: number, ms: number}} */ { at, ms }) =>
      hitAt.some((hit) => at <= hit && at + ms >= hit);
    const times = delays.map(({ ms }) => ms);
    const late = Math.max(...times);
    printTable(
      ['what', 'measured', 'bar'],
      [
        ['orders', delays.length, ''],
        ['workers killed, stopped', `${SIGNALS.length - stopped.length}, ${stopped.length}`, ''],
        ['orders that were open then', delays.filter(wasHit).length, ''],
        ['answered to filled, as the app reads it: p50', write(percentile(times, 0.5)), ''],
        ['the same, p95', write(percentile(times, 0.95)), ''],
        ['the same, longest', write(late), `<= ${LATE_BAR_MS} ms`],
        ['not filled', open, '0'],
        ['filled twice', twice, '0'],
        ['ledger', ok ? 'agrees' : 'does not agree', 'agrees'],
      ],
    );
    return late <= LATE_BAR_MS && open === 0 && twice === 0 && ok;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.remove();
  }
}

/** @param {number} ms */
const write = (ms) => `${ms.toFixed(0)} ms`;

/**
 * Places market orders at a steady pace until `end`, which resolves when all have filled.
 * @param {{url: string}} web @param {readonly string[]} tokens
 */
async function startLoad({ url }, tokens) {
  const customer = await signIn(url);
  const { symbol } = JSON.parse(customer.ticket);
  customer.close();
  const body = JSON.stringify({ symbol, direction: 'long', order_type: 'market', quantity: '1' });
  /** An order is told of when it is placed and when it is filled. @type {Map<string, number[]>} */
  const events = new Map();
  const streams = await openMemberStreams({
    port: Number(new URL(url).port),
    tokens,
    onEvent: (id, at) => events.set(id, [...(events.get(id) ?? []), at]),
  });
  const agent = new Agent({ keepAlive: true });
  /** @type {Map<string, number>} */
  const answeredAt = new Map();
  /** @type {Promise<unknown>[]} */
  const sent = [];
  const timer = setInterval(() => {
    const token = tokens[sent.length % tokens.length] ?? '';
    sent.push(placeOrder({ agent, url, token, body }).then((id) => answeredAt.set(id, performance.now())));
  }, ORDER_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(sent);
      const filledAt = (/** @type {string} */ id) => events.get(id)?.[1];
      const giveUpAt = performance.now() + LONGEST_WAIT_MS;
      while (performance.now() < giveUpAt && [...answeredAt.keys()].some((id) => filledAt(id) === undefined))
        await wait(20);
      streams.close();
      agent.destroy();
      return [...answeredAt].map(([id, at]) => ({ at, ms: (filledAt(id) ?? Infinity) - at }));
    },
  };
}
