import type { Wire } from '@fairlot/api-client/wire';
import { expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const money = (value: string | undefined) =>
  Math.abs(Number(value)).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How amounts say their currency: by a sign or a code. */
const CURRENCY = /[$€¥]|[A-Z]{3}/;

test('performance, the monthly statement and the last changes agree with the accounts, each with its currency', async ({
  page,
  enter,
}) => {
  test.slow();
  const api = await enter();
  await page.goto('/#/pages/profile/performance?period=all');
  await expect(page.getByText('Time-weighted, deposits excluded.')).toBeVisible();
  const { data } = await api.get<Wire['PerformanceList']>('/performance?period=all');
  const performance = data.find(({ currency }) => currency === 'USD');
  const main = page.getByRole('main');
  await expect(main).toContainText(`+$${money(performance?.net_deposits)}`);
  await expect(main).toContainText(money(performance?.closing_value));
  const { data: accounts } = await api.get<Wire['AccountList']>('/account');
  const total = accounts
    .filter(({ currency }) => currency === 'USD')
    .reduce((sum, { total_value: value }) => sum + Number(value), 0);
  expect(Number(performance?.closing_value)).toBeCloseTo(total, 2);
  await page.getByRole('radio', { name: '1W' }).check({ force: true });
  await expect(page).toHaveURL(/period=1w/);
  expect(await axeFaults(page)).toEqual([]);

  await test.step('a monthly statement is marked as simulated', async () => {
    await page.goto('/#/pages/profile/statement');
    await expect(page.getByText(/Simulated statement: no real money/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See every entry' }).first()).toBeVisible();
    const month = await page.getByRole('combobox', { name: 'Month' }).inputValue();
    const { accounts } = await api.get<Wire['Statement']>(`/statement?month=${month}`);
    for (const account of accounts) {
      const cents = (value: string) => Math.round(Number(value) * 100);
      const moved = account.totals.reduce((sum, { amount }) => sum + cents(amount), 0);
      expect(cents(account.opening_balance) + moved).toBe(cents(account.closing_balance));
    }
    const trade = accounts.find(({ kind, currency }) => kind === 'trade' && currency === 'USD');
    await expect(page.getByRole('main')).toContainText(money(trade?.closing_balance));
    // The tab before is kept, out of sight.
    const amounts = page.getByRole('main').locator('dd').filter({ visible: true });
    for (const amount of await amounts.allTextContents()) expect(amount).toMatch(CURRENCY);
    expect(await axeFaults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^fairlot-simulated-statement-\d{4}-\d\d/);
  });

  await test.step('the last changes', async () => {
    await page.goto('/#/pages/main/profile/index');
    const rows = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
    const amounts = rows.getByText(/^[+−]/);
    await expect(amounts.first()).toBeVisible();
    // Rows come and go when another change arrives.
    const without = async (words: RegExp, texts: typeof rows) =>
      (await texts.allTextContents()).filter((text) => !words.test(text));
    await expect.poll(() => without(CURRENCY, amounts)).toEqual([]);
    await expect.poll(() => without(/\S · [A-Z]{3} · /, rows)).toEqual([]);
  });
});

test('a printed statement and a printed record have their figures, and nothing to tap', async ({
  page,
  enter,
}) => {
  const { get } = await enter();
  const { data: orders } = await get<{ data: { id: string }[] }>('/order?status=filled&limit=1');
  for (const [address, figure] of [
    ['/pages/profile/statement', 'Available at the end'],
    [`/pages/history/order?id=${orders[0]?.id ?? ''}`, 'Total amount'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/#${address}`);
    const row = page.locator('main:visible').getByText(figure).first();
    await expect(row).toBeVisible();
    const taps = page.locator('[data-part="button"]:visible, [data-part="icon-button"]:visible');
    await expect(taps).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(taps).toHaveCount(0);
    await expect(row).toBeVisible();
    await expect(page.getByText('Simulated', { exact: true })).toBeVisible();
  }
});
