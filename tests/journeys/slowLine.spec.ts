import { deferred } from '../support/deferred.js';
import { newcomer } from '../support/newcomer.js';
import { expect, test } from '../support/test.js';

/** What a customer sees over a slow line: nothing moves away from below a finger. */

test('accounts that load slowly have their place, so that nothing below moves', async ({ page, enter }) => {
  await enter(newcomer);
  const { promise: isSent, resolve: send } = deferred();
  await page.route(/\/api\/v1\/account$/, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto('/#/pages/main/profile/index');
  await expect(page.getByText('Nothing has changed your balances yet')).toBeVisible();
  const place = async () =>
    Math.round((await page.getByRole('heading', { name: 'More' }).boundingBox())?.y ?? 0);
  const before = await place();
  send();
  await expect(page.getByText('$0.00').first()).toBeVisible();
  expect(await place()).toBe(before);
});

for (const { path, link, calls } of [
  { path: '/pages/deposit/index', link: 'All deposits', calls: /\/deposit\/channel$/ },
  { path: '/pages/quantify/index', link: 'All products by market', calls: /\/api\/v1\/quant(\?|$)/ },
])
  test(`a link below a list of unknown length comes with the list: ${path}`, async ({ page, enter }) => {
    await enter();
    const { promise: isSent, resolve: send } = deferred();
    await page.route(calls, async (route) => {
      await isSent;
      await route.continue();
    });
    await page.goto(`/#${path}`);
    await expect(
      page.locator('main [data-part="skeleton-rows"], main [data-part="skeleton"]').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toHaveCount(0);
    send();
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  });
