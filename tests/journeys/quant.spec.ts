import { faultsOf, HOW, openFigures } from '../support/explained.js';
import { openSession, type MemberApi } from '../support/memberApi.js';
import { enterPayPassword } from '../support/payPassword.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const DAY_MS = 86_400_000;

interface Product {
  readonly id: string;
  readonly name: string;
  readonly min_amount: string;
  readonly period_days: number;
}

/** The open USD product with the shortest period. */
async function openProduct(api: MemberApi): Promise<Product> {
  const { data } = await api.get<{ data: Product[] }>('/quant?status=open&currency=USD');
  const [product] = data.toSorted((a, b) => a.period_days - b.period_days);
  if (product === undefined) throw new Error('No product in USD is open.');
  return product;
}

async function subscribe(page: Page, { id, min_amount: min }: Product): Promise<void> {
  await page.goto(`/#/pages/quantify/detail?id=${id}`);
  await page.getByRole('link', { name: 'Subscribe' }).click();
  // Below the minimum: the field shows the real minimum, and the input stays.
  await page.getByLabel('Amount').fill('1');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(`Minimum purchase amount is ${min}`)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('1');
  await page.getByLabel('Amount').fill(min);
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review subscription' });
  await expect(review.getByText('Money back at')).toBeVisible();
  await expect(review.getByRole('rowheader', { name: 'Low end' })).toBeVisible();
  const send = review.getByRole('button', { name: `Subscribe $${min}.00` });
  await expect(send).toBeDisabled();
  await review.getByRole('checkbox').check();
  expect(await axeFaults(page)).toEqual([]);
  await send.click();
  await enterPayPassword(page);
  await expect(page.getByRole('heading', { name: 'Subscribed', level: 1 })).toBeVisible();
}

test.describe('quantitative funds', () => {
  test(
    'subscribed, counted day by day, ended, and the money is back',
    covers(
      '2.page.quantify.bak',
      '2.page.quantify.history',
      '2.page.quantify.index',
      '2.page.quantify.list',
      '3.quant',
      '4.quant',
      '5.quantMinimum',
      '9.quantMinimum',
    ),
    async ({ page, broker }) => {
      const api = await openSession(page);
      await page.goto('/#/pages/quantify/bak');
      await expect(page.getByRole('heading', { level: 1, name: 'Quantitative funds' })).toBeVisible();
      const product = await openProduct(api);
      await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await subscribe(page, product);
      await page.getByRole('link', { name: 'Your subscriptions' }).click();
      const mine = page.getByRole('heading', { name: product.name }).first();
      await expect(mine).toBeVisible();
      await expect(page.getByText(`Day 0 of ${product.period_days}`).first()).toBeVisible();

      await broker.advanceClock(4 * DAY_MS);
      await page.reload();
      await page.getByRole('button', { name: 'Show day by day' }).first().click();
      await expect(page.getByRole('columnheader', { name: 'Bought, sold' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await broker.advanceClock(product.period_days * DAY_MS);
      await page.goto('/#/pages/quantify/history?status=ended');
      await expect(page.getByRole('heading', { name: product.name }).first()).toBeVisible();
      const { data } = await api.get<{
        data: { amount: string; settled_profit: string; returned_amount: string }[];
      }>('/quant_subscription?status=1&limit=1');
      const [ended] = data;
      const back = Number(ended?.amount) + Number(ended?.settled_profit);
      expect(Number(ended?.returned_amount)).toBeCloseTo(back, 6);
      expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
    },
  );

  test('its ticket is left to the product, also where the app was opened on the ticket', async ({
    page,
    enter,
  }) => {
    const { id } = await openProduct(await enter());
    await page.goto(`/#/pages/quantify/detail?id=${id}&subscribe=true`);
    await page.getByRole('button', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(`/#/pages/quantify/detail?id=${id}`);
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible();
  });

  test('left free of charge before the period begins', async ({ page }) => {
    const api = await openSession(page);
    await subscribe(page, await openProduct(api));
    await page.getByRole('button', { name: 'Leave free of charge' }).click();
    const review = page.getByRole('dialog', { name: 'Leave early' });
    // The result so far, the cost of leaving, and the return.
    const figures = review.getByRole('button', { name: HOW });
    await expect(figures).toHaveCount(3);
    expect((await openFigures(figures)).flatMap(faultsOf)).toEqual([]);
    await review.getByRole('button', { name: /^Leave and get/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Left early');
  });
});
