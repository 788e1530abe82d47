import { untilOpen } from '../support/marketClock.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

async function openMarkets(page: Page, search = ''): Promise<void> {
  await page.goto(`/#/pages/main/market/index${search}`);
  await expect(rows(page).first()).toBeVisible();
}

/** A real finger that goes down, moves in steps and stays until `up`. */
async function touchDown(page: Page, from: { x: number; y: number }, downPx: number) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', from.y + (downPx * step) / 8);
  return { up: () => send('touchEnd', from.y + downPx) };
}

test(
  'a visitor reads the markets; prices change in place, and pulling down refreshes them',
  covers('4.refresher'),
  async ({ page, broker }) => {
    await untilOpen(broker);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openMarkets(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    await expect(page.getByText(/^Open until/)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/v1/watchlist'))).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);

    const row = rows(page).first();
    const box = await row.boundingBox();
    // A cheap stock may stay at its price for a minute; some row moves in nearly every second.
    const before = await rows(page).allInnerTexts();
    await expect(async () => {
      await broker.advanceClock(1_000);
      expect(await rows(page).allInnerTexts()).not.toEqual(before);
    }).toPass();
    // A busy server may show an outage notice above the rows.
    await expect.poll(() => row.boundingBox()).toEqual(box);

    const second = await rows(page).nth(1).boundingBox();
    const from = { x: 190, y: (second?.y ?? 300) + 20 };
    const again = page.waitForRequest(/\/instrument\?/);
    const finger = await touchDown(page, from, 260);
    await finger.up();
    await again;
    await expect(rows(page).first()).toBeVisible();
  },
);

test(
  'the chosen market is remembered and follows other tabs, and a link to another does not replace it',
  covers('2.markets.sections', '3.app'),
  async ({ page, context }) => {
    await openMarkets(page);
    const chips = page.getByRole('group', { name: 'Market', exact: true });
    await chips.getByRole('radio', { name: 'Spain' }).check();
    await expect(page).toHaveURL(/market=ES/);
    await page.getByRole('tab', { name: 'Losers' }).click();
    await expect(page).toHaveURL(/tab=losers/);
    await expect(rows(page).first()).toContainText('−');

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Losers' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/#/pages/main/home/index');
    await openMarkets(page);
    await expect(chips.getByRole('radio', { name: 'Spain' })).toBeChecked();

    await openMarkets(page, '?market=HK');
    await expect(chips.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
    await expect(chips.getByRole('radio', { name: 'Hong Kong' })).toBeInViewport({ ratio: 1 });
    await page.goto('/#/pages/main/home/index');
    await openMarkets(page);
    await expect(chips.getByRole('radio', { name: 'Spain' })).toBeChecked();

    const other = await context.newPage();
    await openMarkets(other);
    await expect(other.getByRole('radio', { name: 'Spain' })).toBeChecked();
    await page.getByRole('radio', { name: 'Hong Kong' }).check();
    await expect(page.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
    await expect(other.getByRole('radio', { name: 'Hong Kong' })).toBeChecked();
  },
);

test('the rankings stay at hand while one reads on, and each comes back where it was left', async ({
  page,
}) => {
  await openMarkets(page);
  const tabs = page.getByRole('tablist', { name: 'Ranking' });
  const first = page.locator('[aria-posinset="1"]');
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect(first).toBeHidden();
  const place = (await tabs.boundingBox())?.y ?? 0;
  await tabs.getByRole('tab', { name: 'Gainers' }).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => Math.round((await tabs.boundingBox())?.y ?? 0)).toBe(Math.round(place));
  await tabs.getByRole('tab').first().click();
  await expect(first).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(1_200);

  // Another market's rankings are separate lists.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('radio', { name: 'Spain' }).check();
  await expect(page).toHaveURL(/market=ES/);
  await tabs.getByRole('tab', { name: 'Gainers' }).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 500));
  await tabs.getByRole('tab').first().click();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('a row shows the change of its price; a closed market says when it opens and of which day its prices are', async ({
  page,
  broker,
}) => {
  await openMarkets(page, '?market=HK');
  const answer = await fetch(`${broker.url}/api/v1/instrument?market_id=HK&section=most_active&limit=1`);
  const { data } = (await answer.json()) as {
    data: { symbol: string; change: string; change_percentage: string; tick_size: string }[];
  };
  const [first] = data;
  if (first === undefined) throw new Error('Hong Kong lists nothing.');
  const places = first.tick_size.split('.')[1]?.length ?? 0;
  const amount = Math.abs(Number(first.change)).toFixed(places);
  // A derived figure, rounded half away from zero.
  const percent = (Math.round(Math.abs(Number(first.change_percentage)) * 100) / 100).toFixed(2);
  const row = rows(page).filter({ hasText: first.symbol });
  await expect(row).toContainText(amount);
  await expect(row).toContainText(`${percent}%`);

  // The tests' clock stands in a New York session, when Hong Kong is closed.
  await expect(page.getByText(/^Closed, opens \w+.* your time\)$/)).toBeVisible();
  await expect(page.getByText(/^Prices at the close of \w+/)).toBeVisible();
});

test(
  'a ranking that fails can be requested again, and loads its next page near its end',
  covers('2.tab.reachBottom'),
  async ({ page }) => {
    await page.route(/\/instrument\?/, (route) => route.abort());
    await page.goto('/#/pages/main/market/index');
    await expect(page.getByText('Prices could not be loaded')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Spain' })).toBeVisible();
    await page.unroute(/\/instrument\?/);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();

    let isBlocked = true;
    await page.route(/\/instrument\?.*cursor=/, (route) => (isBlocked ? route.abort() : route.continue()));
    const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await toEnd();
    await expect(page.getByText('More rows could not be loaded')).toBeVisible();
    isBlocked = false;
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('More rows could not be loaded')).toBeHidden();
    await expect(async () => {
      await toEnd();
      const places = await rows(page).evaluateAll((items) =>
        items.map((item) => Number(item.ariaPosInSet ?? item.getAttribute('aria-posinset'))),
      );
      expect(Math.max(...places)).toBeGreaterThan(40);
      // However long the ranking is, the page renders only the visible rows and a few more.
      expect(places.length).toBeLessThan(40);
    }).toPass();
  },
);

test('no row moves while a finger is on it', async ({ page, broker }) => {
  await untilOpen(broker);
  await page.clock.install();
  await openMarkets(page, '?market=US&tab=gainers');
  const order = () => rows(page).evaluateAll((items) => items.slice(0, 8).map((item) => item.textContent));
  const symbols = async () => (await order()).map((text) => text?.match(/[A-Z]{4}/)?.[0]);
  const box = await rows(page).nth(2).boundingBox();
  const before = await symbols();
  const prices = await order();
  const finger = await touchDown(page, { x: 190, y: (box?.y ?? 400) + 30 }, -2);
  await broker.advanceClock(20 * 60_000);
  await expect.poll(order).not.toEqual(prices);
  // Longer than the 5 s after which an untouched ranking is sorted again.
  await page.clock.runFor(6_000);
  expect(await symbols()).toEqual(before);
  await finger.up();
  await expect(async () => {
    await broker.advanceClock(60_000);
    await page.clock.runFor(6_000);
    expect(await symbols()).not.toEqual(before);
  }).toPass();
});

test('a market line is fetched at once after the device has slept with the page in view', async ({
  page,
}) => {
  await page.clock.install();
  const fetched = page.waitForResponse(/\/afterFirstPage-/);
  await page.goto('/#/pages/main/market/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  await (await fetched).finished();
  await page.clock.runFor(2_000);
  const HOUR_MS = 3_600_000;
  const asked = page.waitForRequest(/\/market\/app/);
  // The time moves, the timers do not.
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  await page.clock.runFor(2_000);
  await asked;
});
