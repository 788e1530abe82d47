import type { Wire } from '@fairlot/api-client/wire';
import { expect, test, type Page } from '../support/test.js';
import { brokenWords } from '../visual/brokenWords.js';

/** The visible figure beside a label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dt')
    .filter({ visible: true })
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd')
    .first();

test('while balances are hidden, no page, receipt or record shows the customer’s own amounts', async ({
  page,
  enter,
}) => {
  test.slow();
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
  const mine = page.locator('main[data-page="/pages/fund/index"]');
  await expect(mine.getByText('hidden').first()).toBeVisible();
  await expect(page.getByText(digits).filter({ visible: true })).toHaveCount(0);

  const { data: positions } = await member.get<Wire['PositionPage']>('/position?state=open');
  const symbol = positions.find(({ direction }) => direction === 'long')?.symbol ?? '';
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
  await expect(page.getByRole('link', { name: /Buy •••• × \$\d/ }).first()).toBeVisible();

  await page.goto('/#/pages/main/trade/index?tab=subscriptions');
  await expect(figure(page, 'Total')).toContainText('hidden');

  await test.step('a receipt', async () => {
    const { data: stocks } = await member.get<Wire['InstrumentPage']>(
      '/instrument?market_id=US&product_type=STOCK&limit=1',
    );
    const symbol = stocks[0]?.symbol ?? '';
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy&type=limit`);
    const { data: quotes } = await member.get<Wire['QuoteList']>(`/quote?symbols=${symbol}`);
    await page.getByRole('textbox', { name: 'Limit price' }).fill((Number(quotes[0]?.last) * 0.9).toFixed(2));
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.getByRole('button', { name: 'Review purchase' }).click();
    const anyway = page.getByRole('button', { name: 'Keep this price' });
    const place = page.getByRole('button', { name: new RegExp(`^Buy 3 ${symbol} for \\$`) });
    await expect(anyway.or(place)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    // What a customer agrees to is shown; nobody could agree to dots.
    await place.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
    const receipt = page.getByRole('main');
    await expect(receipt.getByRole('status').filter({ hasText: 'Buy •••• ' })).toBeVisible();
    for (const label of ['Filled', 'Fee', 'Total to pay']) {
      await expect(figure(page, label)).toContainText('hidden');
    }
  });

  await test.step('the records of deposits and withdrawals', async () => {
    const deposit = await member.post<Wire['Deposit']>('/deposit', {
      channel_id: 'card_usd',
      amount: '87',
      proof_upload_id: await member.upload('proof', await page.screenshot()),
      timezone: 'Europe/Berlin',
    });
    const { data: cards } = await member.get<{ data: Wire['BankCard'][] }>('/bank_card');
    const withdrawal = await member.post<Wire['Withdrawal']>('/withdrawal', {
      type: 'bank',
      bank_card_id: cards[0]?.id,
      currency: 'USD',
      amount: '87',
      pay_password: '246810',
    });
    for (const [path, id, label] of [
      ['/pages/deposit/detail', deposit.id, 'Amount you sent'],
      ['/pages/withdraw/detail', withdrawal.id, 'Amount'],
    ] as const) {
      await page.goto(`/#${path}?id=${id}`);
      await expect(figure(page, label)).toContainText('hidden');
      // Trade is kept, out of sight.
      const record = page.locator(`main[data-page="${path}"]`);
      await expect(record.getByText('$').filter({ visible: true })).toHaveCount(0);
    }
  });
});

test('the narrowest phone breaks no word beside the amounts, and shows the largest sum whole', async ({
  page,
  enter,
}) => {
  await enter();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route(/\/api\/v1\/account/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Wire['AccountList'];
    const data = body.data.map((account) => ({
      ...account,
      total_value: account.kind === 'cash' && account.currency === 'USD' ? '9999999999.99' : '0',
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  for (const language of ['de', 'en', 'es', 'fr', 'it']) {
    await test.step(language, async () => {
      await page.goto('/#/pages/main/home/index');
      await page.evaluate(
        (chosen) => localStorage.setItem('fairlot.1.lang', JSON.stringify(chosen)),
        language,
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const total = page.locator('main [data-part="price"]:visible').first();
      await expect.poll(async () => (await total.innerText()).replace(/\D/g, '')).toBe('999999999999');
      expect(await brokenWords(page)).toEqual([]);
      const { x = 0, width = 0 } = (await total.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(304);
    });
  }
});
