import type { Broker } from '../support/broker.js';
import { heading } from '../support/heading.js';
import { countSaying } from '../support/said.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const MARKET = '/pages/main/market/index';
const SETTINGS = '/pages/setting/index';
const EXPIRED = 'Session expired, please log in';

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('fairlot.1.session') ?? '{}') as { token?: string };
    return token ?? null;
  });

/** Ends the session on the server only, as an expiry does. */
async function revoke(broker: Broker, token: string | null): Promise<void> {
  const response = await fetch(`${broker.url}/api/v1/member/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, platform: 'h5' },
  });
  expect(response.ok).toBe(true);
}

test(
  'the return target survives the way through login, with its parameters, and never leads out of the app',
  covers('4.guard'),
  async ({ page, signIn }) => {
    const ticket = '/pages/payment/stock?symbol=FENN&side=buy';
    await signIn(undefined, undefined, ticket);
    await expect(page).toHaveURL(/#\/pages\/payment\/stock\?symbol=FENN$/);
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
    await page.goto('/#/pages/main/profile/index');

    await test.step('the heading of a page takes the focus when one comes to it', async () => {
      for (const name of ['Markets', 'Trade', 'Home']) {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(page.locator('main h1:visible')).toBeFocused();
      }
    });

    const { origin } = new URL(page.url());
    for (const next of [
      'https://evil.example',
      '//evil.example/pages/main/trade/index',
      '/\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/pages/auth/login',
      '/pages/nowhere',
      '%E0%A4%A',
    ]) {
      await page.goto(`/#/pages/auth/login?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL(/#\/pages\/main\/profile\/index$/);
      expect(new URL(page.url()).origin, next).toBe(origin);
    }
    // The login page was replaced in the history.
    await page.goBack();
    await expect(page).not.toHaveURL(/auth\/login/);
  },
);

test('an unknown address leads home, unknown parameters are ignored, and Back closes what is open', async ({
  page,
}) => {
  await page.goto(`/?utm_source=mail#${MARKET}?tab=gainers&stray=1&tab2=%00`);
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page).toHaveURL(/tab=gainers/);
  expect(new URL(page.url()).search).toBe('?utm_source=mail');

  await page.evaluate(() => (location.hash = '/pages/no/such/page'));
  await expect(heading(page, 'This page does not exist')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Markets' }).click();
  await expect(heading(page, 'Markets')).toBeVisible();

  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(MARKET));
  await page.evaluate(() => history.back());
  await expect(heading(page, 'This page does not exist')).toBeVisible();
});

test(
  'a session that ended on the server is announced once; only a guarded page leads to the login',
  covers('4.unauthorized'),
  async ({ page, broker, signIn }) => {
    const timesSaid = await countSaying(page, EXPIRED);
    await signIn();
    await page.goto(`/#${SETTINGS}`);
    await expect(heading(page, 'Settings')).toBeVisible();
    await revoke(broker, await tokenOf(page));
    await page.goto('/#/pages/main/home/index');
    await expect(page).toHaveURL(/\/pages\/auth\/login\?next=.*home/);
    await expect.poll(timesSaid).toBe(1);
    expect(await tokenOf(page)).toBeNull();

    await signIn();
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    const token = await tokenOf(page);
    // An open app would learn of the end at once, and its message would be lost with the page.
    await page.goto('about:blank');
    await revoke(broker, token);
    await page.goto(`/#${MARKET}`);
    await expect.poll(timesSaid).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${MARKET}$`));
    await expect(heading(page, 'Markets')).toBeVisible();
  },
);

test('unusable stored values are ignored', covers('3.persisted'), async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('fairlot.1.session', '{"token":42}');
    localStorage.setItem('fairlot.1.lang', '"tlh"');
    localStorage.setItem('fairlot.1.market', '{not json');
    localStorage.setItem('fairlot.1.chatHidden', 'null');
  });
  await page.goto('/#/pages/main/home/index');
  await expect(page).toHaveURL(/\/pages\/auth\/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Markets')).toBeVisible();
});

test(
  'the tab bar is as tall and coloured as required; a tap on the current tab scrolls up, then refreshes',
  covers('2.tab.bar'),
  async ({ page }) => {
    await page.goto(`/#${MARKET}`);
    const tab = page
      .getByRole('navigation', { name: 'Main sections' })
      .getByRole('link', { name: 'Markets' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveCSS('font-size', '10px');
    await expect(tab).toHaveCSS('color', 'rgb(55, 47, 200)');
    await expect(tab).toHaveCSS('height', '50px');
    expect(await tab.locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 });

    // Long enough to scroll.
    await expect(page.getByRole('tabpanel').getByRole('link').nth(8)).toBeVisible();
    const placePx = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    await expect.poll(placePx).toBeGreaterThan(100);
    await tab.click();
    await expect.poll(placePx).toBe(0);
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/market/app'));
    await tab.click();
    await asked;
  },
);

test(
  'a page that cannot be fetched says so, and a click loads it again',
  covers('2.page.failure'),
  async ({ page }) => {
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    const chunk = /\/assets\/SearchPage-[^/]*\.js/;
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('link', { name: 'Search' }).click();
    const message = page.getByRole('button', { name: /could not be loaded/ });
    await expect(message).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(chunk);
    await message.click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
);
