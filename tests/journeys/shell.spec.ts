import type { Broker } from '../support/broker.js';
import { openPage } from '../support/checkFigures.js';
import { heading } from '../support/heading.js';
import { countSaying } from '../support/said.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { untilFetched } from '../support/untilFetched.js';
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

test.describe('the return target', () => {
  test('never leads out of the app', async ({ page, signIn }) => {
    await signIn();
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
  });

  test('survives the way through login, with its parameters', async ({ page, signIn }) => {
    await signIn(undefined, undefined, '/pages/main/trade/index?tab=closed');
    await expect(page).toHaveURL(/#\/pages\/main\/trade\/index\?tab=closed$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/auth\/login/);
  });
});

test('Back closes what is open, and the page stays', async ({ page }) => {
  await page.goto('/#/pages/auth/login');
  await page.getByRole('link', { name: /Browse markets/ }).click();
  await expect(heading(page, 'Markets')).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(MARKET));
  await page.evaluate(() => history.back());
  await expect(heading(page, 'Log in')).toBeVisible();
});

test.describe('a session', () => {
  test(
    'that ended on the server is announced once, and leads to login and back',
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
    },
  );

  test('that ended leaves a visitor on a page that everyone may see', async ({ page, broker, signIn }) => {
    const timesSaid = await countSaying(page, EXPIRED);
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
  });

  test('that ends in one tab ends in the other, each with its own way back', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/#${SETTINGS}`);
    const other = await context.newPage();
    await other.goto('/#/pages/main/trade/index');
    await expect(other.locator('main h1:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
    await expect(other).toHaveURL(/\/pages\/auth\/login\?next=.*trade/);
  });
});

test.describe('what is remembered', () => {
  test(
    'the language follows other tabs and the next start',
    covers('2.language.picker', '3.language', '4.languageChange'),
    async ({ page, context }) => {
      await page.goto(`/#${MARKET}`);
      const other = await context.newPage();
      await other.goto(`/#${MARKET}`);
      await expect(heading(other, 'Markets')).toBeVisible();
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('button', { name: /Deutsch/ }).click();
      for (const tab of [page, other]) {
        await expect(heading(tab, 'Märkte')).toBeVisible();
        await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
      }
      await page.reload();
      await expect(heading(page, 'Märkte')).toBeVisible();
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
});

test.describe('addresses', () => {
  test('without a page link home', async ({ page }) => {
    await page.goto('/#/pages/no/such/page');
    await expect(heading(page, 'This page does not exist')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Markets' }).click();
    await expect(heading(page, 'Markets')).toBeVisible();
  });

  test('ignore parameters that they do not have', async ({ page }) => {
    await page.goto(`/?utm_source=mail#${MARKET}?tab=gainers&stray=1&tab2=%00`);
    await expect(heading(page, 'Markets')).toBeVisible();
    await expect(page).toHaveURL(/tab=gainers/);
    expect(new URL(page.url()).search).toBe('?utm_source=mail');
  });
});

test.describe('without a network', () => {
  test('a bar says so, and goes when it is back', async ({ page, context }) => {
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    await untilFetched(page, 'afterFirstPage');
    await context.setOffline(true);
    await expect(page.getByText(/You are offline\. What you see is as of \d+:\d\d/)).toBeVisible();
    await expect(heading(page, 'Markets')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });

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
});

test.describe('the frame', () => {
  test(
    'the tab bar is 50 px tall, with 24 px pictures, 10 px words and the chosen one in #372fc8',
    covers('2.tab.bar'),
    async ({ page }) => {
      await page.goto(`/#${MARKET}`);
      const chosen = page.getByRole('navigation').getByRole('link', { name: 'Markets' });
      await expect(chosen).toHaveAttribute('aria-current', 'page');
      await expect(chosen).toHaveCSS('font-size', '10px');
      await expect(chosen).toHaveCSS('color', 'rgb(55, 47, 200)');
      await expect(chosen).toHaveCSS('height', '50px');
      expect(await chosen.locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 });
    },
  );

  test('the heading of a page takes the focus when one comes to it', async ({ page, signIn }) => {
    await signIn();
    for (const name of ['Markets', 'Trade', 'Home']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page.locator('main h1:visible')).toBeFocused();
    }
  });

  test('a tap on the current tab scrolls to its top, and a second one refreshes it', async ({ page }) => {
    await page.goto(`/#${MARKET}`);
    // Long enough to scroll.
    await expect(page.getByRole('tabpanel').getByRole('link').nth(8)).toBeVisible();
    const tab = page
      .getByRole('navigation', { name: 'Main sections' })
      .getByRole('link', { name: 'Markets' });
    const placePx = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    await expect.poll(placePx).toBeGreaterThan(100);
    await tab.click();
    await expect.poll(placePx).toBe(0);
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/market/app'));
    await tab.click();
    await asked;
  });

  test('in text twice as large no main page scrolls sideways', async ({ page, enter }) => {
    await enter();
    await page.addInitScript(() => {
      localStorage.setItem('fairlot.1.lang', '"de"');
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/#/pages/main/home/index');
    for (const path of ['main/home', 'main/trade', 'main/profile', 'main/market', 'support']) {
      await openPage(page, `/pages/${path}/index`);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(390);
    }
  });

  test('in large text on a small phone nothing is pushed out', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript(() => {
      localStorage.setItem('fairlot.1.lang', '"de"');
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/#/pages/no/such/page');
    await expect(page.locator('main h1')).toBeVisible();
    const header = page.locator('header').first();
    const [mark, tool] = [header.getByRole('button').first(), header.locator('a, button').last()];
    const [left, right] = [await mark.boundingBox(), await tool.boundingBox()];
    if (left === null || right === null) throw new Error('The header is not drawn.');
    if (left.x !== right.x) expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widthPx).toBeLessThanOrEqual(320);
  });
});
