import type { Route } from '@playwright/test';
import { startSignedIn, tokenFor } from '../support/members.js';
import { expect, test, type Page } from '../support/test.js';

/** The start, as a customer meets it. Its table of states is proven beside the code: `apps/h5/src/boot`. */

const HOME = '/pages/main/home/index';
const MARKET = '/pages/main/market/index';
const SEARCH = '/pages/search/index';

/** What a start asks the server for. */
const PARTS = {
  markets: '/api/v1/market/app',
  currencies: '/api/v1/currency',
  languages: '/api/v1/language',
  settings: '/api/v1/setting/base',
  profile: '/api/v1/member/profile',
} as const;

test.use({ provoked: /status of 503/ });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const AGAIN = /^(Retry|Try again)$/;
/** What may work a second time is asked for three times, with a pause that grows, before it has failed. */
const SLOW = { timeout: 25_000 };
const onlyPath = (path: string) => (url: URL) => url.pathname === path;
/** The server is there, and says that it is not well. Its words are of no use to anybody. */
const beUnwell = (route: Route) => route.fulfill({ status: 503, body: 'unwell' });

test.describe('the start', () => {
  test('asks for everything side by side, before any of it is answered', async ({ page, broker }) => {
    await startSignedIn(page, await tokenFor(broker, 'demo@fairlot.example'));
    const asked = new Set<string>();
    const held: Route[] = [];
    for (const path of Object.values(PARTS)) {
      await page.route(onlyPath(path), (route) => {
        asked.add(path);
        held.push(route);
      });
    }
    // German, whose words are a file of their own: they hold nothing up either.
    await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
    await page.goto(`/#${HOME}`);
    await expect.poll(() => [...asked].sort()).toEqual(Object.values(PARTS).sort());
    await Promise.all(held.map((route) => route.continue()));
    await expect(heading(page, 'Start')).toBeVisible();
  });

  for (const [part, path] of Object.entries(PARTS)) {
    test(`waits three seconds for its ${part}, and no longer`, async ({ page, broker }) => {
      await startSignedIn(page, await tokenFor(broker, 'demo@fairlot.example'));
      let heldAtMs = 0;
      await page.route(onlyPath(path), () => {
        heldAtMs ||= performance.now();
      });
      await page.goto(`/#${SEARCH}`);
      await expect(page.getByRole('searchbox')).toBeVisible();
      const waitedMs = performance.now() - heldAtMs;
      expect(heldAtMs).toBeGreaterThan(0);
      // Shorter would be a start that does not wait at all; the call itself would give up only after ten seconds.
      expect(waitedMs).toBeGreaterThan(2_500);
      expect(waitedMs).toBeLessThan(9_000);
    });
  }

  test('is held up by none of its parts failing', async ({ page, broker }) => {
    await startSignedIn(page, await tokenFor(broker, 'demo@fairlot.example'));
    for (const path of Object.values(PARTS)) await page.route(onlyPath(path), beUnwell);
    await page.goto(`/#${SEARCH}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('closes the chat panel, and takes another market where the chosen one is gone', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fairlot.1.chatHidden', 'false');
      localStorage.setItem('fairlot.1.market', '"XX"');
    });
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored['fairlot.1.chatHidden']).toBe('true');
    expect(stored['fairlot.1.market']).toBe('"US"');
  });

  test('speaks English where the chosen language cannot be loaded, says so once, and remembers the wish', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
    const words = /\/assets\/de-[^/]*\.js$/;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route(words, (route) => route.abort());
    await page.goto(`/#/pages/auth/login`);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(asked.some((path) => words.test(path))).toBe(true);
    await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute(words);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a language whose words are late holds the start up for three seconds, and is spoken when they come', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  const held: Route[] = [];
  let heldAtMs = 0;
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) => {
    heldAtMs ||= performance.now();
    held.push(route);
  });
  await page.goto('/#/pages/auth/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const waitedMs = performance.now() - heldAtMs;
  expect(heldAtMs).toBeGreaterThan(0);
  expect(waitedMs).toBeGreaterThan(2_500);
  expect(waitedMs).toBeLessThan(9_000);
  await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // What is being typed meanwhile is not lost to the change of language.
  await page.getByRole('textbox', { name: 'Email or user ID' }).fill('someone');
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('someone');
});

test('a language of which only the first words come gives way to English after eight seconds, and is spoken when the others come', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  await page.goto('/#/pages/auth/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.clock.install();
  const held: Route[] = [];
  // The first to be asked for are those of the language that is spoken.
  await page.route(/\/assets\/rest-[^/]*\.js$/, async (route) => {
    if (held.length === 0) held.push(route);
    else await route.continue();
  });
  await page.goto(`/#${MARKET}`);
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(7_500);
  await expect(heading(page, 'Markets')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.evaluate(() => localStorage.getItem('fairlot.1.lang'))).resolves.toBe('"de"');
  await Promise.all(held.map((route) => route.continue()));
  await expect(heading(page, 'Märkte')).toBeVisible();
});

test('a language that is chosen and whose words do not come leaves the one that is spoken, and says so', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Markets')).toBeVisible();
  const held: Route[] = [];
  // Half of them come; a page half in one language, half in another would be worse than none.
  await page.route(/\/assets\/rest-[^/]*\.js$/, (route) => {
    held.push(route);
  });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(7_000);
  await expect(page.getByText('This language could not be loaded')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await Promise.all(held.map((route) => route.continue()));
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page.evaluate(() => localStorage.getItem('fairlot.1.lang'))).resolves.not.toBe('"de"');
  await page.unroute(/\/assets\/rest-[^/]*\.js$/);
  // Chosen once more it is there.
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await expect(heading(page, 'Märkte')).toBeVisible();
});

test.describe('what could not be loaded', () => {
  test('an account is said to be missing, its amounts are dashes and never zeros, and asking again helps', async ({
    page,
    broker,
  }) => {
    test.slow();
    await startSignedIn(page, await tokenFor(broker, 'demo@fairlot.example'));
    const balances = (url: URL) =>
      url.pathname === PARTS.profile || url.pathname.startsWith('/api/v1/account');
    await page.route(balances, beUnwell);
    const main = page.locator('main');
    const missing = page.getByText('Could not load your account.').filter({ visible: true });
    const again = page.getByRole('button', { name: AGAIN }).filter({ visible: true }).first();
    for (const path of [HOME, '/pages/main/profile/index', '/pages/main/trade/index']) {
      await page.goto(`/#${path}`);
      await expect(page.locator(`main[data-page="${path}"] h1:visible`)).toHaveCount(1);
      await expect(missing).toBeVisible(SLOW);
      expect(await zerosOn(page), path).toEqual([]);
    }
    await page.unroute(balances);
    // The app asks again by itself as well, and the button is busy meanwhile.
    await expect(async () => {
      if ((await missing.count()) > 0) await again.click({ timeout: 2_000 });
      await expect(missing).toHaveCount(0, { timeout: 2_000 });
    }).toPass(SLOW);
    await page.reload();
    await expect(
      main
        .getByText(/\d\.\d{2}/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test('markets are said to be missing, not shown as none', async ({ page }) => {
    const markets = onlyPath(PARTS.markets);
    await page.route(markets, beUnwell);
    await page.goto(`/#${MARKET}`);
    await expect(page.getByText('Markets could not be loaded')).toBeVisible(SLOW);
    await page.unroute(markets);
    await page.getByRole('button', { name: AGAIN }).first().click();
    await expect(page.getByRole('radio', { name: 'United States' })).toBeAttached();
  });

  test('a server that asks to wait for minutes is being worked on, and says so', async ({ page }) => {
    const markets = onlyPath(PARTS.markets);
    await page.route(markets, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '600' }, json: { code: 'unavailable' } }),
    );
    await page.goto(`/#${MARKET}`);
    await expect(page.getByText('Down for maintenance')).toBeVisible(SLOW);
    await page.unroute(markets);
    await page.getByRole('button', { name: AGAIN }).first().click();
    await expect(page.getByRole('radio', { name: 'United States' })).toBeAttached();
  });

  test('languages are complete without the server', async ({ page }) => {
    await page.route(onlyPath(PARTS.languages), beUnwell);
    await page.goto(`/#${MARKET}`);
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
  });
});

test.describe('a session that ends', () => {
  test('takes everything of its customer with it: what was stored, asked for, sent, drawn and opened', async ({
    page,
    broker,
  }) => {
    // The token goes in once: what the app does with its storage is what is looked at.
    const token = await tokenFor(broker, 'demo@fairlot.example');
    await page.goto(`/#${MARKET}`);
    await page.evaluate((value) => {
      localStorage.setItem('fairlot.1.session', JSON.stringify({ token: value }));
      localStorage.setItem('fairlot.1.recentSearches', '["something of my own"]');
    }, token);
    const streams: string[] = [];
    page.on('requestfailed', (request) => streams.push(new URL(request.url()).pathname));
    const stream = page.waitForRequest(/stream\/member/);
    await page.reload();
    await stream;
    await page.goto('/#/pages/main/profile/index');
    const amount = page
      .locator('main')
      .getByText(/\d\.\d{2}/)
      .filter({ visible: true })
      .first();
    await expect(amount).toBeVisible();
    const total = (await amount.innerText()).replace(/[^\d.,]/g, '');
    expect(total.length).toBeGreaterThan(4);
    await page.goto(`/#${HOME}`);
    await page.getByRole('button', { name: /^Support/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    // An answer that is still on its way when the session ends belongs to nobody any more.
    await page.route(/\/api\/v1\/account/, () => undefined);
    const asked = page.waitForRequest(/\/api\/v1\/account/);
    await page.keyboard.press('Escape');
    await asked;
    await page.getByRole('button', { name: /^Support/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/#/pages/setting/index');
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();

    await expect(page).toHaveURL(/\/pages\/auth\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => streams).toContain('/api/v1/account');
    await expect.poll(() => streams.filter((path) => path.includes('stream/member'))).not.toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('something of my own');
    // Not behind the page that is in sight either, where tabs are kept.
    expect(await page.locator('main').innerHTML()).not.toContain(total);
  });

  test('shows the next customer nothing of the last one, in this tab and in others', async ({
    page,
    broker,
  }) => {
    const [first, second] = [
      await tokenFor(broker, 'demo@fairlot.example'),
      await tokenFor(broker, 'vip@fairlot.example'),
    ];
    const signIn = (value: string) =>
      page.evaluate((token) => localStorage.setItem('fairlot.1.session', JSON.stringify({ token })), value);
    await page.goto(`/#${MARKET}`);
    await signIn(first);
    const other = await page.context().newPage();
    await other.goto('/#/pages/main/profile/index');
    const name = other.locator('main').getByText(/^Demo/).first();
    await expect(
      other
        .locator('main')
        .getByText(/\d\.\d{2}/)
        .first(),
    ).toBeVisible();
    const before = await other.locator('main').innerText();
    // Whatever is asked from now on is answered late: what is in sight until then is what the tab still remembers.
    await other.route(/\/api\/v1\/(member|account)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const asked = other.waitForRequest(
      (request) => request.headers()['authorization'] === `Bearer ${second}`,
    );
    await signIn(second);
    await asked;
    await expect(name).toHaveCount(0);
    await expect(other.locator('main').getByText(/\d\.\d{2}/)).toHaveCount(0, { timeout: 1_000 });
    await expect(
      other
        .locator('main')
        .getByText(/\d\.\d{2}/)
        .first(),
    ).toBeVisible();
    expect(await other.locator('main').innerText()).not.toBe(before);
  });

  test('is not ended by a late answer to the one before it', async ({ page, broker }) => {
    const [first, second] = [
      await tokenFor(broker, 'demo@fairlot.example'),
      await tokenFor(broker, 'vip@fairlot.example'),
    ];
    await page.goto(`/#${MARKET}`);
    await page.evaluate(
      (token) => localStorage.setItem('fairlot.1.session', JSON.stringify({ token })),
      first,
    );
    let refuse: (() => Promise<void>) | undefined;
    await page.route(onlyPath(PARTS.profile), (route) => {
      if (route.request().headers()['authorization'] !== `Bearer ${first}`) return route.continue();
      refuse = () =>
        route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Please Login' } });
      return undefined;
    });
    await page.reload();
    await expect.poll(() => refuse).toBeDefined();
    const other = await page.context().newPage();
    await other.goto('/#/pages/webview/index?doc=about');
    await other.evaluate(
      (token) => localStorage.setItem('fairlot.1.session', JSON.stringify({ token })),
      second,
    );
    await expect(heading(page, 'Markets')).toBeVisible();
    await refuse?.().catch(() => undefined);
    await page.goto('/#/pages/setting/index');
    await expect(heading(page, 'Settings')).toBeVisible();
    await expect(page.getByText('Session expired, please log in')).toHaveCount(0);
  });
});

test('the market follows other tabs', async ({ page, context }) => {
  await page.goto(`/#${MARKET}`);
  const other = await context.newPage();
  await other.goto(`/#${MARKET}`);
  await expect(other.getByRole('radio', { name: 'United States' })).toBeChecked();
  await page.getByRole('radio', { name: 'Hong Kong' }).check();
  await expect(page.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
  await expect(other.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
});

/** Amounts of nothing that are in sight: what is not known must not read as zero. */
function zerosOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.children.length === 0 && element.checkVisibility())
      .map((element) => element.textContent.trim())
      .filter((text) => /^[^\d]*0(\.0+)?[^\d]*$/.test(text)),
  );
}
