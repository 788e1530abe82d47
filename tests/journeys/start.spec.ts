import type { Page } from '@playwright/test';
import { namespacesIn } from '../../apps/h5/build/compileMessages.js';
import { demo } from '../../scripts/lib/server.mjs';
import { deferred } from '../support/deferred.js';
import { exchangeMoney } from '../support/exchangeMoney.js';
import type { MemberApi } from '../support/memberApi.js';
import { followRequests, untilAnswered, untilDrawn } from '../support/requests.js';
import { covers, expect, test } from '../support/test.js';

/** Shown in place of a missing message. */
const A_MESSAGE_ID =
  /\b(app|shell|manifest|market|indices|stockQuote|chart|alerts|watchlist|language)\.[a-z]\w/;
/** A stock of the simulated market. */
const STOCK = { symbol: 'ALDA', name: 'Aldara Outfitters' };
const nameOf = (url: string) => new URL(url).pathname;

/** Opens a page and returns every file of the build that it fetches until `heading` is shown, in order. */
async function open(page: Page, path: string, heading: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request.url())));
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('load');
  return asked;
}

const starts = [
  { what: 'Home', path: '/pages/main/home/index', heading: 'Home', isSignedIn: true, chunk: 'Home' },
  {
    what: 'a stock',
    path: `/pages/quote/stock?symbol=${STOCK.symbol}`,
    heading: STOCK.name,
    isSignedIn: false,
    chunk: 'StockQuote',
  },
] as const;

/** Waits until the page's file and the first data are asked for, although React is still on its way. */
async function untilAsked(asked: readonly string[], chunk: string): Promise<void> {
  await expect.poll(() => asked.some((name) => name.startsWith(`/assets/${chunk}-`))).toBe(true);
  await expect.poll(() => asked).toContain('/api/v1/market/app');
}

/** The addresses of all that the page asks for from now on. */
function namesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request.url())));
  return asked;
}

for (const { what, path, heading, isSignedIn, chunk } of starts) {
  test(`${what}: its files and the data of the start are asked for while React is on its way, and once`, async ({
    page,
    enter,
  }) => {
    if (isSignedIn) await enter();
    const release = await holdReact(page);
    const asked = namesAsked(page);
    await page.goto(`/#${path}`, { waitUntil: 'commit' });
    await untilAsked(asked, chunk);
    expect(release()).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('load');
    const calls = [
      'market/app',
      'currency',
      'language',
      'setting/base',
      ...(isSignedIn ? ['member/profile'] : []),
    ];
    for (const call of calls) expect(asked.filter((name) => name === `/api/v1/${call}`)).toHaveLength(1);
  });
}

/** The page's layout shift so far, as browsers score it; a good page has at most 0.1. */
async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifts = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) shifts += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      add(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
  return async () => {
    await untilDrawn(page);
    return page.evaluate(() => (window as unknown as { readShifts: () => number }).readShifts());
  };
}

/** Other journeys move the clock past the due day of a loan, and an overdue amount adds a line to Home. */
async function repayLoans(member: MemberApi): Promise<void> {
  const { data } = await member.get<{ data: { id: string; outstanding_amount: string }[] }>(
    '/loan?status=disbursed',
  );
  for (const { id, outstanding_amount: amount } of data)
    await member.post(`/loan/${id}/repayment`, { amount, pay_password: demo.payPassword });
}

for (const [who, parts] of [
  // Other journeys exchange the other customer's money.
  [
    'vip',
    [
      [/\/ipo\?/, 'main a[href*="newstock"]'],
      [/\/instrument\?/, 'section:has-text("Highest volume") li a'],
    ],
  ],
  ['new', [[/\/watchlist$/, 'section:has-text("First steps") a:has-text("Place your first order")']]],
] as const) {
  // The title contains no address, because its `@` would mark a tag.
  test(`Home stands still while it loads: ${who}`, async ({ page, enter }) => {
    await repayLoans(await enter(`${who}@fairlot.example`));
    const shifts = await shiftsOf(page);
    followRequests(page);
    const held = parts.map(([slow, comes]) => {
      const { promise: isHeld, resolve: release } = deferred();
      return { slow, comes, isHeld, release };
    });
    for (const { slow, isHeld } of held)
      await page.route(slow, async (route) => {
        await isHeld;
        await route.continue();
      });
    await page.goto('/#/pages/main/home/index');
    await expect(total(page)).toBeVisible();
    await untilAnswered(page, new RegExp(held.map(({ slow }) => slow.source).join('|')));
    // One after the other, so that each comes while others are missing.
    for (const { comes, release } of held) {
      const late = page.locator(comes).filter({ visible: true }).first();
      await expect(late).toBeHidden();
      release();
      await expect(late).toBeVisible();
      expect(await shifts()).toBeLessThan(0.02);
    }
  });
}

test('Home reserves room for as many currencies as it showed the last time', async ({ page, enter }) => {
  const member = await enter();
  await repayLoans(member);
  await exchangeMoney(member);
  await page.goto('/#/pages/main/home/index');
  const amounts = page.getByText('Total value').filter({ visible: true });
  // Not the price of a new share, whose row is a link.
  const euros = page.getByText(/^€/).and(page.locator(':not(a *)')).filter({ visible: true }).first();
  await expect(euros).toBeVisible();
  const count = await amounts.count();
  const shifts = await shiftsOf(page);
  followRequests(page);
  const { promise: isHeld, resolve: release } = deferred();
  await page.route(/\/account$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.reload();
  await expect(amounts).toHaveCount(count);
  await untilAnswered(page, /\/account$/);
  await expect(euros).toHaveCount(0);
  release();
  await expect(euros).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});

for (const { what, path, says, words } of [
  {
    what: 'the markets',
    path: '/pages/main/market/index',
    says: 'Meistgehandelt',
    words: ['indices', 'market'],
  },
  {
    what: 'a stock',
    path: `/pages/quote/stock?symbol=${STOCK.symbol}`,
    says: 'Eckdaten',
    words: ['alerts', 'chart', 'indices', 'market', 'stockQuote', 'watchlist'],
  },
])
  test(`${what}: asks for the words that it names, and for no others`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
    const asked = await open(page, path, what === 'a stock' ? STOCK.name : 'Märkte');
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    // A hash has hyphens too, so names are not cut out of the addresses.
    const namespaces = namespacesIn('apps/h5/src/messages').filter((name) =>
      asked.some((address) => address.includes(`/assets/de-${name}-`)),
    );
    // The texts for parts that fail to load come after the first page.
    expect(namespaces.filter((name) => name !== 'part')).toEqual(words);
    // Parts opened from the frame use messages that come with the language.
    await page.getByRole('button', { name: /^Simuliert/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: 'Simuliert, kein echtes Geld' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(A_MESSAGE_ID);
  });

test('steps that cannot be loaded leave no gap on Home', async ({ page, enter }) => {
  await enter('new@fairlot.example');
  await page.route(/\/watchlist$/, (route) => route.abort());
  await page.goto('/#/pages/main/home/index');
  await expect(total(page)).toBeVisible();
  const steps = page.locator('section').filter({ hasText: 'Verify your identity' });
  await expect(steps).toHaveCount(1);
  await expect(steps).toBeHidden();
  // After the last of three attempts.
  await expect(steps).toHaveCount(0, { timeout: 25_000 });
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a ring turns around the mark until there is an app', covers('2.layout.spinner'), async ({ page }) => {
    const release = await holdReact(page);
    const asked = namesAsked(page);
    await page.goto('/', { waitUntil: 'commit' });
    const mark = page.getByRole('progressbar', { name: 'Fairlot' });
    await expect(mark).toBeVisible();
    await expect(mark.locator('circle')).toHaveCSS('opacity', '1');
    // Meanwhile the page that a visitor is led to is asked for.
    await untilAsked(asked, 'Login');
    expect(release()).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(mark).toHaveCount(0);
  });
});

/** Holds the file with React. @returns a function that releases it, and returns how many requests it held */
async function holdReact(page: Page): Promise<() => number> {
  const { promise: isReleased, resolve: release } = deferred();
  let heldCount = 0;
  await page.route(/\/assets\/libraries-[^/]+\.js$/, async (route) => {
    heldCount += 1;
    await isReleased;
    await route.continue();
  });
  return () => {
    release();
    return heldCount;
  };
}

/** Counts how often the page fetches the accounts. */
function countAccounts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += nameOf(request.url()) === '/api/v1/account' ? 1 : 0));
  return () => count;
}
/** Of one currency or of the first: another journey may have exchanged money before. */
const total = (page: Page) => page.getByText('Total value').filter({ visible: true }).first();

/** Replaces the stream of changes by one that reports no change for `quietMs`. @returns how often it was opened */
async function answerStream(page: Page, quietMs: number): Promise<() => number> {
  let count = 0;
  const data = JSON.stringify({ id: null, version: 0, quiet_ms: quietMs });
  await page.route(/\/stream\/member/, (route) => {
    count += 1;
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `id: evt_${'0'.repeat(26)}\nevent: sync\ndata: ${data}\n\n`,
    });
  });
  return () => count;
}

test('what has not changed is requested once, and what may have changed again', async ({ page, enter }) => {
  await enter();
  const accounts = countAccounts(page);
  const streams = await answerStream(page, 60_000);
  await page.goto('/#/pages/main/home/index');
  await expect(total(page)).toBeVisible();
  // The stream is opened again a second after its end, long after the app has acted on what it said.
  await expect.poll(streams).toBeGreaterThan(1);
  expect(accounts()).toBe(1);

  await page.unroute(/\/stream\/member/);
  await answerStream(page, 0);
  await page.reload();
  await expect(total(page)).toBeVisible();
  await expect.poll(accounts).toBeGreaterThan(2);
});

test('a failed request no longer holds back the rest of the app', async ({ page, enter }) => {
  await enter();
  // Retries follow after one second and after two more.
  await page.route(/\/api\/v1\/account$/, (route) => route.abort());
  const accounts = countAccounts(page);
  const accountsWhenRestCame = page.waitForRequest(/\/assets\/afterFirstPage-/).then(accounts);
  await page.goto('/#/pages/main/home/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await accountsWhenRestCame).toBeLessThan(3);
});
