// @ts-check
/**
 * Measures how long the server takes to explain a figure, on both stores: every figure of the demo customer, and, for
 * a customer with 10,000 entries, the figures that depend on the number of entries or of fills of one position. The
 * times are those of a local client, so they are upper bounds of the server's time. On a busy machine they include
 * waiting; the CPU time of all the server's threads does not.
 */
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { tokenOf } from '../lib/customer.mjs';
import { processorTime } from '../lib/processorTime.mjs';
import { percentile, printTable } from '../lib/table.mjs';
import { onBothStores } from '../lib/stores.mjs';
import { historySql, untilSummed } from './reads.mjs';

const ENTRIES = 10_000;
const READS = 40;
const DEMO_BAR_MS = 30;
const LARGE_BAR_MS = 60;

const OF_CURRENCY = [
  'total_value',
  'available_funds',
  'used',
  'owed',
  'today_profit',
  'today_percentage',
  'unrealized',
];
const OF_POSITION = [
  'market_value',
  'unrealized',
  'unrealized_percentage',
  'average_price',
  'open_amount',
  'realized',
  'position_fees',
];
const OF_LOTS = ['fifo_cost', 'fifo_realized'];
const OF_ORDER = ['order_amount', 'order_fee', 'order_total'];
const PERIODS = ['1w', '1m', '3m', '1y', 'all'];

const OF_BOOKS = [
  ...OF_CURRENCY.map((figure) => `${figure}?currency=USD`),
  ...PERIODS.flatMap((period) =>
    ['profit', 'percentage'].map((of) => `performance_${of}?currency=USD&period=${period}`),
  ),
];

/** An order leaves four entries. */
const FILLS = ENTRIES / 4;
const LOTS = (FILLS * 7) / 10;
const SHARES = 100;
const POSITION = `pos_BENCH${'0'.repeat(21)}`;

/** SQL for a position of the customer with that many fills: a copy of the demo customer's, bought and sold in turn. */
const positionSql = `
create table bench_bought as
  select p.id as position_id, o.id as order_id, f.id as fill_id, m.id as member_id
    from position p
    join fill f on f.member_id = p.member_id and f.position_id = p.id and f.side = 'buy'
    join trade_order o on o.member_id = f.member_id and o.id = f.order_id
    join member m on m.id like 'mem_BENCH%00000000'
   where p.direction = 'long' and p.state = 'open' limit 1;
insert into position select (jsonb_populate_record(p, jsonb_build_object(
    'id', '${POSITION}', 'member_id', b.member_id, 'account_id', 'acc_' || right(b.member_id, 26),
    'quantity', ${(LOTS - (FILLS - LOTS)) * SHARES}, 'closing_quantity', 0))).*
  from position p join bench_bought b on b.position_id = p.id;
insert into trade_order select (jsonb_populate_record(o, jsonb_build_object(
    'id', 'ord_BENCH', 'member_id', b.member_id, 'position_id', '${POSITION}',
    'account_id', 'acc_' || right(b.member_id, 26)))).*
  from trade_order o join bench_bought b on b.order_id = o.id;
insert into fill select (jsonb_populate_record(f, jsonb_build_object(
    'id', 'fil_BENCH' || n, 'order_id', 'ord_BENCH', 'member_id', b.member_id, 'position_id', '${POSITION}',
    'side', case when n <= ${LOTS} then 'buy' else 'sell' end, 'quantity', ${SHARES},
    'amount', ${SHARES} * f.price, 'fee', 1, 'filled_at', f.filled_at + n * interval '1 millisecond'))).*
  from fill f join bench_bought b on b.fill_id = f.id, generate_series(1, ${FILLS}) as n;
insert into lot (member_id, fill_id, position_id, quantity, remaining, price, opened_at)
  select member_id, id, position_id, quantity,
         case when substr(id, 10)::int <= ${FILLS - LOTS} then 0 else quantity end, price, filled_at
    from fill where position_id = '${POSITION}' and side = 'buy';
analyze;
`;

export async function measureExplain() {
  const rows = (await onBothStores(measureOn)).flat();
  printTable(['store', 'customer', 'figure', 'first ms', 'CPU ms', 'p50 ms', 'p95 ms', 'bar ms', ''], rows);
  return rows.every((row) => row.at(-1) === 'ok');
}

/** @param {string} store @param {Record<string, string>} env @param {(sql: string) => Promise<void>} inDatabase */
async function measureOn(store, env, inDatabase) {
  const { sql, tokens } = createCrowd(1);
  await (await startServer({ env: { ...env, PORT: String(await freePort()) } })).stop();
  await inDatabase(sql + historySql(ENTRIES) + positionSql);
  const server = await startServer({ env: { ...env, PORT: String(await freePort()) } });
  try {
    await untilSummed(server.url);
    const demo = await tokenOf(server.url);
    const [position, order] = [
      await firstOf(server.url, demo, '/position'),
      await firstOf(server.url, demo, '/order'),
    ];
    const ofDemo = [
      ...OF_BOOKS,
      ...[...OF_POSITION, ...OF_LOTS].map((figure) => `${figure}?position_id=${position}`),
      ...OF_ORDER.map((figure) => `${figure}?order_id=${order}`),
    ];
    const ofLarge = [
      ...OF_BOOKS,
      ...[...OF_POSITION, ...OF_LOTS].map((figure) => `${figure}?position_id=${POSITION}`),
    ];
    const rows = [
      ...(await measure(server, demo, 'demo', ofDemo, DEMO_BAR_MS)),
      ...(await measure(server, tokens[0] ?? '', `${ENTRIES} entries`, ofLarge, LARGE_BAR_MS)),
    ];
    return rows.map((row) => [store, ...row]);
  } finally {
    await server.stop();
  }
}

/**
 * @param {import('../../scripts/lib/server.mjs').BrokerServer} server @param {string} token @param {string} who
 * @param {readonly string[]} figures @param {number} barMs
 */
async function measure({ url, pid }, token, who, figures, barMs) {
  const rows = [];
  for (const figure of figures) {
    const read = async () => {
      const startedMs = performance.now();
      await get(url, token, `/explain/${figure}`);
      return performance.now() - startedMs;
    };
    // The first explanation is reported separately: the server computes past prices and compiles code only once.
    const firstMs = await read();
    /** @type {number[]} */
    const timesMs = [];
    const cpuBeforeMs = processorTime(pid);
    while (timesMs.length < READS) timesMs.push(await read());
    const cpuMs = (processorTime(pid) - cpuBeforeMs) / READS;
    const p95 = percentile(timesMs, 0.95);
    rows.push([
      who,
      figure.replace(/\?(currency=USD&?)?|_id=.*/g, ' ').trim(),
      firstMs,
      cpuMs,
      percentile(timesMs, 0.5),
      p95,
      barMs,
      p95 <= barMs ? 'ok' : 'MISSED',
    ]);
  }
  return rows;
}

/** @param {string} url @param {string} token @param {string} path @returns {Promise<any>} */
async function get(url, token, path) {
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return body;
}

/** @param {string} url @param {string} token @param {string} path @returns {Promise<string>} the first one's id */
async function firstOf(url, token, path) {
  const { data } = await get(url, token, path);
  if (data[0] === undefined) throw new Error(`The demo customer has nothing at ${path}`);
  return data[0].id;
}
