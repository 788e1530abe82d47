import { readFile } from 'node:fs/promises';
import type { Wire } from '@fairlot/api-client/wire';
import { joinPastTheApp, startSignedIn } from '../support/members.js';
import { expect, test } from '../support/test.js';

test('an order is found in the history with its fills, filters narrow it, and the entries add up to the balance', async ({
  page,
  enter,
}) => {
  const api = await enter();
  await page.goto('/#/pages/history/record?status=filled');
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

  await test.step('filters', async () => {
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
    await expect(notes).toHaveCount(lines.length - 1);
  });

  await test.step('the balance beside the newest entry of each account is what is available', async () => {
    const { data: accounts } = await api.get<Wire['AccountList']>('/account');
    expect(accounts.length).toBeGreaterThan(0);
    for (const { id, available_funds: available } of accounts) {
      const { data } = await api.get<Wire['EntryPage']>(`/account/entry?account_id=${id}&limit=1`);
      expect(data[0]?.balance_after ?? '0').toBe(available);
      // Another journey may have opened an account, which has no entry yet.
      if (data.length === 0) continue;
      await page.goto(`/#/pages/profile/transaction?account=${id}`);
      await expect(page).toHaveURL(/profile\/transcation/);
      await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue(id);
      await expect(page.getByText('The entries add up to the balance')).toBeVisible();
    }
  });
});

test('records that a filter leaves empty are shown again by one link', async ({ page, broker }) => {
  await startSignedIn(page, (await joinPastTheApp(broker)).token);
  for (const [path, status] of [
    ['/pages/deposit/record', 'canceled'],
    ['/pages/withdraw/record', 'canceled'],
    ['/pages/borrow/history', 'repaid'],
  ] as const) {
    await page.goto(`/#${path}?status=${status}`);
    const main = page.locator(`main[data-page="${path}"]`);
    await main.getByRole('link', { name: 'Show all', exact: true }).click();
    await expect(main.getByRole('combobox')).toHaveValue('all');
  }
});
