// @ts-check
/**
 * One customer with 100,000 entries reads performance, statements and entries as fast as the rate limits allow, while
 * eight others read their accounts. It measures how long both wait, and how long the others wait without the first
 * one.
 */
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { onBothStores } from '../lib/stores.mjs';
import { percentile, printTable } from '../lib/table.mjs';

const ENTRIES = 100_000;
const SUMMED_WITHIN_MS = 180_000;
/** Much longer than summing one part takes. */
const LOOK_MS = 3_000;
const DAYS = 300;
const OTHERS = 8;
const ROUNDS = 6;
const ROUND_MS = 3_000;
/** The rate limits allow a customer 600 reads per minute (`ratePolicies.read`); the benchmark turns them off. */
const LARGE_PAUSE_MS = 100;
/** The others send at a fixed pace, however quickly they are answered. */
const OTHERS_PAUSE_MS = 40;
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
  const get = (/** @type {string} */ token, /** @type {string} */ path) => timeOf(server.url, token, path);
  try {
    const firstMs = await get(large, '/performance?period=all');
    await untilSummed(server.url);
    /** @type {number[][]} */
    const [performanceMs, statementMs, quietMs, besideMs] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await forAWhile(others, get, quietMs ?? []);
      const reading = atPace(async (turn) => {
        if (turn % 3 === 0) performanceMs?.push(await get(large, '/performance?period=all'));
        else if (turn % 3 === 1) statementMs?.push(await get(large, `/statement?month=${month}`));
        else await get(large, '/account/entry?limit=100&kind=deposit_pass');
      });
      await forAWhile(others, get, besideMs ?? []);
      await reading;
    }
    const quiet = percentile(quietMs ?? [], 0.95);
    const beside = percentile(besideMs ?? [], 0.95);
    const mine = percentile(performanceMs ?? [], 0.95);
    const isMet = mine <= PERFORMANCE_BAR_MS && beside <= quiet * OTHERS_BAR;
    return [
      store,
      firstMs,
      mine,
      percentile(statementMs ?? [], 0.95),
      quiet,
      beside,
      beside / quiet,
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
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Reads for one round at the pace of the rate limits, however quickly the answers come.
 * @param {(turn: number) => Promise<void>} read
 */
async function atPace(read) {
  /** @type {Promise<void>[]} */
  const reads = [];
  for (let turn = 0; turn < ROUND_MS / LARGE_PAUSE_MS; turn += 1) {
    reads.push(read(turn));
    await new Promise((resolve) => setTimeout(resolve, LARGE_PAUSE_MS));
  }
  await Promise.all(reads);
}

/**
 * Reads accounts for one round.
 * @param {readonly string[]} tokens @param {(token: string, path: string) => Promise<number>} get
 * @param {number[]} timesMs receives the times
 */
async function forAWhile(tokens, get, timesMs) {
  const untilMs = performance.now() + ROUND_MS;
  await Promise.all(
    tokens.map(async (token) => {
      while (performance.now() < untilMs) {
        timesMs.push(await get(token, '/account'));
        await new Promise((resolve) => setTimeout(resolve, OTHERS_PAUSE_MS));
      }
    }),
  );
}

/** @param {string} url @param {string} token @param {string} path @returns {Promise<number>} ms */
async function timeOf(url, token, path) {
  const startedMs = performance.now();
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedMs;
}
