import type { Wire } from '@fairlot/api-client/wire';
import { newcomer } from '../support/newcomer.js';
import { expect, test, type Page } from '../support/test.js';

/** Answers that every account has this much available. */
async function leaveIn(page: Page, available: string): Promise<void> {
  await page.route(/\/api\/v1\/account(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Wire['Account'][] };
    const data = body.data.map((account) => ({ ...account, available_funds: available, used: '0' }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}

test('an account without money says so instead of asking for an amount, and offers the deposit', async ({
  page,
  enter,
}) => {
  await enter();
  await leaveIn(page, '0');
  for (const [path, heading] of [
    ['/pages/withdraw/bank', 'Withdraw'],
    ['/pages/profile/transfer', 'Transfer'],
    ['/pages/profile/exchange', 'Exchange'],
  ] as const) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByText('Cash · USD: nothing available'), path).toBeVisible();
    await expect(page.getByLabel('Amount'), path).toBeHidden();
    await expect(page.getByText(/Up to|At least/), path).toBeHidden();
    await expect(page.locator('main form button[type="submit"]'), path).toBeDisabled();
    await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' }), path).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/pages\/deposit\/index/);
});

test('an account with less than the least withdrawal says both amounts', async ({ page, enter }) => {
  await enter();
  await leaveIn(page, '9.99');
  await page.goto('/#/pages/withdraw/bank');
  await expect(page.getByText('$9.99 is available, but at least $10.00 can be withdrawn')).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
});

test('a list without rows offers neither to save nor to read them', async ({ page, enter }) => {
  await enter(newcomer);
  for (const [path, empty] of [
    ['/pages/history/record', 'Your orders will be kept here'],
    ['/pages/history/record?view=fills', 'Your orders will be kept here'],
    ['/pages/deposit/record', 'Your deposits will be listed here'],
    ['/pages/withdraw/record', 'Your withdrawals will be listed here'],
    ['/pages/profile/transcation', 'Every credit and debit of this account'],
    ['/pages/notice/index?kind=kyc', 'Nothing of this kind'],
  ] as const) {
    await page.goto(`/#${path}`);
    await expect(page.getByText(empty), path).toBeVisible();
    await expect(page.getByRole('button', { name: /Save as CSV|Mark all read/ }), path).toBeHidden();
  }
});
