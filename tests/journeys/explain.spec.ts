import { checkFigures, HOW } from '../support/explained.js';
import type { MemberApi } from '../support/memberApi.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

/** Opens every figure of a page. `prepare`: opens what is needed to show all of them. */
async function checkPage(
  page: Page,
  address: string,
  prepare?: (drawn: ReturnType<Page['locator']>) => Promise<void>,
): Promise<number> {
  await page.goto(`/#${address}`);
  // The previous tab is kept, and visible until this page is drawn.
  const drawn = page.locator(`main[data-page="${address.split('?')[0] ?? ''}"]`);
  await expect(drawn.locator('h1:visible')).toHaveCount(1);
  await prepare?.(drawn);
  const figures = drawn.getByRole('button', { name: HOW }).filter({ visible: true });
  await expect(figures.first()).toBeVisible();
  await checkFigures(page, figures);
  return figures.count();
}

const firstOf = async (member: MemberApi, path: string): Promise<Record<string, string>> => {
  const { data } = await member.get<{ data: Record<string, string>[] }>(path);
  const [first] = data;
  if (first === undefined) throw new Error(`There is nothing at ${path}.`);
  return first;
};

test('every figure of the demo customer’s balances opens into parts that add up to it', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter();
  for (const address of [
    '/pages/main/home/index',
    '/pages/main/profile/index',
    '/pages/profile/performance?period=all',
  ])
    await checkPage(page, address);
});

test('every figure of Trade and of an opened holding does', async ({ page, enter }) => {
  test.slow();
  await enter();
  const count = await checkPage(page, '/pages/main/trade/index', async (drawn) => {
    await drawn.locator('li button[aria-expanded="false"]').first().click();
    await expect(drawn.getByText('Average cost').first()).toBeVisible();
  });
  // Five of the account, and six of the holding: value, average, cost, result, its percentage, fees.
  expect(count).toBeGreaterThanOrEqual(11);
});

test('every figure of records, offers and the statement does', async ({ page, enter }) => {
  test.slow();
  const member = await enter();
  const cash = (await member.get<{ data: Record<string, string>[] }>('/account')).data.find(
    ({ kind }) => kind === 'cash',
  );
  const pages = [
    `/pages/history/order?id=${(await firstOf(member, '/order?status=filled'))['id'] ?? ''}`,
    `/pages/borrow/detail?id=${(await firstOf(member, '/loan'))['id'] ?? ''}`,
    `/pages/fund/detail?id=${(await firstOf(member, '/fund_holding'))['fund_id'] ?? ''}`,
    '/pages/quantify/history',
    '/pages/main/trade/index?tab=subscriptions',
    `/pages/profile/transcation?account=${cash?.['id'] ?? ''}`,
    '/pages/profile/statement',
  ];
  for (const address of pages) await checkPage(page, address);
});

test('every figure of a ticket and of its review does, as the server’s preview told it', async ({
  page,
  enter,
}) => {
  const member = await enter();
  const { symbol = '' } = await firstOf(member, '/instrument?market_id=US&limit=1');
  // Its change today, at the top of a stock's page.
  expect(await checkPage(page, `/pages/quote/stock?symbol=${symbol}`)).toBeGreaterThanOrEqual(1);
  const count = await checkPage(page, `/pages/payment/stock?symbol=${symbol}`, async (drawn) => {
    await drawn
      .getByRole('textbox', { name: /Quantity|Shares/ })
      .first()
      .fill('10');
  });
  expect(count).toBe(2);
  await page.getByRole('button', { name: /^Review/ }).click();
  const review = page.getByRole('dialog').first();
  const figures = review.getByRole('button', { name: HOW });
  await expect(figures).toHaveCount(3);
  expect(await checkFigures(page, figures)).toBeGreaterThanOrEqual(3);
  // The review is still open, and nothing was ordered.
  await expect(review).toBeVisible();
});

test('a figure opens from the keyboard, goes down to a price, and leads there', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/main/trade/index');
  const used = page.locator('dd').getByRole('button', { name: HOW }).nth(1);
  await used.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: HOW });
  await expect(sheet).toContainText('Used');
  expect(await axeFaults(page)).toEqual([]);
  await sheet
    .getByRole('button', { name: /Value now/ })
    .first()
    .click();
  await expect(sheet).toContainText('Shares × Last price');
  await sheet.getByRole('link', { name: /Last price/ }).click();
  await expect(page).toHaveURL(/quote\/stock/);
  await expect(sheet).toBeHidden();
});

test('an order’s total is its fills and its fee; covered figures stay covered', async ({ page, enter }) => {
  const member = await enter();
  const { data } = await member.get<{ data: { id: string }[] }>('/order?status=filled');
  await checkPage(page, `/pages/history/order?id=${data[0]?.id ?? ''}`);
  await page.evaluate(() => localStorage.setItem('fairlot.1.balancesHidden', 'true'));
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: HOW }).first().click();
  const sheet = page.getByRole('dialog', { name: HOW });
  await expect(sheet.locator('[data-figure]')).toHaveText('••••');
});
