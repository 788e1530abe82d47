// @ts-check
/**
 * What placing an order costs: the server over HTTP against the bare database doing a comparable five-statement
 * transaction, in alternating rounds so that a busy moment of the machine hits both. On PostgreSQL the yardstick is
 * pgbench, on the embedded store its own driver.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { median, percentile, printTable } from './lib/table.mjs';

const ROUNDS = 3;
const ROUND_MS = 5_000;
const CLIENTS = 8;

const SCHEMA = [
  'create table bench_account (id int primary key, available bigint not null)',
  'insert into bench_account select n, 1000000000 from generate_series(1, 100) n',
  'create table bench_order (id bigserial primary key, account_id int not null, amount bigint not null)',
  'create table bench_line (id bigserial primary key, order_id bigint not null, account_id int not null, amount bigint not null)',
];

export async function benchmark() {
  const programs = postgresPrograms();
  const rows = [];
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else rows.push(...(await onPostgres(programs)));
  rows.push(...(await onEmbedded()));
  printTable(['store', 'what', 'per second', 'p50 ms', 'p95 ms', 'refused', 'of yardstick'], rows);
  return rows.every((row) => row[5] === 0 || row[5] === '');
}

/** @param {string} programs */
async function onPostgres(programs) {
  const cluster = await createCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    const script = join(folder, 'transfer.sql');
    writeFileSync(
      script,
      `\\set account random(1, 100)
begin;
select available from bench_account where id = :account for update;
insert into bench_order (account_id, amount) values (:account, 100);
insert into bench_line (order_id, account_id, amount) values (1, :account, -100), (1, :account, 100);
update bench_account set available = available - 1 where id = :account;
commit;
`,
    );
    const connection = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'postgres'];
    execFileSync(join(programs, 'psql'), [...connection, '-d', 'bench', '-q', '-c', SCHEMA.join(';')]);
    const bare = async () => {
      const text = execFileSync(
        'pgbench',
        [...connection, '-n', '-f', script, '-c', String(CLIENTS), '-T', String(ROUND_MS / 1000), 'bench'],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      );
      return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
    };
    return await compare('PostgreSQL', 'pgbench, 5 statements', { DATABASE_URL: cluster.url }, bare);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const database = await PGlite.create(join(folder, 'bare'));
  try {
    await database.exec(SCHEMA.join(';'));
    const bare = async () => {
      const until = Date.now() + ROUND_MS;
      let done = 0;
      for (; Date.now() < until; done += 1) {
        const account = (done % 100) + 1;
        await database.transaction(async (tx) => {
          await tx.query('select available from bench_account where id = $1 for update', [account]);
          await tx.query('insert into bench_order (account_id, amount) values ($1, 100)', [account]);
          await tx.query(
            'insert into bench_line (order_id, account_id, amount) values (1, $1, -100), (1, $1, 100)',
            [account],
          );
          await tx.query('update bench_account set available = available - 1 where id = $1', [account]);
        });
      }
      return done / (ROUND_MS / 1000);
    };
    return await compare('embedded', 'driver, 5 statements', { DATA_DIR: join(folder, 'server') }, bare);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} store @param {string} yardstick @param {Record<string, string>} env @param {() => Promise<number>} bare
 */
async function compare(store, yardstick, env, bare) {
  const server = await startServer({ env: { ...serverEnv, ...env, PORT: String(await freePort()) } });
  try {
    const customer = await signIn(server.url);
    /** @type {number[]} */
    const bareRates = [];
    /** @type {number[]} */
    const rates = [];
    /** @type {number[]} */
    const latencies = [];
    /** @type {Map<string, number>} */
    const refusals = new Map();
    await placeOrders(customer, 1_000, [], new Map());
    for (let round = 0; round < ROUNDS; round += 1) {
      bareRates.push(await bare());
      rates.push(await placeOrders(customer, ROUND_MS, latencies, refusals));
    }
    customer.close();
    for (const [why, count] of refusals) console.log(`${store}: ${count} orders answered ${why}`);
    const share = median(rates) / median(bareRates);
    return [
      [store, yardstick, median(bareRates), '', '', '', ''],
      [
        store,
        `POST /order, ${CLIENTS} clients`,
        median(rates),
        percentile(latencies, 0.5),
        percentile(latencies, 0.95),
        [...refusals.values()].reduce((sum, count) => sum + count, 0),
        share,
      ],
    ];
  } finally {
    await server.stop();
  }
}

/**
 * @param {Awaited<ReturnType<typeof signIn>>} customer @param {number} forMs
 * @param {number[]} latencies @param {Map<string, number>} refusals
 * @returns {Promise<number>} accepted orders per second
 */
async function placeOrders(customer, forMs, latencies, refusals) {
  const startedAt = performance.now();
  let accepted = 0;
  const one = async () => {
    while (performance.now() - startedAt < forMs) {
      const sentAt = performance.now();
      const { status, body } = await customer.placeOrder();
      latencies.push(performance.now() - sentAt);
      if (status === 201) accepted += 1;
      else {
        const why = `${status} ${body?.code ?? ''}`;
        refusals.set(why, (refusals.get(why) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  return accepted / ((performance.now() - startedAt) / 1000);
}
