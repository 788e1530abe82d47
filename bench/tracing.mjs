// @ts-check
/**
 * What tracing costs: the server's CPU time per order. Rounds alternate between servers on one PostgreSQL that trace
 * nothing, one request in a hundred, or every request. They only answer (`ROLE=web`): a server that also had its share of
 * the due work would cost more an order than its neighbour. Processes with the same settings still differ by some percent
 * for as long as they live, because they are compiled differently. So there are several of each kind, and the figure of a
 * kind is their median; the difference between the cheapest and the dearest of a kind shows the error of the measurement.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { createCrowd } from './lib/crowd.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { loadOrders } from './lib/load.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { median, printTable } from './lib/table.mjs';

const ROUNDS = 8;
const ROUND_MS = 1_500;
/** A server that has just started still compiles: an order costs it up to twice as much. */
const WARM_UP_MS = 15_000;
const CONNECTIONS = 8;
const SERVERS_OF_A_KIND = 3;
const MOST = 1.05;
const NOTHING = 'nothing';
const SOME = 'one in a hundred';
/** The unit in which Linux counts a process's CPU time. */
const TICKS_PER_SECOND = 100;

export async function benchmark() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: tracing is left out.');
    return true;
  }
  // Each server has a listener for the end of this process.
  process.setMaxListeners(0);
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  const cluster = await createCluster(programs);
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const kinds = [
    { name: NOTHING, env: {} },
    {
      name: SOME,
      env: { ...on, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' },
    },
    { name: 'every request', env: { ...on, OTEL_TRACES_SAMPLER: 'always_on' } },
  ];
  /** @type {{name: string, server: import('../scripts/lib/server.mjs').BrokerServer, port: number, costs: number[]}[]} */
  const servers = [];
  /** @type {import('../scripts/lib/server.mjs').BrokerServer | undefined} */
  let worker;
  try {
    worker = await startOn(cluster.url, { ROLE: 'worker' }, await freePort());
    for (const { name, env } of Array.from({ length: SERVERS_OF_A_KIND }, () => kinds).flat()) {
      const port = await freePort();
      const server = await startOn(cluster.url, { ROLE: 'web', ...env }, port);
      servers.push({ name, server, port, costs: [] });
    }
    const { sql, tokens } = createCrowd();
    const input = {
      input: sql,
      stdio: /** @type {['pipe', 'ignore', 'inherit']} */ (['pipe', 'ignore', 'inherit']),
    };
    execFileSync(join(programs, 'psql'), [cluster.url, '-Xq', '-v', 'ON_ERROR_STOP=1'], input);
    const customer = await signIn(servers[0]?.server.url ?? '');
    const load = { host: '127.0.0.1', connections: CONNECTIONS, tokens, body: customer.ticket };
    const place = async (/** @type {number} */ port, /** @type {number} */ forMs) => {
      const placed = await loadOrders({ ...load, port, forMs });
      if (placed.refusals.size > 0) throw new Error([...placed.refusals.keys()].join(', '));
      return placed;
    };
    for (const { port } of servers) await place(port, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1)
      // In each round another server comes first, because the database grows meanwhile.
      for (const { server, port, costs } of [
        ...servers.slice(round % servers.length),
        ...servers.slice(0, round % servers.length),
      ]) {
        const before = cpuMsOf(server.pid);
        const { accepted } = await place(port, ROUND_MS);
        costs.push((cpuMsOf(server.pid) - before) / accepted);
      }
    customer.close();
    /** What an order costs on each server of a kind, the cheapest first. @param {string} kind */
    const costsOf = (kind) =>
      servers
        .filter(({ name }) => name === kind)
        .map(({ costs }) => median(costs))
        .sort((one, other) => one - other);
    const base = median(costsOf(NOTHING));
    const ratioOf = (/** @type {string} */ kind) => median(costsOf(kind)) / base;
    printTable(
      ['traced', 'processor ms for an order', 'to nothing', 'bar'],
      kinds.map(({ name }) => [
        name,
        costsOf(name)
          .map((cost) => cost.toFixed(3))
          .join(', '),
        ratioOf(name).toFixed(3),
        name === SOME ? `<= ${MOST}` : '',
      ]),
    );
    return ratioOf(SOME) <= MOST;
  } finally {
    for (const { server } of servers) await server.stop();
    await worker?.stop();
    await cluster.remove();
    collector.closeAllConnections();
    collector.close();
  }
}

/** @param {string} database @param {Record<string, string>} env @param {number} port */
const startOn = (database, env, port) =>
  startServer({ env: { ...serverEnv, DATABASE_URL: database, PORT: String(port), ...env } });

/** User and system time of a process. @param {number} pid */
function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}
