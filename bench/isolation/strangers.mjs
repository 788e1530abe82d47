// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { clockOf, moveClock, serverEnv } from '../lib/customer.mjs';
import { printTable } from '../lib/table.mjs';

/**
 * Measures how long a signed-out client can block the event loop. Each reading call is sent with its largest request,
 * one minute of business time after the previous call, so that little is cached.
 */

const BAR_MS = 20;
const TRIES = 5;
const MINUTE_MS = 60_000;
/** Longer than the server takes to notice a blocked loop. */
const SETTLE_MS = 100;

/**
 * Measures every call.
 * @returns {Promise<boolean>} whether every call blocks the loop for at most `BAR_MS`
 */
export async function measureStrangers() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const env = { ...serverEnv, DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  const server = await startServer({ env });
  try {
    const read = async (/** @type {string} */ path) => {
      const answer = await fetch(`${server.url}/api/v1${path}`);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      return /** @type {any} */ (await answer.json());
    };
    /** The longest block since the metric was last read. */
    const longestMs = async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^fairlot_event_loop_lag_seconds (.+)$/m.exec(text)?.[1]) * 1_000;
    };
    const heldBy = async (/** @type {() => Promise<unknown>} */ work) => {
      await moveClock(server.url, new Date((await clockOf(server.url)).getTime() + MINUTE_MS));
      await wait(SETTLE_MS);
      await longestMs();
      await work();
      await wait(SETTLE_MS);
      return longestMs();
    };
    const held = async (/** @type {() => Promise<unknown>} */ work) => {
      /** @type {number[]} */
      const times = [];
      for (let tries = 0; tries < TRIES; tries += 1) times.push(await heldBy(work));
      // Other load of the machine only adds time, so the least is the best estimate.
      return Math.min(...times);
    };
    const calls = await listCalls(read);
    for (const path of calls) await read(path);
    const idleMs = await held(async () => undefined);
    const rows = [];
    for (const path of calls) {
      const ms = Math.max(0, (await held(() => read(path))) - idleMs);
      const what = path.length > 60 ? `${path.slice(0, 57)}...` : path;
      rows.push({ what, ms });
    }
    printTable(
      ['a stranger asks', 'holds the loop, ms', 'bar'],
      rows.sort((a, b) => b.ms - a.ms).map(({ what, ms }) => [what, ms, `<= ${BAR_MS}`]),
    );
    return rows.every(({ ms }) => ms <= BAR_MS);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Each reading call with its largest request.
 * @param {(path: string) => Promise<any>} read @returns {Promise<string[]>}
 */
async function listCalls(read) {
  const { data: instruments } = await read('/instrument?limit=100');
  const symbols = instruments.map((/** @type {{symbol: string}} */ each) => each.symbol);
  const [symbol] = symbols;
  const { data: indices } = await read('/index');
  const { data: news } = await read('/news?limit=1');
  const { data: ipos } = await read('/ipo');
  const { data: funds } = await read('/fund');
  return [
    ...['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1mo'].map(
      (interval) => `/candle?symbol=${symbol}&interval=${interval}&limit=1000`,
    ),
    ...['highest_volume', 'most_active', 'gainers', 'losers', 'popular'].map(
      (section) => `/instrument?limit=100&section=${section}`,
    ),
    ...['most_active', 'gainers', 'losers'].map((kind) => `/mover?market_id=US&kind=${kind}&limit=100`),
    ...['/instrument?limit=100&query=a', '/search?q=a&limit=50', '/symbol', '/replay', '/index'],
    ...['/aggregate/stat', '/market/app', '/currency', '/language', '/setting/base'],
    ...['/calendar?market_id=US&from=2026-01-01&to=2027-01-31', '/document/user_agreement'],
    ...['/news?limit=100', `/news/${news[0].id}`, '/ipo?limit=100', `/ipo/${ipos[0].id}`],
    ...['/fund?limit=100', `/fund/${funds[0].id}`, `/index/${indices[0].symbol}`, `/instrument/${symbol}`],
    ...[`/quote?symbols=${symbols.join(',')}`, `/course?symbols=${symbols.slice(0, 100).join(',')}`],
  ];
}
