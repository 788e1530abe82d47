// @ts-check
/**
 * What live prices cost the server: a snapshot of 400 instruments, a year of daily candles, and 2,000 readers of the
 * quote stream with four messages per second each. It measures the server's CPU time, which a busy machine does not
 * lengthen.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { serverEnv } from './lib/customer.mjs';
import { createHeapAsker } from './lib/heldBytes.mjs';
import { processorTime } from './lib/processorTime.mjs';
import { percentile, printTable } from './lib/table.mjs';

const SNAPSHOT_ROUNDS = 32;
/** Warm-up rounds without pauses; then come some at the pace of the measurement, one per second. */
const QUICK_ROUNDS = 400;
const WARM_UP_ROUNDS = 10;
/** The number of symbols requested in one window, and the length of the window; an idle window is as long. */
const CANDLES_A_ROUND = 10;
const CANDLE_SYMBOLS = 160;
const CANDLE_WINDOW_MS = 500;
const READERS = 2_000;
/** With this many symbols, about four prices change per second. */
const SYMBOLS_EACH = 6;
/** The most streams that the server allows one address without a session. */
const READERS_PER_ADDRESS = 20;
const STREAM_MS = 15_000;
/** How long the server's memory is observed while all readers are connected; ten minutes give a better figure. */
const MEMORY_MS = Number(process.env['BENCH_MEMORY_MS'] ?? 30_000);

export async function benchmark() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-bench-feed-'));
  const port = await freePort();
  const env = { ...serverEnv, SIM_CLOCK: 'demo', PORT: String(port), DATA_DIR: dataDir };
  const heap = createHeapAsker();
  const server = await startServer({ env, nodeFlags: heap.nodeFlags, onLine: heap.onLine });
  const heldBytes = () => heap.heldBytes(server.pid);
  const cpuMs = () => processorTime(server.pid);
  try {
    const { data: symbols } = await read(server.url, '/symbol');
    const named = symbols
      .filter((/** @type {{type: string}} */ { type }) => type === 'instrument' || type === 'fund')
      .map((/** @type {{symbol: string}} */ { symbol }) => symbol);
    const snapshot = await measureSnapshot(server.url, named.slice(0, 400), cpuMs);
    const candles = await measureCandles(server.url, named.slice(0, CANDLE_SYMBOLS), cpuMs);
    const stream = await measureStream(server.url, port, cpuMs, heldBytes);
    /** @type {[string, string, string, boolean][]} */
    const rows = [
      ['400 quotes, gzip', `${(snapshot.bytes / 1000).toFixed(1)} kB`, '<= 40 kB', snapshot.bytes <= 40_000],
      ['400 quotes, server CPU', `${snapshot.ms.toFixed(1)} ms`, '<= 20 ms', snapshot.ms <= 20],
      [
        'a year of daily candles, server CPU',
        `${candles.first.toFixed(1)} ms`,
        '<= 15 ms',
        candles.first <= 15,
      ],
      ['the same year again', `${candles.again.toFixed(1)} ms`, '<= 15 ms', candles.again <= 15],
      [`${stream.open} readers, messages a second each`, stream.each.toFixed(2), '4', stream.each >= 3.5],
      [`${stream.open} readers, cores`, stream.cores.toFixed(2), '<= 0.5', stream.cores <= 0.5],
      ['readers that are still there', String(stream.open), String(READERS), stream.open === READERS],
      [
        'memory that a reader holds',
        `${(stream.held / 1000).toFixed(1)} kB`,
        '<= 15 kB',
        stream.held <= 15_000,
      ],
      [
        `heap growth in ${MEMORY_MS / 1000} s of reading, MB`,
        stream.growthMb.toFixed(2),
        '<= 5',
        stream.growthMb <= 5,
      ],
    ];
    printTable(
      ['what', 'measured', 'bar', ''],
      rows.map(([what, measured, bar, isMet]) => [what, measured, bar, isMet ? 'ok' : 'MISSED']),
    );
    return rows.every((row) => row[3]);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} url @param {string} path @returns {Promise<any>} */
async function read(url, path) {
  const answer = await fetch(`${url}/api/v1${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** The size of a gzipped answer in bytes. @param {string} url @returns {Promise<number>} */
function sizeOf(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

/** @param {string} url @param {readonly string[]} symbols @param {() => number} cpuMs */
async function measureSnapshot(url, symbols, cpuMs) {
  const paths = [0, 1, 2, 3].map(
    (part) => `/quote?symbols=${symbols.slice(part * 100, part * 100 + 100).join(',')}`,
  );
  const all = () => Promise.all(paths.map((path) => read(url, path)));
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(`${url}/api/v1${path}`);
  /** @param {() => Promise<unknown>} work */
  const measure = async (work) => {
    // Start after a new second has begun: its prices differ, so the open markets' quotes are not cached.
    await wait(1_000 - (Date.now() % 1_000) + 20);
    const before = cpuMs();
    await work();
    await wait(500);
    return cpuMs() - before;
  };
  // Warm up first: a server that has just started still compiles, which is not part of its usual cost.
  for (let round = 0; round < QUICK_ROUNDS; round += 1) await all();
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measure(all);
  // Subtract what the server does every second anyway. Some of that runs only every second or fourth second, so the
  // idle second comes before and after the measured one equally often.
  const quiet = () => Promise.resolve();
  /** @type {number[]} */
  const asked = [];
  /** @type {number[]} */
  const idle = [];
  for (let round = 0; round < SNAPSHOT_ROUNDS; round += 1) {
    for (const isAsked of round % 2 === 0 ? [true, false] : [false, true])
      (isAsked ? asked : idle).push(await measure(isAsked ? all : quiet));
  }
  return { bytes, ms: percentile(asked, 0.5) - percentile(idle, 0.5) };
}

/**
 * The first request for each symbol's year, which is not cached, and a second request for the same year. Each round
 * is compared with an idle window before it, to subtract what the server does anyway.
 * @param {string} url @param {readonly string[]} symbols @param {() => number} cpuMs
 */
async function measureCandles(url, symbols, cpuMs) {
  const ask = (/** @type {string} */ symbol) => read(url, `/candle?symbol=${symbol}&interval=1d&limit=252`);
  /** @param {() => Promise<void>} work */
  const measure = async (work) => {
    await wait(1_000 - (Date.now() % 1_000) + 20);
    const before = cpuMs();
    const startedAt = Date.now();
    await work();
    await wait(Math.max(0, startedAt + CANDLE_WINDOW_MS - Date.now()));
    return cpuMs() - before;
  };
  const first = [];
  const again = [];
  for (let at = 0; at + CANDLES_A_ROUND <= symbols.length; at += CANDLES_A_ROUND) {
    const asked = symbols.slice(at, at + CANDLES_A_ROUND);
    const askAll = async () => {
      for (const symbol of asked) await ask(symbol);
    };
    const idle = await measure(() => Promise.resolve());
    first.push(((await measure(askAll)) - idle) / asked.length);
    const idleAgain = await measure(() => Promise.resolve());
    again.push(((await measure(askAll)) - idleAgain) / asked.length);
  }
  // The first half is the warm-up.
  const half = Math.floor(first.length / 2);
  return { first: percentile(first.slice(half), 0.5), again: percentile(again.slice(half), 0.5) };
}

/** @param {string} url @param {number} port @param {() => number} cpuMs @param {() => Promise<number>} heldBytes */
async function measureStream(url, port, cpuMs, heldBytes) {
  const { data: markets } = await read(url, '/market/app');
  const open = markets.find((/** @type {{status: string}} */ { status }) => status === 'open');
  const { data: active } = await read(url, `/mover?market_id=${open.id}&kind=most_active&limit=50`);
  const symbols = active.map((/** @type {{symbol: string}} */ { symbol }) => symbol);
  const memoryBefore = await heldBytes();
  let messages = 0;
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    const address = Math.floor(reader / READERS_PER_ADDRESS);
    const wanted = Array.from(
      { length: SYMBOLS_EACH },
      (_unused, index) => symbols[(reader + index) % symbols.length],
    );
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.${1 + (address >> 7)}.${1 + (address & 127)}`,
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (let at = chunk.indexOf('event: quote'); at >= 0; at = chunk.indexOf('event: quote', at + 1))
        messages += 1;
    });
    socket.write(
      `GET /api/v1/stream/quote?symbols=${wanted.join(',')} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
    );
    sockets.push(socket);
    if (reader % 100 === 99) await wait(50);
  }
  await wait(5_000);
  const before = cpuMs();
  const startedAt = performance.now();
  messages = 0;
  await wait(STREAM_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  const cores = (cpuMs() - before) / 1_000 / seconds;
  const sent = messages;
  const alive = sockets.filter(({ destroyed }) => !destroyed).length;
  const memoryAfter = await heldBytes();
  await wait(MEMORY_MS);
  const growthMb = ((await heldBytes()) - memoryAfter) / 1_048_576;
  for (const socket of sockets) socket.destroy();
  const perReader = (/** @type {number} */ sum) => sum / Math.max(1, alive);
  return {
    open: alive,
    each: perReader(sent / seconds),
    cores,
    held: perReader(memoryAfter - memoryBefore),
    growthMb,
  };
}
