import type { Route } from '@playwright/test';
import { heading } from '../support/heading.js';
import { isDrawnInTime, isDrawnWithin } from '../support/pageTime.js';
import { PARTS, onlyPath } from '../support/startParts.js';
import { expect, test } from '../support/test.js';

/** The start, as a customer experiences it. Unit tests in `apps/h5/src/boot` prove its state table. */

const HOME = '/pages/main/home/index';
const MARKET = '/pages/main/market/index';
const SEARCH = '/pages/search/index';

test.use({ provoked: /status of 503/ });

test.describe('the start', () => {
  test('requests everything at once, before any of it is answered', async ({ page, enter }) => {
    await enter();
    const asked = new Set<string>();
    const held: Route[] = [];
    for (const path of Object.values(PARTS)) {
      await page.route(onlyPath(path), (route) => {
        asked.add(path);
        held.push(route);
      });
    }
    // German words are a separate file, which does not delay the start either.
    await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
    await page.goto(`/#${HOME}`);
    await expect.poll(() => [...asked].sort()).toEqual(Object.values(PARTS).sort());
    await Promise.all(held.map((route) => route.continue()));
    await expect(heading(page, 'Start')).toBeVisible();
  });

  test('waits three seconds for its parts, and no longer', async ({ page, enter }) => {
    await enter();
    const held = new Set<string>();
    for (const path of Object.values(PARTS)) await page.route(onlyPath(path), () => void held.add(path));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`/#${SEARCH}`);
    await expect.poll(() => [...held].sort()).toEqual(Object.values(PARTS).sort());
    const search = page.getByRole('searchbox');
    await page.clock.runFor(2_500);
    expect(await isDrawnWithin(search, 1_000)).toBe(false);
    // The calls themselves time out after ten seconds.
    expect(await isDrawnInTime(page, search, 6_500)).toBe(true);
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

  test('speaks English if the chosen language cannot be loaded, says so once, and keeps the choice', async ({
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
