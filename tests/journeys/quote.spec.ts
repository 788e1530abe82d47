import { axeFaults } from '../visual/axeFaults.js';
import { untilDrawn } from '../support/requests.js';
import { covers, expect, test } from '../support/test.js';

/** The first stock of the home market. */
async function firstStock(url: string): Promise<{ symbol: string; name: string }> {
  const response = await fetch(`${url}/api/v1/instrument?market_id=US&limit=1`);
  const { data } = (await response.json()) as { data: { symbol: string; name: string }[] };
  const [stock] = data;
  if (stock === undefined) throw new Error('The home market lists nothing.');
  return stock;
}

test(
  'a visitor finds a stock, reads its prices as a chart and as a table, and is asked to log in to buy',
  covers('3.quote'),
  async ({ page, broker }) => {
    const { symbol, name } = await firstStock(broker.url);
    await page.goto('/#/pages/search/index');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill(symbol);
    // The company is above its headlines.
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const chart = page.getByRole('slider', { name: new RegExp(name) });
    await expect(chart.locator('canvas').first()).toBeVisible();
    await chart.focus();
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

    await page.getByRole('radio', { name: '1D' }).check();
    await expect(page).toHaveURL(/period=1m/);
    // One day is measured from the previous close, as is the price above.
    const summary = page.getByText(/^1D: /);
    await expect(summary).toHaveText(/%$/);
    await expect(page.getByText('Interval: 1 minute')).toBeVisible();
    const text = await page.locator('main[data-page="/pages/quote/stock"]').innerText();
    const percents = [/\((\S+%)\)/, /1D: (\S+%)/].map((said) => said.exec(text)?.[1]);
    expect(percents[0]).toBeDefined();
    expect(percents[1]).toBe(percents[0]);
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL(/\/pages\/auth\/login.*payment/);
  },
);

test('a stock’s page keeps its place for another period, shows lines beside the price, and names the next results', async ({
  page,
  broker,
}) => {
  const { symbol } = await firstStock(broker.url);
  await page.goto(`/#/pages/quote/stock?symbol=${symbol}`);
  const month = page.getByRole('radio', { name: '1M', exact: true });
  await expect(month).toBeVisible();
  await expect(page.getByRole('slider').locator('canvas').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  await month.check();
  await expect(page).toHaveURL(/period=/);
  await expect(page.getByText(/^1M: /)).toHaveText(/%$/);
  // The scroll position is set some frames after the address changes.
  await untilDrawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);

  const answer = await fetch(`${broker.url}/api/v1/instrument/${symbol}`);
  const { next_report_date: date } = (await answer.json()) as { next_report_date: string };
  const day = new Date(date);
  const words = new RegExp(
    `${day.toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${day.getUTCDate()}\\b`,
  );
  const label = page.locator('dt').getByText('Next results', { exact: true });
  await expect(label.locator('xpath=following-sibling::dd')).toHaveText(words);

  await page.goto(`/#/pages/quote/stock?symbol=${symbol}&period=1d`);
  const chart = page.getByRole('slider');
  await expect(chart).toBeVisible();
  const extras = page.getByRole('group', { name: 'Shown beside the price' });
  for (const [choice, words] of [
    ['MA 5/20', /MA 5: [\d.,]+ · MA 20: [\d.,]+/],
    ['RSI 14', /RSI 14: \d+\.\d/],
    [/^vs\. /, /[+−]\d+\.\d\d%/],
  ] as const) {
    await extras.getByRole('checkbox', { name: choice }).focus();
    await page.keyboard.press('Space');
    await expect(extras.getByRole('checkbox', { name: choice })).toBeChecked();
    await expect(chart).toHaveAttribute('aria-valuetext', words);
  }
  await chart.focus();
  await page.keyboard.press('Home');
  // The first drawn bar knows those before it, and the comparison begins there.
  await expect(chart).toHaveAttribute('aria-valuetext', /MA 20.* 0\.00%/);
  expect(await axeFaults(page)).toEqual([]);
});

test('what was searched for is offered again, until it is cleared; an unknown symbol leads to the search', async ({
  page,
  broker,
}) => {
  const { symbol, name } = await firstStock(broker.url);
  await page.goto('/#/pages/search/index');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/api/v1/search')) asked.push(searchParams.get('q') ?? '');
  });
  // Letter by letter, without pauses even on a slow machine.
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement, word) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let end = 1; end <= word.length; end += 1) {
      write?.call(field, word.slice(0, end));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, symbol.toLowerCase());
  const found = page.getByRole('link', { name: new RegExp(name) }).first();
  await expect(found).toBeVisible();
  expect(asked).toEqual([symbol.toLowerCase()]);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/#/pages/search/index');
  await page.getByRole('button', { name: symbol.toLowerCase(), exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(page.getByText('Recent searches')).toBeHidden();
  // An address changed by hand or by a link fills the field, also when it is the one before.
  for (const word of ['bank', symbol, 'bank']) {
    await page.evaluate((wanted) => location.assign(`#/pages/search/index?q=${wanted}`), word);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}$`));
  }

  await page.goto('/#/pages/quote/stock?symbol=ZZZZZ');
  await expect(page.getByText('No stock has the symbol ZZZZZ')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
