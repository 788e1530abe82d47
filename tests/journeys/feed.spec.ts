import { startFeedProxy } from '../support/feedProxy.js';
import { untilOpen } from '../support/marketClock.js';
import { expect, test, type Page } from '../support/test.js';

interface Row {
  readonly symbol: string;
  readonly name: string;
  readonly last: string;
}

/** The most traded stock of New York, at the top of its market's list. */
async function mostActive(url: string): Promise<Row> {
  const answer = await fetch(`${url}/api/v1/mover?market_id=US&kind=most_active&limit=1`);
  const { data } = (await answer.json()) as { data: Row[] };
  const [row] = data;
  if (row === undefined) throw new Error('New York trades nothing.');
  return row;
}

/** The server's current price, as the app writes it. */
async function priceOf(url: string, symbol: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/quote?symbols=${symbol}`);
  const { data } = (await answer.json()) as { data: Row[] };
  return Number(data[0]?.last).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

const header = (page: Page) => page.locator('main').filter({ visible: true });

test('a halted stock says so and takes no order; five seconds without a price show a notice', async ({
  page,
  broker,
}) => {
  await untilOpen(broker);
  const { symbol, name } = await mostActive(broker.url);
  await broker.control('POST', `/instrument/${symbol}`, { status: 'halted' });
  try {
    await broker.advanceClock(2_000);
    await page.goto(`/#/pages/quote/stock?symbol=${symbol}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Trading is halted')).toBeVisible();
    await expect(page.getByText('No orders are taken until trading resumes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy', exact: true })).toHaveCount(0);
    // Its price is halted while the market moves on.
    const standing = await priceOf(broker.url, symbol);
    await broker.advanceClock(10 * 60_000);
    expect(await priceOf(broker.url, symbol)).toBe(standing);
    await expect(header(page)).toContainText(standing);
  } finally {
    await broker.control('POST', `/instrument/${symbol}`, { status: 'active' });
  }
  // The next price shows that trading continues, without a reload.
  await expect(async () => {
    await broker.advanceClock(1_000);
    await expect(page.getByRole('link', { name: 'Buy', exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Trading is halted')).toBeHidden();

  await test.step('in an open market', async () => {
    const paused = page.getByText(/^Prices paused/).filter({ visible: true });
    await expect(header(page)).toContainText(await priceOf(broker.url, symbol));
    // The tests' clock stands still, so no price is sent.
    await expect(paused).toBeVisible({ timeout: 20_000 });
    await expect(async () => {
      await broker.advanceClock(1_000);
      await expect(paused).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('a feed that breaks', () => {
  // The browser's error for the connection that the journey cuts.
  test.use({ provoked: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('a lost connection resumes where it broke off, and missed messages are requested again', async ({
    page,
    broker,
  }) => {
    await untilOpen(broker);
    const { symbol } = await mostActive(broker.url);
    const proxy = await startFeedProxy(broker.url);
    try {
      await page.goto(`${proxy.url}/#/pages/quote/stock?symbol=${symbol}`);
      await expect(header(page)).toContainText(await priceOf(broker.url, symbol));
      // The page has read the stream to some place once it shows a price of it.
      await expect.poll(proxy.sentCount).toBeGreaterThan(0);
      await broker.advanceClock(60_000);
      await expect(header(page)).toContainText(await priceOf(broker.url, symbol));

      const streams = proxy.lastEventIds.length;
      proxy.cut();
      await expect.poll(() => proxy.lastEventIds.length).toBeGreaterThan(streams);
      expect(proxy.lastEventIds.at(-1)).toMatch(/^\d+$/);
      await broker.advanceClock(60_000);
      await expect(header(page)).toContainText(await priceOf(broker.url, symbol));

      // When an event shows that one before it is missing, all followed symbols are fetched again.
      const snapshots = proxy.snapshots.length;
      proxy.loseOne();
      await expect(async () => {
        await broker.advanceClock(60_000);
        expect(proxy.snapshots.slice(snapshots).some((path) => path.includes(symbol))).toBe(true);
      }).toPass();
      await expect(header(page)).toContainText(await priceOf(broker.url, symbol));
    } finally {
      await proxy.stop();
    }
  });
});

test('two windows, and two pages of one window, never show two prices of one stock', async ({
  page,
  context,
  broker,
}) => {
  await untilOpen(broker);
  const { symbol, name } = await mostActive(broker.url);
  const other = await context.newPage();
  await page.goto('/#/pages/main/market/index?market=US&tab=active');
  const row = page.getByRole('link', { name: new RegExp(symbol) }).filter({ visible: true });
  await expect(row.first()).toBeVisible();
  await other.goto(`${broker.url}/#/pages/quote/stock?symbol=${symbol}`);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  for (let minute = 0; minute < 3; minute += 1) {
    await broker.advanceClock(60_000);
    const price = await priceOf(broker.url, symbol);
    await expect(row.first()).toContainText(price);
    await expect(header(other)).toContainText(price);
  }
  // The stock's page shows the price of the list, before and after the next price.
  await row.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(header(page)).toContainText(await priceOf(broker.url, symbol));
  await broker.advanceClock(60_000);
  const price = await priceOf(broker.url, symbol);
  await expect(header(page)).toContainText(price);
  await expect(header(other)).toContainText(price);
  await page.goBack();
  await expect(row.first()).toContainText(price);
});
