// @ts-check
/**
 * `npm run gallery`: pictures of every page of the manifest, from a real server with a seeded market and a clock that
 * stands still. Pictures and contact sheets (HTML and PNG) are written to gallery-report/.
 *
 * `npm run gallery -- --only quote` draws only paths that contain the word; `-- --readme` draws the README's
 * pictures.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildApp } from './lib/appBuild.mjs';
import { launchOptions } from './lib/chromium.mjs';
import { readManifest } from './lib/manifest.mjs';
import { root } from './lib/project.mjs';
import { demo, freePort, startServer } from './lib/server.mjs';
import { shrinkPngs } from './lib/shrinkPngs.mjs';
import { red, startStep } from './lib/terminal.mjs';

const PHONE = { name: 'phone', width: 390, height: 844 };
const OTHERS = [
  { name: 'small', width: 320, height: 568 },
  { name: 'desk', width: 1280, height: 800 },
];
const PAGE_TIMEOUT_MS = 15_000;
const SETTLE_MS = 600;
/** The key under which the app stores the language (apps/h5/src/state/preferences.ts). */
const LANGUAGE_KEY = 'fairlot.1.lang';
/** The README's pictures of the app, on a phone and in English: docs/pictures/<name>.png. */
const README_PICTURES = {
  '/pages/main/home/index': 'home',
  '/pages/quote/stock': 'stock',
  '/pages/main/trade/index': 'trade',
};

const everyPage = await readManifest();
const report = join(root, 'gallery-report');
const only = process.argv[process.argv.indexOf('--only') + 1];
const filter = process.argv.includes('--only') && only !== undefined ? only : '';
const isForReadme = process.argv.includes('--readme');

await buildApp();
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-gallery-'));
const starting = startStep('Starting a server with a clock that stands still');
const server = await startServer({
  env: {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    SIM_SEED: 'fairlot-gallery',
    SIM_CLOCK: 'manual',
    SIM_CONTROL: '1',
    SIM_TOKEN: 'control-plane-of-the-gallery',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
});
starting.pass();
const browser = await chromium.launch(launchOptions());
/** @type {{path: string, view: string, locale: string, file: string, problems: string[]}[]} */
const shots = [];
try {
  const pages = everyPage.filter(({ path }) =>
    isForReadme ? path in README_PICTURES : path.includes(filter),
  );
  if (isForReadme) {
    await shootAll(pages, 'en', PHONE);
    keepReadmePictures();
  } else {
    for (const locale of ['en', 'de']) await shootAll(pages, locale, PHONE);
    const tabs = pages.filter(({ isTab }) => isTab);
    for (const view of OTHERS) await shootAll(tabs, 'en', view);
    await writeContactSheets();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const bad = shots.filter(({ problems }) => problems.length > 0);
for (const { path, view, locale, problems } of bad)
  console.error(red(`${path} (${view}, ${locale}): ${problems[0]}`));
console.log(`${shots.length} pictures, ${bad.length} with errors in the console: gallery-report/index.html`);
process.exitCode = shots.length === 0 || bad.length > 0 ? 1 : 0;

/**
 * @param {readonly import('./lib/manifest.mjs').ManifestPage[]} pages
 * @param {string} locale
 * @param {{name: string, width: number, height: number}} view
 */
async function shootAll(pages, locale, view) {
  const step = startStep(`Pages at ${view.width}×${view.height} in ${locale}`);
  const { context, page, problems, settle } = await openWindow(locale, view);
  /** The first link to each page, from the pages that were opened: `/pages/notice/detail?id=…`. */
  const linkTo = new Map();
  /** @param {string} address */
  const open = async (address) => {
    step.detail(address);
    problems.length = 0;
    await page.goto(`${server.url}/#${address}`);
    const place = address.split('?')[0] ?? '';
    await page.locator(`main[data-page="${place}"] h1:visible`).first().waitFor({ timeout: PAGE_TIMEOUT_MS });
    await settle();
    const links = await page.$$eval('a[href*="#/"]', (all) =>
      all.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''),
    );
    for (const link of links) {
      const to = link.split('?')[0] ?? '';
      if (!linkTo.has(to)) linkTo.set(to, link);
    }
  };
  /** @param {string} path @param {string} address */
  const shoot = async (path, address) => {
    await open(address);
    const file = `${path.slice(1).replaceAll('/', '_')}--${view.name}-${locale}.png`;
    await page.screenshot({ path: join(report, file), animations: 'disabled' });
    shots.push({ path, view: view.name, locale, file, problems: [...problems] });
  };
  // Pages for visitors come first, signed out, because signed-in customers are redirected from them.
  for (const { path } of pages.filter(isForVisitors)) await shoot(path, path);
  if (!pages.every(isForVisitors)) await signIn(page);
  // Pages of one thing, such as an order, are reached by the links of the others, which are opened for that.
  const details = pages.filter(needsSearch);
  for (const each of everyPage.filter((one) => !isForVisitors(one) && !needsSearch(one))) {
    if (pages.includes(each)) await shoot(each.path, each.path);
    else if (details.length > 0) await open(each.path);
  }
  for (const { path } of details) await shoot(path, linkTo.get(path) ?? path);
  await context.close();
  step.pass(`${pages.length} pages`);
}

/**
 * A window of the app in a language. `problems` collects the errors of its console; `settle` waits until what the page
 * asked for has come.
 * @param {string} locale
 * @param {{name: string, width: number, height: number}} view
 */
async function openWindow(locale, view) {
  const isPhone = view !== OTHERS[1];
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    hasTouch: isPhone,
    isMobile: isPhone,
    // The README shows them at half size, which needs no more pixels.
    deviceScaleFactor: isForReadme ? 1 : 2,
    locale: locale === 'de' ? 'de-DE' : 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  // Playwright's own `networkidle` would wait for the streams of prices and changes, which never end.
  const asked = new Set();
  page.on('request', (request) => request.url().includes('/stream/') || asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const settle = async () => {
    const endMs = Date.now() + PAGE_TIMEOUT_MS;
    do await page.waitForTimeout(SETTLE_MS);
    while (asked.size > 0 && Date.now() < endMs);
  };
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: LANGUAGE_KEY,
    value: JSON.stringify(locale),
  });
  return { context, page, problems, settle };
}

/** @param {import('./lib/manifest.mjs').ManifestPage} page */
function isForVisitors({ path }) {
  return path.startsWith('/pages/auth/');
}

/** @param {import('./lib/manifest.mjs').ManifestPage} page */
function needsSearch({ search }) {
  return Object.values(search).some((field) => !/[?=]/.test(field));
}

function keepReadmePictures() {
  const pictures = join(root, 'docs/pictures');
  mkdirSync(pictures, { recursive: true });
  const names = new Map(Object.entries(README_PICTURES));
  for (const { path, file } of shots)
    copyFileSync(join(report, file), join(pictures, `${names.get(path)}.png`));
  shrinkPngs(pictures, 0);
}

/** @param {import('playwright').Page} page */
async function signIn(page) {
  await page.goto(`${server.url}/#/pages/auth/login`);
  await page.locator('form input').first().fill(demo.mail);
  await page.locator('input[type="password"]').first().fill(demo.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction(() => !location.hash.includes('/pages/auth/login'), null, {
    timeout: PAGE_TIMEOUT_MS,
  });
}

async function writeContactSheets() {
  const groups = [
    ...['en', 'de'].map((locale) => ({
      title: `Phone, ${locale}`,
      name: `phone-${locale}`,
      of: shots.filter((shot) => shot.view === 'phone' && shot.locale === locale),
      width: 195,
    })),
    ...OTHERS.map(({ name }) => ({
      title: `Tabs, ${name}`,
      name,
      of: shots.filter((shot) => shot.view === name),
      width: name === 'desk' ? 420 : 160,
    })),
  ].filter(({ of }) => of.length > 0);
  const page = await browser.newPage({ viewport: { width: 1320, height: 900 } });
  const links = [];
  for (const { title, name, of, width } of groups) {
    const cells = of
      .map(
        ({ path, file, problems }) =>
          `<figure><a href="${file}"><img src="${file}" width="${width}" alt=""></a><figcaption>${path}${problems.length > 0 ? ' ⚠' : ''}</figcaption></figure>`,
      )
      .join('\n');
    writeFileSync(join(report, `${name}.html`), sheet(title, cells));
    await page.goto(`file://${join(report, `${name}.html`)}`);
    await page.screenshot({ path: join(report, `sheet-${name}.png`), fullPage: true });
    links.push(
      `<p><a href="${name}.html">${title}</a> (${of.length}) · <a href="sheet-${name}.png">as one picture</a></p>`,
    );
  }
  writeFileSync(join(report, 'index.html'), sheet('Gallery', links.join('\n')));
  await page.close();
}

/** @param {string} title @param {string} body */
function sheet(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:13px system-ui;margin:24px;background:#eceef3;color:#1b2030}h1{font-size:20px}
main{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}figure{margin:0;max-width:430px}
img{display:block;height:auto;border-radius:8px;box-shadow:0 1px 6px #0003}figcaption{padding:6px 2px;overflow-wrap:anywhere;max-width:195px}</style>
<h1>${title}</h1><main>${body}</main></html>`;
}
