// @ts-check
/**
 * What a customer waits for on the Trade page: the time from sending an order until its shares are shown, in an app
 * that only follows its stream, and the length of frames while 500 live positions are scrolled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { buildApp } from '../scripts/lib/appBuild.mjs';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { demo, freePort, startServer } from '../scripts/lib/server.mjs';
import { serverEnv, signIn } from './lib/customer.mjs';
import { percentile, printTable } from './lib/table.mjs';

const ORDERS = 20;
const POSITIONS = 500;
const SCROLL_MS = 6_000;
/** Two frames of a 60 Hz screen. */
const FRAME_BAR_MS = 34;
const VISIBLE_BAR_MS = 1_000;

export async function benchmark() {
  await buildApp({});
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-bench-trade-'));
  const port = await freePort();
  const env = { ...serverEnv, SIM_CLOCK: 'demo', PORT: String(port), DATA_DIR: dataDir };
  const server = await startServer({ env });
  const browser = await chromium.launch(launchOptions());
  try {
    const visible = await measureVisible(browser, server.url);
    const frames = await measureFrames(browser, server.url);
    const visible95 = percentile(visible, 0.95);
    const frame95 = percentile(frames, 0.95);
    const write = (/** @type {number} */ ms) => `${ms.toFixed(1)} ms`;
    printTable(
      ['what', 'samples', 'p50', 'p95', 'bar'],
      [
        ['order sent to shares on screen', visible, VISIBLE_BAR_MS],
        [`frame, ${POSITIONS} live positions`, frames, FRAME_BAR_MS],
      ].map(([what, samples, bar]) => {
        const all = /** @type {number[]} */ (samples);
        return [
          String(what),
          String(all.length),
          write(percentile(all, 0.5)),
          write(percentile(all, 0.95)),
          `<= ${bar} ms`,
        ];
      }),
    );
    return visible95 <= VISIBLE_BAR_MS && frame95 <= FRAME_BAR_MS;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {import('playwright').Browser} browser @param {string} url */
async function openTrade(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const login = await page.request.post(`${url}/api/v1/member/login`, {
    data: { mail: demo.mail, password: demo.password },
  });
  const { token } = await login.json();
  await page.addInitScript(
    (session) => localStorage.setItem('fairlot.1.session', session),
    JSON.stringify({ token }),
  );
  return page;
}

/**
 * Waits until the service worker has stored the app's files on the first visit, so that later visits are measured.
 * @param {import('playwright').Page} page
 */
async function keepsItsFiles(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
}

/**
 * Sends orders from outside the app, as another device would. The app learns of them only from the member stream.
 * @param {import('playwright').Browser} browser @param {string} url
 */
async function measureVisible(browser, url) {
  const page = await openTrade(browser, url);
  const customer = await signIn(url);
  const { body } = await customer.call('GET', '/api/v1/instrument?market_id=US&product_type=STOCK&limit=100');
  const held = await customer.call('GET', '/api/v1/position?limit=100');
  const known = new Set(held.body.data.map((/** @type {{symbol: string}} */ each) => each.symbol));
  const symbols = body.data
    .map((/** @type {{symbol: string}} */ each) => each.symbol)
    .filter((/** @type {string} */ symbol) => !known.has(symbol))
    .slice(0, ORDERS);
  await page.goto(`${url}/#/pages/main/trade/index`);
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await wait(2_000);
  const times = [];
  for (const symbol of symbols) {
    const row = page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${symbol}`) });
    const shown = row.waitFor({ timeout: 20_000 });
    const sentAt = performance.now();
    const order = { symbol, direction: 'long', order_type: 'market', quantity: '1' };
    const answer = await customer.call('POST', '/api/v1/order', order, {
      'idempotency-key': `bench-${symbol}`,
    });
    if (answer.status !== 201) throw new Error(`${symbol}: ${answer.status}`);
    await shown;
    times.push(performance.now() - sentAt);
  }
  await page.context().close();
  return times;
}

/**
 * Measures frames with real prices of real symbols. The list of positions is a made-up answer, because no demo
 * account could pay for so many.
 * @param {import('playwright').Browser} browser @param {string} url
 */
async function measureFrames(browser, url) {
  const page = await openTrade(browser, url);
  const customer = await signIn(url);
  const { body } = await customer.call('GET', '/api/v1/position?state=open&limit=1');
  const listed = await customer.call('GET', '/api/v1/instrument?market_id=US&product_type=STOCK&limit=100');
  const [like] = body.data;
  const positions = Array.from({ length: POSITIONS }, (_, index) => {
    const { symbol, name } = listed.body.data[index % listed.body.data.length];
    const id = `${like.id.slice(0, -3)}${String(index).padStart(3, '0')}`;
    return { ...like, id, symbol, name, quantity: String(index + 1) };
  });
  await page.route(/\/api\/v1\/position\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? '0');
    const data = query.get('state') === 'open' ? positions.slice(from, from + 100) : [];
    const next = data.length === 100 && from + 100 < POSITIONS ? String(from + 100) : null;
    await route.fulfill({ json: { data, next_cursor: next } });
  });
  await page.goto(`${url}/#/pages/main/trade/index`);
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await keepsItsFiles(page);
  await wait(3_000);
  const drawn = await page.getByRole('tabpanel').getByRole('listitem').count();
  if (drawn > POSITIONS / 5) throw new Error(`${drawn} rows are drawn: the list is not virtual.`);
  const frames = await page.evaluate(
    (lengthMs) =>
      /** @type {Promise<number[]>} */ (
        new Promise((resolve) => {
          /** @type {number[]} */
          const times = [];
          const startedAt = performance.now();
          let before = startedAt;
          const draw = (/** @type {number} */ now) => {
            if (times.length > 0 || now > before) times.push(now - before);
            before = now;
            window.scrollBy(0, 14);
            if (now - startedAt < lengthMs) requestAnimationFrame(draw);
            else resolve(times.slice(1));
          };
          requestAnimationFrame(draw);
        })
      ),
    SCROLL_MS,
  );
  await page.context().close();
  return frames;
}
