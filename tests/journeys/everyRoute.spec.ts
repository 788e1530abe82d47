import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readManifest, readRedirects, type ManifestPage } from '../../scripts/lib/manifest.mjs';
import { addressOf, placeOf } from '../support/addresses.js';
import { cutTexts } from '../support/cutTexts.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { axeFaults } from '../visual/axeFaults.js';
import { covers, expect, test, type Page } from '../support/test.js';

/**
 * Opens an address inside the running app, as a link does, and waits for the drawn page by its `data-page`, so that
 * late content of one page is not taken for the next one's.
 */
async function open(page: Page, address: string, place = address): Promise<void> {
  await page.goto(`/#${address}`);
  await expect.poll(() => placeOf(page)).toBe(place);
  const drawn = page.locator(`main[data-page="${place.split('?')[0]}"]`);
  await expect(drawn.locator('h1:visible')).toHaveCount(1);
}

const requirement = parse(readFileSync('tests/coverage/rows.yaml', 'utf8')) as {
  rows: { id: string; page?: string }[];
};
const MOVED = ['2.page.borrow.index-copy', '2.page.fund-bak.index', '2.page.quantify.bak'];
/** The rows that only require a page. */
const pageRows = requirement.rows.filter(
  ({ id }) =>
    /^2\.(page\.\w+\.|tab\.(home|markets|watchlists|trade|profile)$)/.test(id) && !MOVED.includes(id),
);

type Words = Record<string, string | { message: string }>;
const MESSAGES = 'apps/h5/src/messages';
const namespaces = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const readWords = (locale: string) =>
  namespaces.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(`${MESSAGES}/${name}/${locale}.json`, 'utf8')) as Words).map(
      (entry) => (typeof entry === 'string' ? entry : entry.message),
    ),
  );
/** Pages about one thing, and the list that has it. */
const LISTS: Readonly<Record<string, string>> = {
  '/pages/history/order': '/order',
  '/pages/product/newstock': '/ipo',
  '/pages/payment/newstock': '/ipo',
  '/pages/fund/detail': '/fund',
  '/pages/quantify/detail': '/quant',
  '/pages/borrow/detail': '/loan',
  '/pages/deposit/detail': '/deposit',
  '/pages/news/detail': '/news',
};

/** A namespace and the rest of an id: `orderTicket.insufficient`. */
const AN_ID = new RegExp(`\\b(${namespaces.join('|')})\\.[a-z]\\w+`, 'g');

test(
  'addresses that moved redirect, with their parameters',
  covers('2.tab.alias', ...MOVED),
  async ({ page, enter }) => {
    await enter();
    const redirects = readRedirects();
    await page.goto('/');
    await expect.poll(() => placeOf(page).split('?')[0]).toBe('/pages/main/home/index');
    for (const id of MOVED) {
      const moved = requirement.rows.find((row) => row.id === id);
      expect(redirects.map(({ from }) => from)).toContain(moved?.page);
    }
    for (const { from, to } of redirects) {
      await test.step(from, async () => {
        await page.goto(`/#${from}?stray=1`);
        await expect.poll(() => placeOf(page).split('?')[0]).toBe(to);
        await expect(page.locator(`main[data-page="${to}"] h1:visible`)).toHaveCount(1);
      });
    }
  },
);

test(
  'each page has one heading and its words in German, and a small phone with text of twice the size cuts none',
  covers(...pageRows.map(({ id }) => id)),
  async ({ page, enter }) => {
    test.slow();
    const german = new Set(readWords('de'));
    const english = new Set(readWords('en').filter((text) => text.includes(' ') && !german.has(text)));
    expect(english.size).toBeGreaterThan(500);
    await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
    await page.setViewportSize({ width: 320, height: 640 });
    const browser = await page.context().newCDPSession(page);
    followRequests(page);
    const look = (address: string) =>
      test.step(address, async () => {
        await open(page, address);
        // As in the browser's settings, so that media queries in em follow too. Each address has its own size.
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await untilAnswered(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page).toHaveTitle('Fairlot');
        await expect(page.getByRole('banner').getByText('Fairlot', { exact: true })).toBeVisible();
        await expect(page.getByText('Simuliert', { exact: true })).toBeVisible();
        // A message that is not loaded is also logged as an error, which fails every journey.
        const text = await page.locator('body').innerText();
        expect(text).not.toContain('Dieser Text konnte nicht geladen werden');
        expect(text.match(AN_ID) ?? []).toEqual([]);
        expect(text.split('\n').filter((line) => english.has(line.trim()))).toEqual([]);
        expect.soft(await cutTexts(page), address).toEqual([]);
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(widthPx, `${address} scrolls sideways`).toBeLessThanOrEqual(320);
      });

    const pages = await readManifest();
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(pageRows.map((row) => row.page)));
    // Where each address leads whom is proved in guardMatrix.spec.ts.
    const isForGuests = ({ guards }: ManifestPage) => guards.includes('guest');
    for (const each of pages.filter(isForGuests)) await look(addressOf(each));
    const api = await enter();
    const knownFor = async (path: string) => {
      const list = LISTS[path];
      if (list === undefined) return { symbol: /quote\/g?in$/.test(path) ? 'NA-500' : 'LUMB' };
      const { data } = await api.get<{ data: { id: string }[] }>(list);
      return { id: data[0]?.id ?? '' };
    };
    // The app reads the new session when it starts.
    await page.reload();
    for (const each of pages.filter((page) => !isForGuests(page)))
      await look(addressOf(each, await knownFor(each.path)));

    // Where there is no page, nothing is pushed out either.
    await page.goto('/#/pages/no/such/page');
    await expect(page.locator('main h1:visible')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('each layout is free of accessibility faults, for visitors and for customers', async ({
  page,
  enter,
}) => {
  test.slow();
  const check = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(`/#${address}`);
    await expect(page.locator('main h1:visible')).toHaveCount(1);
    expect(await axeFaults(page), address).toEqual([]);
  };
  for (const address of ['/pages/auth/login', '/pages/main/market/index', '/pages/nowhere']) {
    await check(address);
  }
  await enter();
  for (const address of ['/pages/main/home/index', '/pages/setting/index']) await check(address);
});
