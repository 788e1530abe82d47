import { expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

test('a visitor reads what happened, and today’s prices of what it is about', async ({ page }) => {
  await page.goto('/#/pages/main/market/index');
  await page
    .getByRole('navigation', { name: 'More about the markets' })
    .getByRole('link', { name: 'News' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.getByRole('radio', { name: 'Hong Kong' }).click();
  await expect(page).toHaveURL(/market=HK/);
  const headlines = page.locator('a[href*="news/detail"]');
  await expect(headlines.first()).toContainText('HK');
  expect(await axeFaults(page)).toEqual([]);

  await headlines.filter({ hasText: 'ends the day' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /ends the day at/ })).toBeVisible();
  await expect(page.getByText('Companies, prices and this report are simulated.')).toBeVisible();
  const subjects = page.getByRole('list', { name: 'In this story' }).getByRole('listitem');
  await expect(subjects.first()).toContainText(/[+−]\d/);
  expect(await axeFaults(page)).toEqual([]);

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Older story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.getByRole('link', { name: 'Newer story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  // All stories share one history entry, so Back leads to the list.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/news\/index\?market=HK/);
});

test('stories are shared by their address, found by search and from their stock, or said not to exist', async ({
  page,
  context,
  broker,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/pages/news/index');
  await page.locator('a[href*="news/detail"]').first().click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await test.step('a story that does not exist', async () => {
    for (const id of ['nws_session.US.1999-01-01', '<script>alert(1)</script>']) {
      await page.goto(`/#/pages/news/detail?id=${encodeURIComponent(id)}`);
      await expect(page.getByText('This story does not exist')).toBeVisible();
      await page.getByRole('link', { name: 'Show all news' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    }
  });

  await test.step('search', async () => {
    await page.goto('/#/pages/news/index');
    const headline = page.locator('a[href*="nws_results"]').first();
    await expect(headline).toBeVisible();
    const company = ((await headline.textContent()) ?? '').split(':')[0] ?? '';
    await page.goto('/#/pages/search/index');
    await page.getByRole('searchbox').fill(company);
    const group = page.getByRole('region', { name: 'News' });
    await expect(group.getByRole('link').first()).toContainText(company);
    await group.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });

  await test.step('the page of a stock', async () => {
    const answer = await fetch(`${broker.url}/api/v1/news?limit=50`);
    const { data } = (await answer.json()) as { data: { kind: string; symbols: { symbol: string }[] }[] };
    const symbol = data.find(({ kind }) => kind === 'results')?.symbols[0]?.symbol ?? '';
    await page.goto(`/#/pages/quote/stock?symbol=${symbol}`);
    await expect(page.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
    await page.getByRole('link', { name: 'All news' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(symbol) })).toBeVisible();
  });
});
