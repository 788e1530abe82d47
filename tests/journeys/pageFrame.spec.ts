import { h5, resolvePage } from '@fairlot/manifest';
import { covers, expect, test } from '../support/test.js';

// What stands around a page: the name of the product, the header's tools, the width.

test(
  'a page has the header tools that the manifest gives it, and the name of the product on the narrowest phone',
  covers('2.layout.tools'),
  async ({ page, enter }) => {
    await enter();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const tab of ['home', 'market', 'watchlist', 'trade', 'profile']) {
        await page.goto(`/#/pages/main/${tab}/index`);
        const banner = page.getByRole('banner');
        await expect(page.locator(`[data-page="/pages/main/${tab}/index"]`)).toBeVisible();
        const name = await banner.getByText('Fairlot', { exact: true }).boundingBox();
        expect(name?.width, `${tab} at ${width}`).toBeGreaterThan(30);
        const tools = await banner.getByRole('link').or(banner.getByRole('button')).all();
        for (const tool of tools) {
          const box = await tool.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          const isMark = (await tool.textContent()) === 'Simulated';
          if (!isMark) expect(box?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
        }
      }
    }
    // A product may have a longer name, which is cut before it moves the page or covers a tool.
    await page.setViewportSize({ width: 320, height: 700 });
    const banner = page.getByRole('banner');
    await banner.getByText('Fairlot', { exact: true }).evaluate((name) => {
      name.textContent = 'Partners International';
    });
    const long = await banner.getByText('Partners International').boundingBox();
    const tool = await banner.getByRole('link').first().boundingBox();
    expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThanOrEqual(tool?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await test.step('the tools', async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      const names = {
        search: 'Search',
        settings: 'Settings',
        history: 'History',
        support: 'Support',
        watch: /watchlist/i,
      } as const;
      for (const [path, search] of [
        ['/pages/main/home/index', ''],
        ['/pages/product/popular', ''],
        ['/pages/setting/index', ''],
        ['/pages/borrow/index', ''],
        ['/pages/deposit/index', ''],
        ['/pages/deposit/card', ''],
        ['/pages/deposit/wallet', ''],
        ['/pages/deposit/custom', ''],
        ['/pages/profile/transfer', ''],
        ['/pages/quantify/index', ''],
        ['/pages/withdraw/bank', ''],
        ['/pages/withdraw/crypto', ''],
        ['/pages/kycverify/index', ''],
        ['/pages/quote/gin', '?symbol=HB-50'],
      ] as const) {
        await page.goto(`/#${path}${search}`);
        await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
        const given: readonly string[] = resolvePage(h5, path).tools;
        for (const [tool, name] of Object.entries(names)) {
          const found = page
            .getByRole('banner')
            .getByRole(tool === 'support' || tool === 'watch' ? 'button' : 'link', { name });
          await expect(found, `${tool} on ${path}`).toHaveCount(given.includes(tool) ? 1 : 0);
        }
      }
    });
  },
);

test(
  'a page that caps its width stands in the middle of a wide screen',
  covers('2.page.maxWidth'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/#/pages/news/index');
    await page.locator('a[href*="news/detail"]').first().click();
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    await expect(heading).toBeVisible();
    const column = await page.locator('[data-page="/pages/news/detail"]').boundingBox();
    expect(column?.width).toBeLessThanOrEqual(h5.pages['/pages/news/detail'].maxWidth);
    expect(Math.abs((column?.x ?? 0) - (1280 - (column?.width ?? 0)) / 2)).toBeLessThanOrEqual(1);
    // A narrower window takes effect at once, without overflow.
    const widthPx = async () => (await page.locator('[data-page="/pages/news/detail"]').boundingBox())?.width;
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(widthPx).toBe(500);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthPx).toBe(column?.width);
  },
);
