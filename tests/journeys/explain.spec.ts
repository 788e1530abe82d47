import type { Wire } from '@fairlot/api-client/wire';
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

/**
 * Opens every figure of a review, which stays open and does nothing.
 * @param count of its figures
 * @param leastSums that they have: one each, unless said
 */
async function checkReview(page: Page, count: number, leastSums = count): Promise<void> {
  const review = page.getByRole('dialog').first();
  const figures = review.getByRole('button', { name: HOW });
  await expect(figures).toHaveCount(count);
  expect(await checkFigures(page, figures)).toBeGreaterThanOrEqual(leastSums);
  await expect(review).toBeVisible();
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
  for (const address of ['/pages/main/home/index', '/pages/main/profile/index'])
    await checkPage(page, address);
});

test('the result of a period opens, and so do its ends and what was paid in', async ({ page, enter }) => {
  test.slow();
  await enter();
  // Value twice, return, value at the beginning, paid in, result: of each currency.
  expect(await checkPage(page, '/pages/profile/performance?period=1m')).toBeGreaterThanOrEqual(6);
});

test('every line of a statement opens, and so do its ends', async ({ page, enter }) => {
  test.slow();
  const member = await enter();
  const { business_time: now } = await member.get<{ business_time: string }>('/setting/base');
  const month = now.slice(0, 7);
  const { accounts } = await member.get<Wire['Statement']>(`/statement?month=${month}`);
  const lines = accounts
    .filter((each) => `${each.opening_balance}${each.closing_balance}` !== '00' || each.totals.length > 0)
    .reduce((count, { totals }) => count + totals.length + 2, 0);
  expect(await checkPage(page, `/pages/profile/statement?month=${month}`)).toBe(lines);
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

test('every figure of records and offers does', async ({ page, enter }) => {
  test.slow();
  const member = await enter();
  const cash = (await member.get<{ data: Record<string, string>[] }>('/account')).data.find(
    ({ kind }) => kind === 'cash',
  );
  const pages = [
    `/pages/history/order?id=${(await firstOf(member, '/order?status=filled'))['id'] ?? ''}`,
    `/pages/borrow/detail?id=${(await firstOf(member, '/loan'))['id'] ?? ''}`,
    `/pages/fund/detail?id=${(await firstOf(member, '/fund_holding'))['fund_id'] ?? ''}`,
    '/pages/fund/index?tab=mine',
    '/pages/quantify/history',
    '/pages/main/trade/index?tab=subscriptions',
    `/pages/profile/transcation?account=${cash?.['id'] ?? ''}`,
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
  // Total, fee, what is held, and what is available afterwards.
  expect(count).toBe(4);
  await page.getByRole('button', { name: /^Review/ }).click();
  // The amount and what is available before as well, which has no parts.
  await checkReview(page, 6, 5);
});

test('what closing brings and leaves opens on its form and in its review', async ({ page, enter }) => {
  test.slow();
  const member = await enter();
  const { data } = await member.get<Wire['PositionPage']>('/position?state=open');
  const held = data.find(({ direction }) => direction === 'long');
  const count = await checkPage(page, `/pages/payment/stock?symbol=${held?.symbol ?? ''}&side=sell`);
  // What comes back, the fee, and what is available afterwards.
  expect(count).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Review closing' }).click();
  // The average price, amount, fee, what comes back, what is available before and after, and the result.
  await checkReview(page, 7, 6);
});

test('what a block trade costs and leaves opens on its form and in its review', async ({ page, enter }) => {
  test.slow();
  const member = await enter('vip@fairlot.example');
  const { data } = await member.get<Wire['BlockOfferPage']>('/block_trade?market_id=US');
  const [offer] = data.toSorted((a, b) => Number(a.discount_buying_price) - Number(b.discount_buying_price));
  const address = `/pages/product/blocktrade?market=US&symbol=${offer?.symbol ?? ''}`;
  const form = page.getByRole('textbox').first();
  const count = await checkPage(page, address, () => expect(form).toBeVisible());
  // The fee, the total, and what is available before and after.
  expect(count).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Review block trade' }).click();
  // What is held as well.
  await checkReview(page, 5, 4);
});

test('how an index has moved opens in points, and does not lead to the page one is on', async ({
  page,
  enter,
}) => {
  const member = await enter();
  const { symbol = '' } = await firstOf(member, '/index');
  expect(await checkPage(page, `/pages/quote/gin?symbol=${symbol}`)).toBe(1);
  await page.getByRole('button', { name: HOW }).click();
  const sheet = page.getByRole('dialog', { name: HOW });
  await sheet.getByRole('button', { name: /A hundred times the result/ }).click();
  await sheet
    .getByRole('listitem')
    .getByRole('button', { name: /Change today/ })
    .click();
  await expect(sheet).toContainText('Last level − Previous close');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Last level' })).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveCount(0);
});

test('what a loan costs opens before it is signed', async ({ page, enter }) => {
  await enter();
  const count = await checkPage(page, '/pages/borrow/index?product=usd_7&amount=1234');
  // Interest, total, and what it costs to be late.
  expect(count).toBeGreaterThanOrEqual(3);
});

test('what a repayment pays and leaves opens in its review', async ({ page, enter }) => {
  const member = await enter();
  const { id = '' } = await firstOf(member, '/loan?status=disbursed');
  await page.goto(`/#/pages/borrow/detail?id=${id}`);
  await page.getByLabel('Amount to repay').fill('12.34');
  await page.getByRole('button', { name: 'Review repayment' }).click();
  // Three parts, the repayment, what is owed and what is available before and after it; some have no parts of their own.
  await checkReview(page, 8, 4);
});

test('what an exchange gives, and at which rate, opens in its quote and on its receipt', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/profile/exchange?from=USD&to=EUR&amount=123.45');
  await page.getByRole('button', { name: 'Get a quote' }).click();
  // The rate, what is received, and what is available before and after.
  await checkReview(page, 4, 3);
  await page.getByRole('button', { name: /^Exchange \$123\.45 for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exchanged' })).toBeVisible();
  const onReceipt = page.getByRole('main').getByRole('button', { name: HOW }).filter({ visible: true });
  await expect(onReceipt).toHaveCount(2);
  expect(await checkFigures(page, onReceipt)).toBeGreaterThanOrEqual(2);
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
