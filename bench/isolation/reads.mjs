// @ts-check
/**
 * One customer with 100,000 entries reads performance, statements and entries as fast as the rate limits allow, and
 * places an order every second, so that what the server has kept of their past is out of date. Eight others read their
 * accounts meanwhile, and in rounds between without the first one. All requests are sent at fixed moments, from which
 * their times are counted. So a slow answer neither delays a later request nor hides its wait.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { signIn } from '../lib/customer.mjs';
import { onBothStores } from '../lib/stores.mjs';
import { percentile, printTable } from '../lib/table.mjs';

const ENTRIES = 100_000;
const SUMMED_WITHIN_MS = 180_000;
/** Much longer than summing one part takes. */
const LOOK_MS = 3_000;
const DAYS = 300;
const OTHERS = 8;
const ROUNDS = 12;
const ROUND_MS = 3_000;
/** The rate limits allow a customer 600 reads per minute (`ratePolicies.read`); the benchmark turns them off. */
const LARGE_EVERY_MS = 100;
const TURNS_AN_ORDER = 10;
const OTHERS_EVERY_MS = 150;
const PERFORMANCE_BAR_MS = 50;
const OTHERS_BAR = 1.2;

/** After this many new entries of a book, the server puts its member on the list of entries to sum. */
const NOTED_EVERY = 64;

/**
 * SQL for a customer's history of about that many entries: two for each conversion of one dollar, as the ledger
 * writes them, but without seals. Together with the entry that opens the account, their number is a multiple of
 * `NOTED_EVERY`, so that the server sums them.
 * @param {number} entries
 */
export const historySql = (entries) => conversionsSql(Math.ceil(entries / 2 / NOTED_EVERY) * NOTED_EVERY - 1);

/** @param {number} conversions */
const conversionsSql = (conversions) => `
create table bench_large as select id from member where id like 'mem_BENCH%00000000';
insert into account (id, member_id, kind, currency, created_at)
  select 'acc_E' || right(id, 25), id, 'trade', 'EUR', now() from bench_large;
insert into journal (ref, kind, effective_at, seal)
  select 'bench:' || n, 'fx_conversion', now() - interval '${DAYS + 1} days' + n * (interval '${DAYS} days' / ${conversions}), ''
    from generate_series(1, ${conversions}) as n;
insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version)
  select 'bench:' || n, line, 'ent_' || line || n, case when line in (1, 4) then id else 'house' end,
         case when line in (1, 4) then 'trade' else '' end, case when line in (1, 4) then 'available' else 'fx' end,
         case when line < 3 then 'USD' else 'EUR' end, (array[-1, 1, -0.9, 0.9])[line],
         case line when 1 then 1000000000 - n when 4 then 0.9 * n end,
         case line when 1 then n + 1 when 4 then n end
    from bench_large, generate_series(1, ${conversions}) as n, generate_series(1, 4) as line;
update book set balance = balance - ${conversions}, version = version + ${conversions}
  from bench_large where owner = id and book = 'available' and commodity = 'USD';
insert into book (owner, account_kind, book, commodity, balance, floor, version, head)
  select id, 'trade', 'available', 'EUR', 0.9 * ${conversions}, 0, ${conversions}, '' from bench_large;
analyze;
`;

export async function measureReads() {
  const rows = await onBothStores(measure);
  printTable(
    [
      'store',
      'first read ms',
      '/performance p95',
      '/statement p95',
      '/account quiet p95',
      'beside p95',
      'ratio',
      'quiet to itself',
      '',
    ],
    rows,
  );
  return rows.every((row) => row.at(-1) === 'ok');
}

/** @param {string} store @param {Record<string, string>} env @param {(sql: string) => Promise<void>} inDatabase */
async function measure(store, env, inDatabase) {
  const { sql, tokens } = createCrowd();
  await (await startServer({ env: { ...env, PORT: String(await freePort()) } })).stop();
  await inDatabase(sql + historySql(ENTRIES));
  const server = await startServer({ env: { ...env, PORT: String(await freePort()) } });
  const [large = '', ...others] = tokens.slice(0, OTHERS + 1);
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  /** @type {Get} */
  const get = (token, path, dueMs) => timeOf(server.url, token, path, dueMs);
  try {
    const firstMs = await get(large, '/performance?period=all');
    await untilSummed(server.url);
    const { ticket, close } = await signIn(server.url);
    close();
    /** @type {{performance: number[], statement: number[], beside: number[], quiet: [number[], number[]]}} */
    const ms = { performance: [], statement: [], beside: [], quiet: [[], []] };
    const actLarge = async (/** @type {number} */ turn) => {
      if (turn % TURNS_AN_ORDER === 0) await place(server.url, large, ticket);
      if (turn % 3 === 0) ms.performance.push(await get(large, '/performance?period=all'));
      else if (turn % 3 === 1) ms.statement.push(await get(large, `/statement?month=${month}`));
      else await get(large, '/account/entry?limit=100&kind=deposit_pass');
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await readOthers(others, get, ms.quiet[round % 2 === 0 ? 0 : 1]);
      await Promise.all([atPace(LARGE_EVERY_MS, 0, actLarge), readOthers(others, get, ms.beside)]);
    }
    const quiet = percentile(ms.quiet.flat(), 0.95);
    const beside = percentile(ms.beside, 0.95);
    const mine = percentile(ms.performance, 0.95);
    const isMet = mine <= PERFORMANCE_BAR_MS && beside <= quiet * OTHERS_BAR;
    return [
      store,
      firstMs,
      mine,
      percentile(ms.statement, 0.95),
      quiet,
      beside,
      beside / quiet,
      percentile(ms.quiet[0], 0.95) / percentile(ms.quiet[1], 0.95),
      isMet ? 'ok' : 'MISSED',
    ];
  } finally {
    await server.stop();
  }
}

/** Waits until the loop that sums entries has nothing left to do. @param {string} url */
export async function untilSummed(url) {
  const deadlineMs = performance.now() + SUMMED_WITHIN_MS;
  /** @type {string | undefined} */
  let before;
  for (;;) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    const parts = /^fairlot_work_done_total\{source="history"\} (\d+)$/m.exec(figures)?.[1];
    if (parts !== undefined && parts === before) return;
    before = parts;
    if (performance.now() > deadlineMs) throw new Error('The entries were not summed in time.');
    await wait(LOOK_MS);
  }
}

/**
 * Starts a turn at each moment of one round's schedule, whether or not earlier ones have ended.
 * @param {number} everyMs @param {number} offsetMs
 * @param {(turn: number, dueMs: number) => Promise<void>} act `dueMs` is the moment of its turn
 */
async function atPace(everyMs, offsetMs, act) {
  const startedMs = performance.now() + offsetMs;
  /** @type {Promise<void>[]} */
  const acts = [];
  for (let turn = 0; turn < ROUND_MS / everyMs; turn += 1) {
    const dueMs = startedMs + turn * everyMs;
    await wait(Math.max(0, dueMs - performance.now()));
    acts.push(act(turn, dueMs));
  }
  await Promise.all(acts);
}

/**
 * Reads accounts for one round, each customer at moments of their own.
 * @typedef {(token: string, path: string, dueMs?: number) => Promise<number>} Get
 * @param {readonly string[]} tokens @param {Get} get
 * @param {number[]} timesMs receives the times
 */
async function readOthers(tokens, get, timesMs) {
  await Promise.all(
    tokens.map((token, index) =>
      atPace(OTHERS_EVERY_MS, (index * OTHERS_EVERY_MS) / tokens.length, async (_turn, dueMs) => {
        timesMs.push(await get(token, '/account', dueMs));
      }),
    ),
  );
}

/**
 * @param {string} url @param {string} token @param {string} path @param {number} [dueMs] from when the time counts
 * @returns {Promise<number>} ms
 */
async function timeOf(url, token, path, dueMs = performance.now()) {
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - dueMs;
}

/** Places an order, which adds entries. @param {string} url @param {string} token @param {string} ticket */
async function place(url, token, ticket) {
  const answer = await fetch(`${url}/api/v1/order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      platform: 'h5',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: ticket,
  });
  if (!answer.ok) throw new Error(`/order answered ${answer.status} ${await answer.text()}`);
}
