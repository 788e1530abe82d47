import type { Wire } from '@fairlot/api-client/wire';
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.js';
import { untilOpen } from '../support/marketClock.js';
import { untilDrawn } from '../support/requests.js';
import { placeLumb } from '../support/restingOrder.js';
import { covers, expect, test } from '../support/test.js';

async function openTrade(page: Page, tab: string): Promise<void> {
  await page.goto(`/#/pages/main/trade/index?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Trade' })).toBeVisible();
}

test('a holding’s stop loss is set and cleared; an open order is changed, and cancelled after a question', async ({
  page,
  enter,
}) => {
  test.slow();
  const api = await enter();
  await openTrade(page, 'holdings');
  const row = page.getByRole('listitem').filter({ hasText: 'LUMB' });
  await row.getByRole('button', { expanded: false }).click();
  await expect(row.getByText('Total open amount')).toBeVisible();

  await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stop loss, take profit' });
  const takeProfit = sheet.getByRole('textbox', { name: 'Take profit' });
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('1');
  // Another device meanwhile: what it sets is shown here too, and not cleared.
  const { data: held } = await api.get<Wire['PositionPage']>('/position?state=open&symbol=LUMB');
  await api.patch(
    `/position/${held[0]?.id ?? ''}`,
    { stop_loss: null, take_profit: '900' },
    held[0]?.version,
  );
  await expect(takeProfit).toHaveValue('900');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(row.getByText('SL $1.00')).toBeVisible();
  await expect(row.getByText('TP $900.00')).toBeVisible();

  await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('');
  await takeProfit.fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('SL $1.00')).toBeHidden();
  await expect(row.getByText('TP $900.00')).toBeHidden();

  await test.step('a stop loss on the wrong side is refused under its field, and stays typed', async () => {
    await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Stop loss' });
    await field.fill('9999');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(/9,?999/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('an open order', async () => {
    await openTrade(page, 'orders');
    // Another journey of this customer may have placed orders too.
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'FENN' });
    await row.getByRole('button', { expanded: false }).click();
    await row.getByRole('button', { name: 'Change order' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change order' });
    const price = sheet.getByRole('textbox', { name: 'Limit price' });
    const total = sheet.getByText('Total to pay').locator('xpath=..');
    // What it costs as it is.
    await expect(total).toContainText(/\$[\d,]+\.\d\d/);
    const old = await total.textContent();
    await price.press('ArrowDown');
    const text = await price.inputValue();
    // The total, fee, hold and what remains, before it is saved.
    await expect(total).not.toHaveText(old ?? '');
    await expect(total).toContainText(/\$[\d,]+\.\d\d/);
    await expect(sheet.getByText('Available').locator('xpath=..')).toContainText(
      /\$[\d,]+\.\d\d.+\$[\d,]+\.\d\d/,
    );
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(row.getByText(`at $${text}`)).toBeVisible();

    await row.getByRole('button', { name: 'Change order' }).click();
    const stopLoss = sheet.getByRole('textbox', { name: 'Stop loss' });
    // On the wrong side of the limit: reported at the field before saving.
    await stopLoss.fill('99999');
    await stopLoss.blur();
    await expect(stopLoss).toHaveAttribute('aria-invalid', 'true');
    await stopLoss.fill('1');
    await expect(stopLoss).not.toHaveAttribute('aria-invalid', 'true');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(row.getByText('Stop loss').locator('xpath=../..')).toContainText('$1.00');

    await row.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
    await question.getByRole('button', { name: 'Keep order' }).click();
    await expect(row.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await row.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(row).toHaveCount(0);
  });
});

test(
  'a request to close can be withdrawn; the actions of two orders in one stock have names that differ',
  covers('2.trade.tabs'),
  async ({ page, enter }) => {
    test.slow();
    const api = await enter('vip@fairlot.example');
    const { data } = await api.get<{ data: { last: string }[] }>('/quote?symbols=LUMB');
    for (const quantity of ['10', '20']) {
      // Far below the market, so that both stay open.
      const price = String(Math.floor(Number(data[0]?.last) * 0.95));
      await placeLumb(api, { price, quantity });
    }
    await openTrade(page, 'orders');
    const rows = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'LUMB' });
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await row.getByRole('button', { expanded: false }).click();
    for (const [role, words] of [
      ['button', 'Change order'],
      ['button', 'Cancel order'],
      ['link', 'Chart'],
    ] as const)
      for (const quantity of ['10', '20'])
        await expect(
          page.getByRole(role, { name: new RegExp(`^${words} LUMB Buy ${quantity} at \\$`) }),
        ).toHaveCount(1);

    await test.step('a request to close', async () => {
      await openTrade(page, 'holdings');
      const row = page.getByRole('listitem').filter({ hasText: 'HAVW' });
      await row.getByRole('button', { expanded: false }).click();
      await row.getByRole('link', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/pages\/payment\/stock\?.*side=sell/);

      const { data: positions } = await api.get<{ data: { id: string; symbol: string }[] }>(
        '/position?state=open',
      );
      const id = positions.find(({ symbol }) => symbol === 'HAVW')?.id ?? '';
      await api.post(`/position/${id}/close`, { quantity: '1', order_type: 'market' });

      await openTrade(page, 'holdings');
      await expect(row.getByText('Closing review').first()).toBeVisible();
      if (!(await row.getByRole('button', { name: 'Withdraw request' }).isVisible())) {
        await row.getByRole('button', { expanded: false }).click();
      }
      await row.getByRole('button', { name: 'Withdraw request' }).click();
      await expect(page.getByText('Request withdrawn')).toBeVisible();
      await expect(row.getByText('Closing review')).toHaveCount(0);
    });
  },
);

test('a position in a stock that left the market says so, and offers only what can be done', async ({
  page,
  enter,
}) => {
  // No control removes an instrument from the market, so the route changes the answers.
  await page.route(/\/api\/v1\/position\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Record<string, unknown>[] };
    const data = body.data.map((row) => (row['symbol'] === 'LUMB' ? { ...row, listed: false } : row));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.route(/\/api\/v1\/order\?.*refused/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Record<string, unknown>[] };
    const any = await route.fetch({ url: new URL('/api/v1/order?limit=1', page.url()).href });
    const [first] = ((await any.json()) as typeof body).data;
    const ended = { ...first, id: 'ord_ended', symbol: 'GONE', status: 'canceled', reject_code: 'unlisted' };
    const canceled = { ...ended, id: 'ord_mine', symbol: 'MINE', reject_code: null };
    await route.fulfill({ response: answer, json: { ...body, data: [canceled, ended, ...body.data] } });
  });
  await enter();
  await openTrade(page, 'holdings');
  const row = page.getByRole('listitem').filter({ hasText: 'LUMB' });
  await expect(row.getByText('Not listed')).toBeVisible();
  await row.getByRole('button', { expanded: false }).click();
  await expect(row.getByText(/LUMB has left the market/)).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Stop loss, take profit' })).toBeHidden();

  await openTrade(page, 'orders');
  const ended = page.getByRole('listitem').filter({ hasText: 'GONE' });
  await expect(ended.getByText('Cancelled')).toBeVisible();
  await ended.getByRole('button', { expanded: false }).click();
  await expect(ended.getByText(/no longer listed/)).toBeVisible();
  await expect(ended.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('MINE')).toBeHidden();
});

test('a fill changes the totals and the holdings at the same moment', async ({ page, broker, enter }) => {
  await untilOpen(broker);
  const api = await enter();
  await openTrade(page, 'holdings');
  const main = page.getByRole('main');
  // In any state: one in review stands among the holdings too.
  const { data: before } = await api.get<Wire['PositionPage']>('/position?limit=100');
  const { data: stocks } = await api.get<Wire['InstrumentPage']>(
    '/instrument?market_id=US&product_type=STOCK&limit=50',
  );
  const stock = stocks.find(({ symbol }) => !before.some((held) => held.symbol === symbol));
  if (stock === undefined) throw new Error('The demo customer holds everything.');
  const available = main
    .locator('dt', { hasText: 'Available' })
    .locator('xpath=following-sibling::dd')
    .first();
  await expect(available).toHaveText(/\$/);
  const old = (await available.textContent()) ?? '';

  const { promise: isLetGo, resolve: letGo } = deferred();
  const { promise: isHeld, resolve: hold } = deferred();
  await page.route(/\/position\?.*state=open/, async (route) => {
    hold();
    await isLetGo;
    await route.continue();
  });
  const accounts = page.waitForResponse(/\/api\/v1\/account$/);
  await api.post('/order', {
    symbol: stock.symbol,
    direction: 'long',
    order_type: 'market',
    quantity: '10',
  });
  await broker.advanceClock(5_000);
  await Promise.all([isHeld, accounts.then((answer) => answer.finished())]);
  await untilDrawn(page);
  // The new balance is there; its holding is not.
  await expect(available).toHaveText(old);
  await expect(main.getByText(stock.symbol)).toHaveCount(0);
  letGo();
  await expect(main.getByText(stock.symbol).first()).toBeVisible();
  await expect(available).not.toHaveText(old);
});
