import type { Wire } from '@fairlot/api-client/wire';
import { checkArea, openPage } from '../support/checkFigures.js';
import { HOW, type ShownSum } from '../support/explained.js';
import { firstOf } from '../support/firstOf.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

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
    // What the spread costs, the rate, what is received, and what is available before and after.
    await expect(review.getByRole('button', { name: HOW })).toHaveCount(5);
    await checkArea(review, 5);
    await press(/^Exchange \$123\.45 for/);
    await expect(page.getByRole('heading', { level: 1, name: 'Exchanged' })).toBeVisible();
    await checkArea(page.locator('main:visible'), 3);
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
    await page.getByRole('link', { name: 'Put money in' }).click();
    await press('Review');
    // Fee, total, units, and what is available before and afterwards.
    const sums = await checkReview(page, 5);
    expect(sums.map(({ formula }) => formula)).toContain('Amount after the fee ÷ Price per unit');
    expect(sums.map(({ formula }) => formula)).toContain('Amount after the fee + Fee');
    await press('Back to the fund');
    await page.getByRole('link', { name: 'Take money out' }).click();
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
    await page.getByRole('link', { name: 'Subscribe' }).click();
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
  // The fee, the total, and what is available afterwards, of which what is available now is a part.
  await checkArea(drawn, 3);
  await page.getByRole('button', { name: 'Review block trade' }).click();
  // What is held as well.
  await checkReview(page, 5);
});
