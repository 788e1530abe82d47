import { expect, test, type Page } from '../support/test.js';

/** The visible figure beside a label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dt')
    .filter({ visible: true })
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd')
    .first();

test('covered, the customer’s own amounts are told by no page that holds some', async ({ page, enter }) => {
  const member = await enter();
  await page.addInitScript(() => localStorage.setItem('fairlot.1.balancesHidden', 'true'));
  const { data: funds } = await member.get<{ data: { fund_id: string; value: string }[] }>('/fund_holding');
  const [fund] = funds;
  if (fund === undefined) throw new Error('The demo customer holds no fund.');
  const digits = fund.value.replace(/^(\d+)(\d{3})\..*$/, '$1,$2');

  await page.goto(`/#/pages/fund/detail?id=${fund.fund_id}`);
  for (const label of ['Value', 'Cost, fees included', 'Profit or loss']) {
    await expect(figure(page, label)).toContainText('hidden');
  }
  // Market prices are public.
  await expect(figure(page, 'Price per unit')).toContainText('$');

  await page.goto('/#/pages/fund/index?tab=mine');
  await expect(page.getByText('hidden').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(digits).filter({ visible: true })).toHaveCount(0);

  const { data: positions } = await member.get<{ data: { symbol: string }[] }>('/position?state=open');
  const symbol = positions[0]?.symbol ?? '';
  await page.goto(`/#/pages/quote/stock?symbol=${symbol}`);
  for (const label of ['Result now', 'Quantity', 'Average price']) {
    await expect(figure(page, label)).toContainText('hidden');
  }

  // The number of shares and the price reveal as much as an amount.
  await page.goto('/#/pages/main/trade/index?tab=holdings');
  const holding = page.getByRole('main').getByRole('button').filter({ hasText: symbol }).first();
  await expect(holding).toContainText('•••• at ••••');
  await holding.click();
  await expect(figure(page, 'Average cost a share')).toContainText('hidden');
  await page.goto('/#/pages/history/record?type=trade');
  await expect(page.getByRole('link', { name: /Buy •••• × \d/ }).first()).toBeVisible();

  await page.goto('/#/pages/main/trade/index?tab=subscriptions');
  await expect(figure(page, 'Total')).toContainText('hidden');
});
