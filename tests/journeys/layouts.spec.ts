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
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(banner.getByRole('button', { name: 'Support' })).toBeVisible();
  },
);

/** The tools of pages behind the tabs, by the manifest: `history` and what it leads to, `support`, `watch`. */
const TOOLS = {
  '/pages/borrow/index': [/borrow\/history/, false, false],
  '/pages/deposit/index': [/deposit\/record/, true, false],
  '/pages/deposit/card': [null, true, false],
  '/pages/deposit/wallet': [null, true, false],
  '/pages/deposit/custom': [null, true, false],
  '/pages/profile/transfer': [/history\/transfers/, false, false],
  '/pages/quantify/index': [/quantify\/history/, false, false],
  '/pages/withdraw/bank': [/withdraw\/record/, true, false],
  '/pages/withdraw/crypto': [/withdraw\/record/, true, false],
  '/pages/kycverify/index': [null, true, false],
  '/pages/kycverify/idcard': [null, true, false],
  '/pages/kycverify/passport': [null, true, false],
  '/pages/kycverify/pro': [null, true, false],
  '/pages/quote/stock?symbol=NLTO': [null, false, true],
  '/pages/quote/gin?symbol=NLTO': [null, false, true],
  '/pages/quote/in?symbol=NLTO': [null, false, true],
} as const;

test(
  'a page has the tools that the manifest names: records, support, the watchlist',
  covers('2.layout.tools'),
  async ({ page, enter }) => {
    test.slow();
    await enter();
    const banner = page.getByRole('banner');
    for (const [address, [records, hasSupport, isWatched]] of Object.entries(TOOLS))
      await test.step(address, async () => {
        await page.goto(`/#${address}`);
        await expect(page.locator(`[data-page="${address.split('?')[0]}"] h1:visible`)).toHaveCount(1);
        const history = banner.getByRole('link', { name: 'History' });
        if (records === null) await expect(history).toHaveCount(0);
        else await expect(history).toHaveAttribute('href', records);
        await expect(banner.getByRole('button', { name: 'Support' })).toHaveCount(hasSupport ? 1 : 0);
        await expect(banner.getByRole('button', { name: /watch/i })).toHaveCount(isWatched ? 1 : 0);
      });
  },
);
