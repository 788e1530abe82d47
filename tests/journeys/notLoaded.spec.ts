import type { Locator, Route } from '@playwright/test';
import { PARTS, beUnwell, onlyPath } from '../support/startParts.js';
import { expect, test, type Page } from '../support/test.js';

/** Data that failed to load is reported as missing, never shown as none, and loads on retry. */

const HOME = '/pages/main/home/index';
const MARKET = '/pages/main/market/index';

const AGAIN = /^(Retry|Try again)$/;
/** A retryable request is sent three times, with growing pauses, before it fails. */
const SLOW = { timeout: 25_000 };

test.use({ provoked: /status of 503/ });

test('an account that did not load shows dashes and never zeros, and can be requested again', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter();
  const balances = (url: URL) => url.pathname === PARTS.profile || url.pathname.startsWith('/api/v1/account');
  await page.route(balances, beUnwell);
  const main = page.locator('main');
  const missing = page.getByText('Could not load your account.').filter({ visible: true });
  for (const path of [HOME, '/pages/main/profile/index', '/pages/main/trade/index']) {
    await page.goto(`/#${path}`);
    await expect(page.locator(`main[data-page="${path}"] h1:visible`)).toHaveCount(1);
    await expect(missing).toBeVisible(SLOW);
    expect(await zerosOn(page), path).toEqual([]);
  }
  await page.unroute(balances);
  await retry(page, missing);
  await page.reload();
  await expect(
    main
      .getByText(/\d\.\d{2}/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

/** Retries until `missing` is gone. The app also does so by itself, and the button is busy meanwhile. */
async function retry(page: Page, missing: Locator): Promise<void> {
  const again = page.getByRole('button', { name: AGAIN }).filter({ visible: true }).first();
  await expect(async () => {
    if ((await missing.count()) > 0) await again.click({ timeout: 2_000 });
    await expect(missing).toHaveCount(0, { timeout: 2_000 });
  }).toPass(SLOW);
}

const beMaintained = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, headers: { 'retry-after': '600' }, json: { code: 'unavailable' } });

/** Without its markets the page shows `words`; a retry loads them. */
async function lacksMarkets(page: Page, answer: (route: Route) => Promise<void>, words: string) {
  const markets = onlyPath(PARTS.markets);
  await page.route(markets, answer);
  await page.goto(`/#${MARKET}`);
  const missing = page.getByText(words);
  await expect(missing).toBeVisible(SLOW);
  await page.unroute(markets);
  await retry(page, missing);
  await expect(page.getByRole('radio', { name: 'United States' })).toBeAttached();
}

test('markets that did not load are not shown as an empty list, and languages are complete without the server', async ({
  page,
}) => {
  test.slow();
  await page.route(onlyPath(PARTS.languages), beUnwell);
  await lacksMarkets(page, beUnwell, 'Markets could not be loaded');
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
  await page.goto('about:blank');
  await lacksMarkets(page, beMaintained, 'Down for maintenance');
});

/** Visible zero amounts. An unknown amount must not read as zero. */
function zerosOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      // An unchanged price is not an amount of the customer's.
      .filter((element) => element.closest('a[href*="/pages/quote/"]') === null)
      .filter((element) => element.children.length === 0 && element.checkVisibility())
      .map((element) => element.textContent.trim())
      .filter((text) => /^[^\d]*0(\.0+)?[^\d]*$/.test(text)),
  );
}

test('a link to an offer that does not exist says so, and leads to the others instead of trying again', async ({
  page,
  enter,
}) => {
  await enter();
  for (const [address, link, list] of [
    ['/pages/fund/detail?id=none', 'See all funds', '/pages/fund/index'],
    ['/pages/quantify/detail?id=none', 'Browse products', '/pages/quantify/index'],
    ['/pages/product/newstock?id=none', 'See new shares', '/pages/product/ipo/index'],
    ['/pages/payment/newstock?id=none', 'See new shares', '/pages/product/ipo/index'],
  ] as const) {
    await page.goto(`/#${address}`);
    await expect(page.getByText('There is no such offer')).toBeVisible();
    await expect(page.getByRole('button', { name: AGAIN })).toHaveCount(0);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/#${list}`);
  }
});
