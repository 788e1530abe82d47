import { covers, expect, test } from '../support/test.js';

test(
  'the auth layout leads back, or home where there is nothing before, beside the logo and the languages',
  covers('2.layout.auth'),
  async ({ page, context }) => {
    const banner = page.getByRole('banner');
    const back = banner.getByRole('button', { name: 'Back' });
    await page.goto('/#/pages/main/market/index');
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL(/auth\/login/);
    await expect(banner.locator('img')).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/quote\/stock/);

    // The first page of a visit has no history: a visitor's home is the markets page.
    const visit = await context.newPage();
    await visit.goto('/#/pages/auth/login');
    await visit.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(visit).toHaveURL(/main\/market\/index/);
    await visit.close();

    await page.goto('/#/pages/auth/login');
    await banner.getByRole('button', { name: /^Language/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Deutsch/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test(
  'the default layout has search, languages, support, notices and settings',
  covers('2.layout.default'),
  async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/main/home/index');
    const banner = page.getByRole('banner');
    await expect(page.locator('[data-page="/pages/main/home/index"] h1')).toBeVisible();
    for (const [tool, leadsTo] of [
      [banner.getByRole('link', { name: 'Search' }), /search\/index/],
      [banner.getByRole('link', { name: /^Inbox/ }), /notice\/index/],
      [banner.getByRole('link', { name: 'Settings' }), /setting\/index/],
    ] as const) {
      await tool.click();
      await expect(page).toHaveURL(leadsTo);
      await page.goBack();
      await expect(page).toHaveURL(/main\/home\/index/);
    }
    await banner.getByRole('button', { name: /^Language/ }).click();
    const languages = page.getByRole('dialog');
    await expect(languages.getByRole('listitem').first()).toBeVisible();
    await languages.getByRole('button', { name: 'Close' }).click();
    await expect(languages).toHaveCount(0);
    await expect(banner.getByRole('button', { name: 'Support' })).toBeVisible();
  },
);
