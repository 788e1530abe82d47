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

test('the page of a stock leads to what was reported about it', async ({ page, broker }) => {
  const answer = await fetch(`${broker.url}/api/v1/news?limit=50`);
  const { data } = (await answer.json()) as { data: { kind: string; symbols: { symbol: string }[] }[] };
  const symbol = data.find(({ kind }) => kind === 'results')?.symbols[0]?.symbol ?? '';
  await page.goto(`/#/pages/quote/stock?symbol=${symbol}`);
  await expect(page.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(symbol) })).toBeVisible();
});
