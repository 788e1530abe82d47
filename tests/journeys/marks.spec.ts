import { untilOpen } from '../support/marketClock.js';
import { expect, test } from '../support/test.js';

test('a price that moves is marked for those who asked for it, and for nobody else', async ({
  page,
  broker,
}) => {
  await untilOpen(broker);
  await page.goto('/#/pages/main/market/index?market=US');
  const rows = page.getByRole('link', { name: /\$/ });
  await expect(rows.first()).toBeVisible();
  // Within a minute some price moves, although each of them may stay.
  const prices = () => rows.locator('[data-part=price]').allTextContents();
  const before = await prices();
  await broker.advanceClock(60_000);
  await expect.poll(prices).not.toEqual(before);
  // A mark would come with the price.
  expect(await page.locator('[data-move]').count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('fairlot.1.changesMarked', 'true'));
  await page.reload();
  await expect(page.getByRole('link', { name: /\$/ }).first()).toBeVisible();
  await expect(async () => {
    await broker.advanceClock(60_000);
    await expect(page.locator('[data-move]').first()).toBeAttached({ timeout: 2_000 });
  }).toPass();
});
