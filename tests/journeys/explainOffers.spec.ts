import { checkFigures, HOW } from '../support/explained.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

type Locator = ReturnType<Page['locator']>;

/** Opens `count` figures in a review, each of which must add up, then leaves it without ordering. */
async function checkReview(page: Page, review: Locator, count: number): Promise<void> {
  const figures = review.getByRole('button', { name: HOW });
  await expect(figures).toHaveCount(count);
  await checkFigures(page, figures);
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
}

/** Opens a row of a review with the keyboard. */
async function openRow(page: Page, review: Locator, label: string): Promise<Locator> {
  const row = review.locator('[data-part="key-value-row"]').filter({ hasText: label });
  const opener = row.getByRole('button', { name: HOW });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: HOW });
  await expect(sheet.locator('[data-figure]')).toBeVisible();
  return sheet;
}

test.describe('what a fund would cost or bring', () => {
  /** Fee, total, units, and what is available before and afterwards. */
  const FIGURES = 5;

  test('opens into parts that add up, putting money in and taking it out', async ({ page, enter }) => {
    test.slow();
    const member = await enter();
    const { data: holdings } = await member.get<{ data: { fund_id: string }[] }>('/fund_holding');
    await page.goto(`/#/pages/fund/detail?id=${holdings[0]?.fund_id ?? ''}`);
    const review = page.getByRole('dialog', { name: 'Review' });
    const look = () => page.getByRole('button', { name: 'Review', exact: true }).click();

    await page.getByRole('button', { name: 'Put money in' }).click();
    await look();
    await checkReview(page, review, FIGURES);
    await page.getByRole('button', { name: 'Back to the fund' }).click();

    await page.getByRole('button', { name: 'Take money out' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('50');
    await look();
    await checkReview(page, review, FIGURES);
    await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
    await look();
    await checkReview(page, review, FIGURES);
  });

  test('opens from the keyboard, says its formula, and comes back to the row', async ({ page, enter }) => {
    const member = await enter();
    const { data: holdings } = await member.get<{ data: { fund_id: string }[] }>('/fund_holding');
    await page.goto(`/#/pages/fund/detail?id=${holdings[0]?.fund_id ?? ''}`);
    await page.getByRole('button', { name: 'Put money in' }).click();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review' });
    const sheet = await openRow(page, review, 'Units, estimated');
    await expect(sheet).toContainText('Amount after the fee ÷ Price per unit');
    await expect(sheet).toContainText('Cut after 6 decimals');
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Amount after the fee/ }).click();
    await expect(sheet).toContainText('Amount − Fee');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const row = review.locator('[data-part="key-value-row"]').filter({ hasText: 'Units, estimated' });
    await expect(row.getByRole('button', { name: HOW })).toBeFocused();
    const paid = await openRow(page, review, 'You pay');
    await expect(paid).toContainText('Amount after the fee + Fee');
  });
});

test.describe('what new shares would cost', () => {
  test('opens into parts that add up, on the form and in its review', async ({ page, enter }) => {
    const member = await enter();
    const { data: offered } = await member.get<{ data: { id: string; currency: string }[] }>(
      '/ipo?state=open',
    );
    const ipo = offered.find(({ currency }) => currency === 'USD') ?? offered[0];
    await page.goto(`/#/pages/payment/newstock?id=${ipo?.id ?? ''}`);
    await page.getByRole('radio', { name: 'Partial' }).check({ force: true });
    const form = page.locator('form').getByRole('button', { name: HOW });
    await expect(form).toHaveCount(2);
    await checkFigures(page, form);
    await page.getByRole('button', { name: 'Review subscription' }).click();
    const review = page.getByRole('dialog', { name: 'Review subscription' });
    const sheet = await openRow(page, review, 'Total');
    await expect(sheet).toContainText('Shares applied for × Issue price');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // Fee, total, and what is available before and afterwards.
    await checkReview(page, review, 4);
    await page.getByRole('radio', { name: 'Max' }).check({ force: true });
    await page.getByRole('button', { name: 'Review subscription' }).click();
    // How many shares the money pays for as well.
    await checkReview(page, review, 5);
  });
});

test.describe('what a quant fund would cost and may become', () => {
  /** The return and its result, at both ends and at the past average. */
  const OUTCOMES = 6;

  test('opens into parts that add up, on its page and in the review', async ({ page, enter }) => {
    test.slow();
    const member = await enter();
    const { data: open } = await member.get<{ data: { id: string; early_exit_fee_rate: string | null }[] }>(
      '/quant?status=open&currency=USD',
    );
    const product = open.find((each) => each.early_exit_fee_rate !== null);
    await page.goto(`/#/pages/quantify/detail?id=${product?.id ?? ''}`);
    const example = page.getByRole('main').getByRole('button', { name: HOW });
    await expect(example).toHaveCount(OUTCOMES);
    await checkFigures(page, example);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'Review subscription' });
    const sheet = await openRow(page, review, 'Leaving within the period');
    await expect(sheet).toContainText('Amount × Fee rate');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // Fee, total, what is available before and afterwards, and the cost of leaving.
    await checkReview(page, review, OUTCOMES + 5);
  });
});
