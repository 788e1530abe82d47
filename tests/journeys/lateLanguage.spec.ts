import type { Route } from '@playwright/test';
import { heading } from '../support/heading.js';
import { isDrawnInTime, isDrawnWithin, pauseClock } from '../support/pageTime.js';
import { untilDrawn } from '../support/requests.js';
import { countSaying } from '../support/said.js';
import { expect, test } from '../support/test.js';

/** Messages that fail to load, or load late: which language is used meanwhile, and what the customer is told. */

const MARKET = '/pages/main/market/index';

test('a language whose words are late delays the start by three seconds at most, and is shown when they come', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/#/pages/auth/login');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const logIn = page.getByRole('button', { name: 'Log in' });
  await page.clock.runFor(2_500);
  expect(await isDrawnWithin(logIn, 1_000)).toBe(false);
  expect(await isDrawnInTime(page, logIn, 1_000)).toBe(true);
  await page.clock.resume();
  await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Typed text survives the change of language.
  await page.getByRole('textbox', { name: 'Email or user ID' }).fill('someone');
  // The core names further files, which are fetched once it has loaded.
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('someone');
});

test('English that comes late is waited for, without a word about it', async ({ page }) => {
  const said = await countSaying(page, 'This language could not be loaded');
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
  });
  await page.clock.install();
  await page.goto('/#/pages/auth/login');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // Its limit is three seconds, twice.
  await page.clock.runFor(4_000);
  await page.clock.runFor(4_000);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // What shows toasts shows sheets too.
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Deutsch/ })).toBeVisible();
  expect(await said()).toBe(0);
});

test('a language of which only the first words come falls back to English after eight seconds, and is shown when the others come', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  // Before anything is fetched: a jump of the clock would end the time of what is on its way.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/#/pages/auth/login');
  await expect(heading(page, 'Anmelden')).toBeVisible();
  const held: Route[] = [];
  await page.route(/\/assets\/de-market-[^/]*\.js$/, (route) => {
    held.push(route);
  });
  await page.goto(`/#${MARKET}`);
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(4_000);
  await expect(heading(page, 'Markets')).toHaveCount(0);
  // A page that is opened meanwhile needs words of its own, which gives the language no more time.
  const words = page.waitForRequest(/\/assets\/de-news-[^/]*\.js$/);
  await page.evaluate(() => (location.hash = '/pages/news/index'));
  await words;
  await page.clock.runFor(3_500);
  expect(await isDrawnInTime(page, heading(page, 'News'), 2_000)).toBe(true);
  await expect(page.getByText('This language could not be loaded')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.evaluate(() => localStorage.getItem('fairlot.1.lang'))).resolves.toBe('"de"');
  await page.clock.resume();
  await Promise.all(held.map((route) => route.continue()));
  await expect(heading(page, 'News')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('if the words of a chosen language do not come, the app keeps its language and says so', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Markets')).toBeVisible();
  const held: Route[] = [];
  // Half of the messages load; a page in two languages would be worse than an unchanged one.
  const half = /\/assets\/de-market-[^/]*\.js$/;
  await page.route(half, (route) => {
    held.push(route);
  });
  await page.getByRole('button', { name: /^Language/ }).click();
  const german = page.getByRole('button', { name: /Deutsch/ });
  await expect(german).toBeVisible();
  // The time limit begins with the choice.
  await pauseClock(page);
  await german.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(3_000);
  await expect(page.getByText('This language could not be loaded')).toHaveCount(0);
  // A page that is opened meanwhile needs words of its own, which gives the choice no more time.
  const words = page.waitForRequest(/\/assets\/de-news-[^/]*\.js$/);
  await page.evaluate(() => (location.hash = '/pages/news/index'));
  await words;
  await page.clock.runFor(5_000);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByText('This language could not be loaded')).toHaveCount(1, { timeout: 100 });
    await expect(heading(page, 'News')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await page.clock.resume();
  const came = page.waitForResponse(half);
  await Promise.all(held.map((route) => route.continue()));
  await came;
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.evaluate(() => localStorage.getItem('fairlot.1.lang'))).resolves.not.toBe('"de"');
  await page.unroute(half);
  // It works when it is chosen again.
  await page.goto(`/#${MARKET}`);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await expect(heading(page, 'Märkte')).toBeVisible();
});

test.describe('a page that waits for its words while another language is chosen elsewhere', () => {
  test.use({ provoked: /ERR_FAILED/ });

  for (const { comes, says } of [
    { comes: true, says: 'Weltindizes' },
    { comes: false, says: 'World indices' },
  ])
    test(`is shown in ${comes ? 'that one' : 'its own, if that one does not come'}`, async ({ page }) => {
      await page.goto('/#/pages/auth/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      const held: Route[] = [];
      await page.route(/\/assets\/(en|de)-indices-[^/]*\.js$/, (route) => {
        held.push(route);
      });
      await page.evaluate(() => (location.hash = '/pages/quote/globalindex'));
      await expect.poll(() => held.length).toBe(1);
      const elsewhere = await page.context().newPage();
      await elsewhere.goto('/icons/180.png');
      await elsewhere.evaluate(() => localStorage.setItem('fairlot.1.lang', '"de"'));
      await expect.poll(() => held.length).toBe(2);
      // The earlier language has loaded now, but the later choice wins.
      await held[0]?.continue();
      await page.evaluate((url) => import(url) as Promise<unknown>, held[0]?.request().url() ?? '');
      await untilDrawn(page);
      await expect(heading(page, /World indices|Weltindizes/)).toHaveCount(0);
      await (comes ? held[1]?.continue() : held[1]?.abort());
      await expect(heading(page, says)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', comes ? 'de' : 'en');
    });
});
