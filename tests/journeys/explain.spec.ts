import type { Wire } from '@fairlot/api-client/wire';
import { readManifest, type ManifestPage } from '../../scripts/lib/manifest.mjs';
import { addressOf } from '../support/addresses.js';
import { checkArea, findFaults, openPage, unneededExceptions } from '../support/checkFigures.js';
import { exchangeMoney } from '../support/exchangeMoney.js';
import { HOW, type ShownSum } from '../support/explained.js';
import type { MemberApi } from '../support/memberApi.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const firstOf = async (member: MemberApi, path: string): Promise<Record<string, string>> => {
  const { data } = await member.get<{ data: Record<string, string>[] }>(path);
  const [first] = data;
  if (first === undefined) throw new Error(`The customer has nothing at ${path}.`);
  return first;
};

/** Pages of something: where the demo customer's first one is listed, and the field with its id. */
const OF_SOMETHING: Readonly<Record<string, readonly [path: string, field: string]>> = {
  '/pages/quote/gin': ['/index', 'symbol'],
  '/pages/quote/in': ['/index', 'symbol'],
  '/pages/quote/stock': ['/position?state=open', 'symbol'],
  '/pages/payment/stock': ['/instrument?market_id=US&limit=1', 'symbol'],
  '/pages/history/order': ['/order?status=filled', 'id'],
  '/pages/product/newstock': ['/ipo?state=open', 'id'],
  '/pages/payment/newstock': ['/ipo?state=open', 'id'],
  '/pages/fund/detail': ['/fund_holding', 'fund_id'],
  '/pages/quantify/detail': ['/quant?status=open', 'id'],
  '/pages/borrow/detail': ['/loan', 'id'],
  // One that was credited.
  '/pages/deposit/detail': ['/deposit?status=1,2', 'id'],
  '/pages/withdraw/detail': ['/withdrawal', 'id'],
  '/pages/news/detail': ['/news', 'id'],
};

/** The address of a page, of something that is there if the page is of something. */
async function addressFor(each: ManifestPage, member: MemberApi): Promise<string> {
  const list = OF_SOMETHING[each.path];
  if (list === undefined) return addressOf(each);
  const [path, field] = list;
  return `${each.path}?${field === 'symbol' ? field : 'id'}=${(await firstOf(member, path))[field] ?? ''}`;
}

/** Further views of pages, with other figures. */
const OTHER_VIEWS: readonly string[] = [
  '/pages/main/trade/index?tab=orders',
  '/pages/fund/index?tab=mine',
  '/pages/main/trade/index?tab=closed',
  '/pages/quantify/history?status=ended',
  '/pages/main/trade/index?tab=subscriptions',
  '/pages/history/record?view=fills',
  '/pages/payment/stock?symbol=NLTO&type=limit',
  '/pages/profile/performance?period=all',
];

/** How many figures of each of these pages open at least, so that none is looked at before it is drawn. */
const LEAST: Readonly<Record<string, number>> = {
  '/pages/main/home/index': 2,
  // Five of the account, and six of the opened holding.
  '/pages/main/trade/index': 11,
  '/pages/main/profile/index': 4,
  '/pages/quote/stock': 2,
  '/pages/quote/gin': 1,
  '/pages/quote/in': 1,
  '/pages/payment/stock': 5,
  '/pages/history/order': 5,
  '/pages/fund/detail': 4,
  '/pages/quantify/index': 3,
  '/pages/quantify/detail': 7,
  '/pages/quantify/history': 1,
  '/pages/borrow/detail': 7,
  '/pages/deposit/detail': 1,
  '/pages/withdraw/detail': 1,
  '/pages/profile/exchange': 1,
  '/pages/profile/transcation': 2,
  '/pages/profile/performance': 6,
  '/pages/profile/statement': 6,
};

test('every figure of every page opens into parts that add up to it, or is excused', async ({
  page,
  enter,
}) => {
  // Each opens some hundred sums.
  test.setTimeout(300_000);
  const member = await enter();
  const { data: cards } = await member.get<Wire['BankCardList']>('/bank_card');
  const withdrawal = { type: 'bank', currency: 'USD', amount: '50', pay_password: '246810' };
  await member.post('/withdrawal', { ...withdrawal, bank_card_id: cards[0]?.id });
  await exchangeMoney(member);
  const pages = (await readManifest()).filter(({ guards }) => !/guest|vip/.test(guards.join()));
  const addresses = await Promise.all(pages.map((each) => addressFor(each, member)));
  let count = 0;
  for (const address of [...addresses, ...OTHER_VIEWS]) {
    await test.step(address, async () => {
      const drawn = await openPage(page, address);
      const path = address.split('?')[0] ?? '';
      const least = OTHER_VIEWS.includes(address) ? 0 : (LEAST[path] ?? 0);
      if (address === '/pages/main/trade/index') {
        await drawn.locator('li button[aria-expanded="false"]').first().click();
        await expect(drawn.getByText(/^Average (cost|price)/).first()).toBeVisible();
      }
      count += (await checkArea(drawn, least)).length;
    });
  }
  expect(count).toBeGreaterThan(200);
  expect(unneededExceptions()).toEqual([]);
});

/** Opens every figure of a review, which stays open and does nothing, then leaves it. @param count of its figures */
async function checkReview(page: Page, count: number): Promise<ShownSum[]> {
  const review = page.getByRole('dialog').first();
  await expect(review.getByRole('button', { name: HOW })).toHaveCount(count);
  const sums = await checkArea(review, count);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(review).toBeHidden();
  return sums;
}

test('every figure of a ticket, its review and its receipt opens into parts that add up to it', async ({
  page,
  enter,
}) => {
  // Each opens some hundred sums.
  test.setTimeout(300_000);
  const member = await enter();
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

  await test.step('an order', async () => {
    const { symbol = '' } = await firstOf(member, '/instrument?market_id=US&limit=1');
    const drawn = await openPage(page, `/pages/payment/stock?symbol=${symbol}`);
    await drawn.getByRole('textbox', { name: 'Quantity' }).fill('10');
    // Total, fee, what is held, and what is available afterwards.
    await checkArea(drawn, 4);
    await press('Review purchase');
    // The amount and what is available before as well.
    await checkReview(page, 6);
  });

  await test.step('closing', async () => {
    const { data } = await member.get<Wire['PositionPage']>('/position?state=open');
    const held = data.find(({ direction }) => direction === 'long');
    const drawn = await openPage(page, `/pages/payment/stock?symbol=${held?.symbol ?? ''}&side=sell`);
    // What comes back, the fee, and what is available afterwards.
    await checkArea(drawn, 3);
    await press('Review closing');
    // The average price, amount, fee, what comes back, what is available before and after, and the result.
    await checkReview(page, 7);
  });

  await test.step('the purchases and short sales of holdings', async () => {
    const { data } = await member.get<Wire['PositionPage']>('/position?state=open');
    for (const [direction, name] of [
      ['long', 'Purchases'],
      ['short', 'Short sales'],
    ] as const) {
      const { symbol = '' } = data.find((each) => each.direction === direction) ?? {};
      const drawn = await openPage(page, '/pages/main/trade/index');
      const row = drawn.getByRole('listitem').filter({ hasText: symbol });
      await row.getByRole('button', { expanded: false }).click();
      await row.getByRole('button', { name }).click();
      const sheet = page.getByRole('dialog', { name: `${name} (FIFO)` });
      await expect(sheet.getByRole('columnheader', { name: 'FIFO' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      // Cost and result by both methods, and the result of each purchase.
      const sums = await checkArea(sheet, 5);
      expect(sums.map(({ title }) => title)).toContain('Realized result, first in, first out');
      await page.keyboard.press('Escape');
    }
  });

  await test.step('an exchange', async () => {
    await openPage(page, '/pages/profile/exchange?from=USD&to=EUR&amount=123.45');
    await press('Get a quote');
    const review = page.getByRole('dialog').first();
    // The rate, what is received, and what is available before and after.
    await expect(review.getByRole('button', { name: HOW })).toHaveCount(4);
    await checkArea(review, 4);
    await press(/^Exchange \$123\.45 for/);
    await expect(page.getByRole('heading', { level: 1, name: 'Exchanged' })).toBeVisible();
    await checkArea(page.locator('main:visible'), 2);
  });

  await test.step('a withdrawal', async () => {
    const drawn = await openPage(page, '/pages/withdraw/bank');
    // More than there is: the fee and what would be received are known all the same.
    await drawn.getByRole('textbox', { name: 'Amount' }).fill('99999999');
    await checkArea(drawn, 2);
    await drawn.getByRole('textbox', { name: 'Amount' }).fill('50');
    await checkArea(drawn, 2);
    await press('Review withdrawal');
    await checkReview(page, 4);
  });

  await test.step('a fund', async () => {
    const { fund_id: id = '' } = await firstOf(member, '/fund_holding');
    await openPage(page, `/pages/fund/detail?id=${id}`);
    await press('Put money in');
    await press('Review');
    // Fee, total, units, and what is available before and afterwards.
    const sums = await checkReview(page, 5);
    expect(sums.map(({ formula }) => formula)).toContain('Amount after the fee ÷ Price per unit');
    expect(sums.map(({ formula }) => formula)).toContain('Amount after the fee + Fee');
    await press('Back to the fund');
    await press('Take money out');
    await page.getByRole('textbox', { name: 'Amount' }).fill('50');
    await press('Review');
    await checkReview(page, 5);
    await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
    await press('Review');
    await checkReview(page, 5);
  });

  await test.step('new shares', async () => {
    const { data } = await member.get<{ data: { id: string; currency: string }[] }>('/ipo?state=open');
    const offered = data.find(({ currency }) => currency === 'USD') ?? data[0];
    const drawn = await openPage(page, `/pages/payment/newstock?id=${offered?.id ?? ''}`);
    await checkArea(drawn, 2);
    await press('Review subscription');
    // Fee, total, and what is available before and afterwards.
    const sums = await checkReview(page, 4);
    expect(sums.map(({ formula }) => formula)).toContain('Shares applied for × Issue price');
    await page.getByRole('radio', { name: 'Max' }).check({ force: true });
    await press('Review subscription');
    // How many shares the money pays for as well.
    await checkReview(page, 5);
  });

  await test.step('new shares that the money does not pay for', async () => {
    const { data } = await member.get<Wire['IpoPage']>('/ipo?state=open');
    const { data: accounts } = await member.get<Wire['AccountList']>('/account');
    const moneyIn = (currency: string) =>
      Number(
        accounts.find((each) => each.kind === 'trade' && each.currency === currency)?.available_funds ?? 0,
      );
    const dear = data.find(
      (each) => Number(each.max_quantity) * Number(each.issue_price) > moneyIn(each.currency),
    );
    const drawn = await openPage(page, `/pages/payment/newstock?id=${dear?.id ?? ''}`);
    await drawn.getByRole('textbox', { name: 'Shares' }).fill(dear?.max_quantity ?? '');
    await expect(drawn.getByText(/ is missing$/)).toBeVisible();
    // The fee and the total.
    await checkArea(drawn, 2);
    await press('Review subscription');
    await expect(drawn.getByText(/^This needs .* is available$/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a quant fund', async () => {
    const { data } = await member.get<{ data: { id: string; early_exit_fee_rate: string | null }[] }>(
      '/quant?status=open&currency=USD',
    );
    const product = data.find((each) => each.early_exit_fee_rate !== null);
    const drawn = await openPage(page, `/pages/quantify/detail?id=${product?.id ?? ''}`);
    // The return and its result, at both ends and at the past average.
    await checkArea(drawn, 6);
    await press('Subscribe');
    await press('Review');
    // Fee, total, what is available before and afterwards, and the cost of leaving as well.
    await checkReview(page, 11);
    const history = await openPage(page, '/pages/quantify/history');
    await history.getByRole('button', { name: 'Show day by day' }).first().click();
    await expect(history.getByRole('columnheader', { name: 'Bought, sold' })).toBeVisible();
    const sums = await checkArea(history, 3);
    expect(sums.map(({ title }) => title)).toContain('Result so far');
  });

  await test.step('a loan and its repayment', async () => {
    const form = await openPage(page, '/pages/borrow/index?product=usd_7&amount=1234');
    // Interest, total, and what it costs to be late.
    await checkArea(form, 3);
    const { id = '' } = await firstOf(member, '/loan?status=disbursed');
    const drawn = await openPage(page, `/pages/borrow/detail?id=${id}`);
    await drawn.getByLabel('Amount to repay').fill('12.34');
    await press('Review repayment');
    // Three parts, the repayment, what is owed and what is available before and after it.
    await checkReview(page, 8);
  });
});

test('every figure of a block trade opens into parts that add up to it', async ({ page, enter }) => {
  const member = await enter('vip@fairlot.example');
  const { data } = await member.get<Wire['BlockOfferPage']>('/block_trade?market_id=US');
  const [offer] = data.toSorted((a, b) => Number(a.discount_buying_price) - Number(b.discount_buying_price));
  const drawn = await openPage(page, `/pages/product/blocktrade?market=US&symbol=${offer?.symbol ?? ''}`);
  // The fee, the total, and what is available before and after.
  await checkArea(drawn, 4);
  await page.getByRole('button', { name: 'Review block trade' }).click();
  // What is held as well.
  await checkReview(page, 5);
});

test('a figure opens from the keyboard, down to a price and its page, and is hidden with the balances', async ({
  page,
  enter,
}) => {
  const member = await enter();
  const { fund_id: id = '' } = await firstOf(member, '/fund_holding');
  const sheet = page.getByRole('dialog', { name: HOW });
  await openPage(page, `/pages/fund/detail?id=${id}`);
  await page.getByRole('button', { name: 'Put money in' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const row = page
    .getByRole('dialog', { name: 'Review' })
    .locator('[data-part="key-value-row"]')
    .filter({ hasText: 'Units, estimated' });
  await row.getByRole('button', { name: HOW }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Cut after 6 decimals');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row.getByRole('button', { name: HOW })).toBeFocused();

  const trade = await openPage(page, '/pages/main/trade/index');
  await trade.locator('dd').getByRole('button', { name: HOW }).nth(1).focus();
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /Value now/ })
    .first()
    .click();
  await expect(sheet).toContainText('Shares × Last price');
  await sheet.getByRole('link', { name: /Last price/ }).click();
  await expect(page).toHaveURL(/quote\/stock/);
  await expect(sheet).toBeHidden();

  // The page of an index needs no link to itself.
  const { symbol = '' } = await firstOf(member, '/index');
  const index = await openPage(page, `/pages/quote/gin?symbol=${symbol}`);
  await index.getByRole('button', { name: HOW }).click();
  await sheet.getByRole('button', { name: /A hundred times the result/ }).click();
  await sheet
    .getByRole('listitem')
    .getByRole('button', { name: /Change today/ })
    .click();
  await expect(sheet).toContainText('Last level − Previous close');
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('fairlot.1.balancesHidden', 'true'));
  await page.reload();
  const profile = await openPage(page, '/pages/main/profile/index');
  await profile.getByRole('button', { name: HOW }).first().click();
  await expect(sheet.locator('[data-figure]')).toHaveText('••••');
});

test('a figure that does not open is found', async ({ page, enter }) => {
  await enter();
  const drawn = await openPage(page, '/pages/main/profile/index');
  const shown = drawn.getByRole('button', { name: HOW }).filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const path = '/pages/main/profile/index';
  await expect.poll(() => findFaults(drawn, path)).toEqual([]);
  // A copy of what the button shows, without the button.
  const planted = await shown.evaluate((opener) => {
    const copy = document.createElement('p');
    copy.append(...[...opener.childNodes].slice(0, -1).map((each) => each.cloneNode(true)));
    opener.closest('main')?.append(copy);
    return copy.textContent.trim();
  });
  expect(await findFaults(drawn, path)).toMatchObject([{ text: planted }]);
});
