// @ts-check
/**
 * Runs Lighthouse's mobile test (simulated slow 4G and a CPU four times slower) on four landing pages, each with an
 * empty cache. The first run installs Lighthouse in bench/lighthouse, which nothing else uses.
 *
 * The scores for accessibility and best practices do not depend on the machine. The performance score does, so
 * Lighthouse's index of the machine is printed too (a current desktop has 1500 to 3000).
 *
 * `CPU_SLOWDOWN=1` does not slow the CPU down, which leaves the network's part. `EDGE=1` measures through TLS and
 * HTTP/2 of Caddy, like a deployed product, instead of the HTTP/1.1 of `npm start`. `PAGES=login,home RUNS=1` measures less.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { buildApp } from '../scripts/lib/appBuild.mjs';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { root } from '../scripts/lib/project.mjs';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { firstSymbol, serverEnv, tokenOf } from './lib/customer.mjs';
import { startEdge } from './lib/edge.mjs';
import { installOthers } from './lib/installOthers.mjs';
import { printTable } from './lib/table.mjs';

const folder = join(root, 'bench/lighthouse');
const PERFORMANCE_BAR = 0.95;
/** What a first visit to the login may bring over the wire until the network is quiet. Measured with `EDGE=1`. */
const LOGIN_WIRE_KB = 190;
const RUNS = Number(process.env['RUNS'] ?? 3);
/** How often a run is recorded again when Lighthouse reports that its recording failed. */
const RECORDINGS_MAX = 3;
/** Lighthouse's codes of an incomplete trace, which say nothing about the page. */
const RECORDING_FAILED = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'INVALID_SPEEDLINE']);
/** Lighthouse's slow 4G in full, because its settings are not merged. */
const THROTTLING = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: Number(process.env['CPU_SLOWDOWN'] ?? 4),
};

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function benchmark() {
  installOthers(folder, 'lighthouse');
  const path = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  await buildApp({});
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-bench-lighthouse-'));
  const port = await freePort();
  const server = await startServer({ env: { ...serverEnv, PORT: String(port), DATA_DIR: dataDir } });
  const edge = process.env['EDGE'] === '1' ? await startEdge(server.url) : undefined;
  const url = edge?.url ?? server.url;
  try {
    const symbol = await firstSymbol(server.url);
    const token = await tokenOf(server.url);
    /** @type {readonly [name: string, path: string, token: string | null][]} */
    const pages = [
      ['login', '/pages/auth/login', null],
      ['home', '/pages/main/home/index', token],
      ['markets', '/pages/main/market/index', null],
      ['stock', `/pages/quote/stock?symbol=${symbol}`, null],
    ];
    const rows = [];
    let isHeld = true;
    const names = pages.map(([name]) => name);
    const wanted = process.env['PAGES']?.split(',') ?? names;
    const unknown = wanted.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`PAGES: no ${unknown.join(', ')}; there are ${names.join(', ')}`);
    for (const [name, page, who] of pages.filter(([each]) => wanted.includes(each))) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await audited(lighthouse, url, page, who));
      runs.sort((a, b) => a.scores.performance - b.scores.performance);
      const { scores, figures, wireKb, index } = /** @type {Audit} */ (runs[Math.floor(RUNS / 2)]);
      console.log(`${name}: ${runs.map((run) => run.scores.performance).join(', ')}`);
      isHeld &&=
        scores.performance >= PERFORMANCE_BAR && scores.accessibility === 1 && scores.practices === 1;
      if (name === 'login' && edge !== undefined) isHeld &&= wireKb <= LOGIN_WIRE_KB;
      rows.push([
        name,
        scores.performance,
        scores.accessibility,
        scores.practices,
        ...figures,
        `${Math.round(wireKb)} kB`,
        Math.round(index),
      ]);
    }
    printTable(
      [
        'page',
        'performance',
        'accessibility',
        'practices',
        'first paint',
        'largest',
        'blocked',
        'shift',
        'wire',
        'machine',
      ],
      rows,
    );
    console.log(
      `Median of ${RUNS} runs by performance. Bars: ${PERFORMANCE_BAR}, 1 and 1; wire of login ${LOGIN_WIRE_KB} kB.`,
    );
    return isHeld;
  } finally {
    await edge?.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @typedef {{scores: {performance: number, accessibility: number, practices: number}, figures: string[], wireKb: number, index: number}} Audit
 * @typedef {(url: string, flags: object) => Promise<any>} Lighthouse
 * @param {Lighthouse} lighthouse @param {string} url @param {string} page @param {string | null} token
 * @returns {Promise<Audit>}
 * @throws with Lighthouse's message about the page, or about its third failed recording
 */
async function audited(lighthouse, url, page, token) {
  for (let recording = 1; ; recording += 1) {
    const lhr = await reportOf(lighthouse, url, page, token);
    if (lhr.runtimeError === undefined) {
      printFaults(page, lhr);
      return figuresOf(lhr);
    }
    const { code, message } = lhr.runtimeError;
    if (!RECORDING_FAILED.has(code) || recording === RECORDINGS_MAX) throw new Error(`${page}: ${message}`);
    console.log(`${page}: recorded anew (${code})`);
  }
}

/**
 * One visit with an empty cache, in its own browser.
 * @param {Lighthouse} lighthouse @param {string} url @param {string} page @param {string | null} token
 * @returns {Promise<any>} Lighthouse's report
 */
async function reportOf(lighthouse, url, page, token) {
  const profile = mkdtempSync(join(tmpdir(), 'fairlot-lighthouse-profile-'));
  const debugPort = await freePort();
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // The edge's certificate is self-signed.
    args: [...args, `--remote-debugging-port=${debugPort}`, '--ignore-certificate-errors'],
  });
  try {
    const before = await context.newPage();
    // Opens a file that the app does not need, because the app's files must not be cached.
    await before.goto(`${url}/icons/180.png`);
    if (token !== null)
      await before.evaluate(
        (stored) => localStorage.setItem('fairlot.1.session', JSON.stringify({ token: stored })),
        token,
      );
    await before.close();
    const { lhr } = await lighthouse(`${url}/#${page}`, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      throttling: THROTTLING,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    return lhr;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Prints what keeps a page from full marks for accessibility and best practices. @param {string} page @param {any} lhr */
function printFaults(page, lhr) {
  for (const name of ['accessibility', 'best-practices'])
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const { score, title, details } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 1)
        console.log(`${page}: ${title} ${JSON.stringify(details?.items ?? []).slice(0, 300)}`);
    }
}

/** @param {any} lhr Lighthouse's report @returns {Audit} */
function figuresOf(lhr) {
  const shown = (/** @type {string} */ id) => String(lhr.audits[id].displayValue);
  return {
    scores: {
      performance: lhr.categories.performance.score,
      accessibility: lhr.categories.accessibility.score,
      practices: lhr.categories['best-practices'].score,
    },
    figures: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map(shown),
    wireKb: lhr.audits['total-byte-weight'].numericValue / 1000,
    index: lhr.environment.benchmarkIndex,
  };
}
