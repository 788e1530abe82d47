import { readFile } from 'node:fs/promises';
import { demo } from '../../scripts/lib/server.mjs';
import { expect, test } from '../support/test.js';

interface Account {
  readonly id: string;
  readonly kind: string;
  readonly available_funds: string;
}

test('an order is found in the history, with its fills, its fee and a way to order again', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/#/pages/history/record?status=filled');
  // The profile, where the login ended, has rows of its own and stays until the history is drawn.
  const rows = page.locator('main li a[href*="history/order"]').filter({ visible: true });
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await expect(page).toHaveURL(/history\/order\?id=ord_/);
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fills' })).toBeVisible();
  await expect(page.getByText('EST').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order again' })).toHaveAttribute(
    'href',
    /payment\/stock\?symbol=/,
  );
});

test('filters narrow the history, and it can be saved as a file', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/#/pages/history/record');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Buy or sell').selectOption('sell');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/side=sell/);
  const notes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="history/order"]') });
  await expect(notes.filter({ hasText: /Sell/ }).first()).toBeVisible();
  await expect(notes.filter({ hasText: /Buy/ })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fairlot-simulated-orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBe((await notes.count()) + 1);
});

test('the balance beside the newest entry of each account is what is available, and the rows add up to it', async ({
  page,
  broker,
  signIn,
}) => {
  const login = await fetch(`${broker.url}/api/v1/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: demo.mail, password: demo.password }),
  });
  const { token } = (await login.json()) as { token: string };
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${broker.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })).json();

  const { data: accounts } = (await get('/account')) as { data: Account[] };
  expect(accounts.length).toBeGreaterThan(0);
  for (const { id, available_funds: available } of accounts) {
    const { data } = (await get(`/account/entry?account_id=${id}&limit=1`)) as {
      data: { balance_after: string }[];
    };
    expect(data[0]?.balance_after ?? '0').toBe(available);
  }

  await signIn();
  for (const { id } of accounts) {
    await page.goto(`/#/pages/profile/transaction?account=${id}`);
    await expect(page).toHaveURL(/profile\/transcation/);
    await expect(page.getByText('The entries add up to the balance')).toBeVisible();
  }
});
