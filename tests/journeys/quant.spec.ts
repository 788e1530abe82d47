import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const PAY_PASSWORD = '246810';
const DAY_MS = 86_400_000;

interface Product {
  readonly id: string;
  readonly name: string;
  readonly min_amount: string;
  readonly period_days: number;
}

const get = async <Body>(page: Page, path: string): Promise<Body> => {
  const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
  const { token } = JSON.parse(stored ?? '{}') as { token: string };
  const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Body;
};

/** The open product in USD with the shortest period. */
async function openProduct(page: Page): Promise<Product> {
  const { data } = await get<{ data: Product[] }>(page, '/quant?status=open&currency=USD');
  const [product] = data.toSorted((a, b) => a.period_days - b.period_days);
  if (product === undefined) throw new Error('No product in USD is open.');
  return product;
}

async function subscribe(page: Page, { id, min_amount: min }: Product): Promise<void> {
  await page.goto(`/#/pages/quantify/detail?id=${id}`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  // Below the least: said beside the field, with the real number, and what was typed stays.
  await page.getByLabel('Amount').fill('1');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(`Minimum purchase amount is ${min}`)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('1');
  await page.getByLabel('Amount').fill(min);
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review subscription' });
  await expect(review.getByText('Money back at')).toBeVisible();
  await expect(review.getByText('Low end')).toBeVisible();
  const send = review.getByRole('button', { name: `Subscribe $${min}.00` });
  await expect(send).toBeDisabled();
  await review.getByRole('checkbox').check();
  expect(await axeFaults(page)).toEqual([]);
  await send.click();
  const pad = page.getByRole('group', { name: 'Payment password' });
  for (const digit of PAY_PASSWORD) await pad.getByRole('button', { name: digit }).click();
  await expect(page.getByRole('heading', { name: 'Subscribed', level: 1 })).toBeVisible();
}

test.describe('quantitative funds', () => {
  test('subscribed, counted day by day, ended, and the money is back', async ({ page, broker, signIn }) => {
    await signIn();
    await page.goto('/#/pages/quantify/bak');
    await expect(page.getByRole('heading', { name: 'Quantitative funds' })).toBeVisible();
    const product = await openProduct(page);
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
    const { data } = await get<{
      data: { amount: string; settled_profit: string; returned_amount: string }[];
    }>(page, '/quant_subscription?status=1&limit=1');
    const [ended] = data;
    const back = Number(ended?.amount) + Number(ended?.settled_profit);
    expect(Number(ended?.returned_amount)).toBeCloseTo(back, 6);
    expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
  });

  test('left free of charge before the period begins', async ({ page, signIn }) => {
    await signIn();
    await subscribe(page, await openProduct(page));
    await page.getByRole('button', { name: 'Leave free of charge' }).click();
    const review = page.getByRole('dialog', { name: 'Leave early' });
    await review.getByRole('button', { name: /^Leave and get/ }).click();
    await expect(page.getByText('Left early').first()).toBeVisible();
  });
});
