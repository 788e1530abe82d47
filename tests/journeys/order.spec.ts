import { deferred } from '../support/deferred.js';
import type { Wire } from '@fairlot/api-client/wire';
import type { MemberApi } from '../support/memberApi.js';
import { untilClosed, untilOpen } from '../support/marketClock.js';
import { covers, expect, test } from '../support/test.js';

/** A stock of the home market that the demo customer neither holds nor has ordered. */
async function freshStock(get: MemberApi['get']): Promise<string> {
  const { data } = await get<Wire['InstrumentPage']>('/instrument?market_id=US&product_type=STOCK&limit=50');
  const { data: positions } = await get<Wire['PositionPage']>('/position?limit=100');
  const { data: orders } = await get<Wire['OrderPage']>('/order?limit=100');
  const known = new Set([...positions, ...orders].map(({ symbol }) => symbol));
  const stock = data.find(({ symbol }) => !known.has(symbol));
  if (stock === undefined) throw new Error('The demo customer has traded everything.');
  return stock.symbol;
}

test(
  'a market order is reviewed, placed once, filled, and reads the same everywhere',
  covers('3.order'),
  async ({ page, broker, enter }) => {
    await untilOpen(broker);
    const { get } = await enter();
    const symbol = await freshStock(get);
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    const total = page.locator('form [data-total] dd');
    await quantity.fill('20');
    await expect(total).toHaveText(/\$/);
    // While the estimate for ten is loading, the total for twenty is not shown.
    const { promise: isLetGo, resolve: letGo } = deferred();
    await page.route(/\/order\/preview$/, async (route) => {
      await isLetGo;
      await route.continue();
    });
    await quantity.fill('10');
    await expect(total).toHaveText('–');
    letGo();
    await expect(total).toHaveText(/\$/);
    await page.getByRole('button', { name: 'Review purchase' }).click();

    const sheet = page.getByRole('dialog', { name: 'Check your order' });
    await expect(sheet).toContainText('Held until it fills');
    const place = sheet.getByRole('button', { name: new RegExp(`^Buy 10 ${symbol} for \\$`) });
    // Two presses before an answer place one order.
    const placed = page.waitForResponse(/\/api\/v1\/order$/);
    await place.dblclick();
    await placed;
    await broker.advanceClock(5_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Order filled' })).toBeVisible();

    const { data: orders } = await get<Wire['OrderPage']>(`/order?symbol=${symbol}`);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    const money = (value: string | undefined) =>
      `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    const receipt = page.getByRole('main');
    await expect(receipt).toContainText(money(order?.total_amount));
    await expect(receipt).toContainText(order?.id ?? 'no order');

    const { data: entries } = await get<Wire['EntryPage']>('/account/entry?limit=100');
    const booked = entries.filter(({ ref_id: cause }) => cause === order?.id);
    const cents = booked.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
    expect(cents).toBe(-Math.round(Number(order?.total_amount) * 100));

    await page.getByRole('link', { name: 'See it in Trade' }).click();
    await expect(page.getByRole('main')).toContainText(symbol);
  },
);

test(
  'a limit far from the market is asked about twice; selling what is held is a request that is reviewed',
  covers('3.order.type', '4.close'),
  async ({ page, broker, enter }) => {
    test.slow();
    const { get } = await enter();
    const symbol = await freshStock(get);
    const { data: quotes } = await get<Wire['QuoteList']>(`/quote?symbols=${symbol}`);
    const last = Number(quotes[0]?.last);
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy&type=limit`);
    await page.getByRole('textbox', { name: 'Limit price' }).fill((last * 0.85).toFixed(2));
    await page.getByRole('button', { name: 'Review purchase' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Is this price right?');
    await expect(question).toContainText(/ is 1\d(\.\d)?% below the market price of /);
    await question.getByRole('button', { name: 'Keep this price' }).click();
    const review = page.getByRole('dialog', { name: 'Check your order' });
    await review.getByRole('button', { name: 'Close' }).click();

    const price = (last * 0.5).toFixed(2);
    await page.getByRole('textbox', { name: 'Limit price' }).fill(price);
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await expect(page.getByText(/Enter a price from/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Limit price' })).toHaveValue(price);

    await test.step('selling', async () => {
      const { data: positions } = await get<Wire['PositionPage']>('/position?state=open');
      const held = positions.find(({ direction }) => direction === 'long');
      if (held === undefined) throw new Error('The demo customer holds nothing.');
      await page.goto(`/#/pages/payment/stock?symbol=${held.symbol}&side=sell`);
      await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
      await page.getByRole('button', { name: 'Review closing' }).click();
      await page.getByRole('button', { name: new RegExp(`^Sell 1 ${held.symbol} for about \\$`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Closing requested' })).toBeVisible();
      const { data: requests } = await get<Wire['CloseRequestPage']>('/position/close');
      expect(requests[0]).toMatchObject({ position_id: held.id, quantity: '1', status: 'closing_review' });
      await broker.control('POST', `/review/close/${requests[0]?.id ?? ''}`, {
        decision: 'refuse',
        reason_key: 'price_unclear',
      });
      const news = page.getByRole('status').filter({ hasText: 'the position stays open' });
      await expect(news).toHaveText(new RegExp(`^1 ${held.name}: `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closing refused');
    });
  },
);

test('an order without an answer is looked up, blocks another one, and turns out to be one order', async ({
  page,
  enter,
}) => {
  const { get } = await enter();
  const symbol = await freshStock(get);
  await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
  let calls = 0;
  await page.route('**/api/v1/order', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    if (calls > 4) return route.continue();
    // The first call reaches the server, but is never answered; then the network is down for a while.
    if (calls > 1) return route.abort('failed');
    await route.fetch();
    return undefined;
  });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Review purchase' }).click();
  const sheet = page.getByRole('dialog', { name: 'Check your order' });
  await sheet.getByRole('button', { name: new RegExp(`^Buy 3 ${symbol}`) }).click();
  await expect(sheet).toContainText('We don’t know yet: checking', { timeout: 20_000 });
  await expect(sheet).toContainText('We don’t know yet whether this arrived');

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review purchase' })).toBeDisabled();
  // Leaving the page does not allow a second order either.
  await page.goto('/#/pages/main/home/index');
  await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
  await expect(page.getByRole('button', { name: 'Review purchase' })).toBeDisabled();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order (received|filled)$/ })).toBeVisible();
  const { data: orders } = await get<Wire['OrderPage']>(`/order?symbol=${symbol}`);
  expect(orders.map(({ quantity }) => quantity)).toEqual(['3']);
});

test('an amount is rounded down to whole lots; after a refusal the next review is a new order', async ({
  page,
  broker,
  enter,
}) => {
  test.slow();
  const { get } = await enter();

  await test.step('an amount, and exits by percent', async () => {
    const symbol = await freshStock(get);
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    await page.getByRole('button', { name: 'By amount in USD' }).click();
    const amount = page.getByRole('textbox', { name: 'Amount, fee included' });
    const toReview = page.getByRole('button', { name: 'Review purchase' });
    await amount.fill('5000');
    await expect(toReview).toBeEnabled();
    // A quantity computed from an amount that was cleared is not ordered.
    await amount.fill('');
    await expect(toReview).toBeDisabled();
    await amount.fill('5000');
    await expect(amount).toHaveAccessibleDescription(/^Comes to [\d,]+ shares, \$[\d.]+ is left over$/);
    await page.getByText('Stop loss and take profit', { exact: true }).click();
    await page.getByRole('radio', { name: 'Percent' }).check();
    const stop = page.getByRole('textbox', { name: 'Stop loss' });
    await stop.fill('5');
    await expect(stop).toHaveAccessibleDescription(/^At \$[\d.,]+\. About \$[\d.,]+ loss, before fees$/);
    await toReview.click();
    const sheet = page.getByRole('dialog', { name: 'Check your order' });
    await expect(sheet).toContainText(/Quantity[\d,]+Price/);
    await expect(sheet).toContainText(/Stop loss\$[\d.,]+/);
    await sheet.getByRole('button', { name: new RegExp(`^Buy [\\d,]+ ${symbol} for \\$`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order (received|filled)$/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Stop loss\$[\d.,]+/);
  });

  await test.step('a refusal', async () => {
    const symbol = await freshStock(get);
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('2');
    await page.getByRole('button', { name: 'Review purchase' }).click();
    const sheet = page.getByRole('dialog', { name: 'Check your order' });
    const place = sheet.getByRole('button', { name: new RegExp(`^Buy 2 ${symbol}`) });
    await expect(place).toBeVisible();
    await broker.control('POST', `/instrument/${symbol}`, { status: 'halted' });
    await place.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('This did not go through')).toBeVisible();
    await expect(quantity).toHaveValue('2');

    await broker.control('POST', `/instrument/${symbol}`, { status: 'active' });
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await place.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order (received|filled)$/ })).toBeVisible();
  });
});

test('while the market is closed the ticket says so, and the order waits for it to open', async ({
  page,
  broker,
  enter,
}) => {
  const { get } = await enter();
  const symbol = await freshStock(get);
  const opensAt = await untilClosed(broker);
  const weekday = opensAt.toLocaleDateString('en', { weekday: 'long', timeZone: 'America/New_York' });
  const timeIn = (timeZone: string) => opensAt.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  const ownTime = timeIn('Europe/Berlin');
  try {
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    await expect(page.getByRole('main')).toContainText('Closed now');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
    const opening = `It opens on ${weekday} ${timeIn('America/New_York')}, New York time. That is ${ownTime} your time.`;
    await expect(page.getByRole('main')).toContainText(opening);
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await expect(page.getByRole('dialog')).toContainText(opening);
    await page.getByRole('button', { name: new RegExp(`^Buy 1 ${symbol}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Waits for the market to open');
    await expect(page.getByRole('main')).toContainText(new RegExp(`Opens .+ ${ownTime}:00 .+ · Until `));
  } finally {
    // The next journey on this server expects an open market.
    await untilOpen(broker);
  }
});

test('money of another account or currency is moved or exchanged from the ticket, which keeps what was typed', async ({
  page,
  enter,
}) => {
  test.slow();
  const { get } = await enter();

  await test.step('another account', async () => {
    const symbol = await freshStock(get);
    const { data: quotes } = await get<Wire['QuoteList']>(`/quote?symbols=${symbol}`);
    const { data: accounts } = await get<Wire['AccountList']>('/account');
    const trade = accounts.find(({ kind, currency }) => kind === 'trade' && currency === 'USD');
    // A tenth more than the trading account can pay; the cash account has enough.
    const quantity = Math.floor((Number(trade?.available_funds) * 1.1) / Number(quotes[0]?.last)).toString();
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    const field = page.getByRole('textbox', { name: 'Quantity' });
    await field.fill(quantity);
    // What it costs is shown although it cannot be paid yet, and a review says why there is none.
    await expect(page.getByText(/^\$[\d,.]+ is missing$/)).toBeVisible();
    await expect(page.locator('form [data-total] dd')).toHaveText(/\$/);
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await expect(field).toHaveAccessibleDescription(/^This needs \$[\d,.]+; \$[\d,.]+ is available/);
    await page.getByRole('button', { name: /^Move \$/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Review your transfer' });
    await sheet.getByRole('button', { name: /^Transfer \$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: /^Move \$/ })).toBeHidden();
    const before = Number(trade?.available_funds).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(page.getByText(`$${before} available`, { exact: true })).toBeHidden();
    await expect(field).toHaveValue(Number(quantity).toLocaleString('en'));
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your order' })).toBeVisible();
  });

  await test.step('another currency', async () => {
    const { data } = await get<Wire['InstrumentPage']>('/instrument?market_id=HK&product_type=STOCK&limit=1');
    const { symbol, lot_size: lot } = data[0] ?? { symbol: '', lot_size: '' };
    const twoLots = (Number(lot) * 2).toLocaleString('en');
    await page.goto(`/#/pages/payment/stock?symbol=${symbol}&side=buy`);
    const field = page.getByRole('textbox', { name: 'Quantity' });
    // The missing amount is that of two lots, not of the one lot that the ticket began with.
    const answered = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/order/preview') &&
        (answer.request().postData() ?? '').includes(`"quantity":"${String(Number(lot) * 2)}"`),
    );
    await field.fill(String(Number(lot) * 2));
    await answered;
    await page.getByRole('button', { name: 'Exchange USD for HKD' }).click();
    await page.getByRole('button', { name: 'Get a quote' }).click();
    await page.getByRole('button', { name: /^Exchange \$.* for HK\$/ }).click();
    await page.getByRole('button', { name: 'Back to your order' }).click();
    await expect(field).toHaveValue(twoLots);
    await page.getByRole('button', { name: /^Move HK\$/ }).click();
    await page.getByRole('button', { name: /^Transfer HK\$/ }).click();
    await expect(page.getByText(/^HK\$[1-9][\d,.]* available$/)).toBeVisible();
    await page.getByRole('button', { name: 'Review purchase' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your order' })).toContainText(twoLots);
  });
});

test('the ticket and its address have the same order type: Back, a link, a choice, a reload', async ({
  page,
  enter,
}) => {
  const { get } = await enter();
  const symbol = await freshStock(get);
  const type = page.getByRole('radiogroup', { name: 'Order type' });
  const isChosen = (name: string) => expect(type.getByRole('radio', { name })).toBeChecked();
  const ticket = `/#/pages/payment/stock?symbol=${symbol}`;
  await page.goto(`${ticket}&type=limit`);
  await isChosen('Limit');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
  await page.goto(ticket);
  await isChosen('Market');
  await page.goBack();
  await isChosen('Limit');
  await expect(page).toHaveURL(/type=limit/);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('7');

  await type.getByRole('radio', { name: 'Market' }).check();
  await isChosen('Market');
  await expect(page).not.toHaveURL(/type=limit/);
  await type.getByRole('radio', { name: 'Limit' }).check();
  await expect(page).toHaveURL(/type=limit/);
  await page.reload();
  await isChosen('Limit');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('7');

  const { data: positions } = await get<Wire['PositionPage']>('/position?state=open');
  const held = positions.find(({ direction }) => direction === 'long');
  await page.goto(`/#/pages/payment/stock?symbol=${held?.symbol ?? ''}&side=sell&type=limit`);
  await expect(page.getByRole('button', { name: 'Review closing' })).toBeVisible();
  await isChosen('Limit');
});
