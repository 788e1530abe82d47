import { heading } from '../support/heading.js';
import { deferred } from '../support/deferred.js';
import { openSupport } from '../support/openSupport.js';
import { isDrawnInTime, pauseClock } from '../support/pageTime.js';
import { expect, test, type Page } from '../support/test.js';

/** What closes with its page, and what outlives it. */

const SETTINGS = '/pages/setting/index';
const MARKET = '/pages/main/market/index';

/** Opens an address as a bookmark, a shared link or Forward does, past dialogs over the page. */
const goTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);

test('a question and a sheet close with their page, and what was asked about does not happen', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto(`/#${SETTINGS}`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await goTo(page, MARKET);
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(heading(page, 'Markets')).toBeFocused();
  await goTo(page, SETTINGS);
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  await test.step('a sheet of a kept tab', async () => {
    await page.goto('/#/pages/main/trade/index');
    const row = page.getByRole('listitem').filter({ hasText: 'LUMB' });
    await row.getByRole('button', { expanded: false }).click();
    await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goTo(page, MARKET);
    await expect(heading(page, 'Markets')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Trade', exact: true }).click();
    // The tab itself is unchanged.
    await expect(row.getByText('Total open amount')).toBeVisible();
    await expect(heading(page, 'Trade')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a toast', () => {
  test('stays while the next page loads, and on that page as well', async ({ page }) => {
    const { promise: isSent, resolve: send } = deferred();
    await page.route(/\/assets\/Login-[^/]*\.js$/, async (route) => {
      await isSent;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    await pauseClock(page);
    // It shows "Please Login" and leads there.
    await openSupport(page);
    const toast = page.getByText('Please Login');
    expect(await isDrawnInTime(page, toast, 1_000)).toBe(true);
    // Hovering holds it.
    await toast.hover();
    await page.clock.resume();
    await expect(page.getByText('Loading')).toBeAttached();
    await expect(toast).toBeVisible();
    send();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(toast).toHaveCount(0);
  });
});
