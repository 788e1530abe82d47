import { speakPseudo, undisguised } from '../support/pseudo.js';
import { covers, expect, test, type Page } from '../support/test.js';

const MARKET = '/pages/main/market/index';
const drawn = (page: Page, path: string) => page.locator(`main[data-page="${path}"] h1:visible`);

/** Texts of the page that have less room than they need. */
const cutTexts = (page: Page) =>
  page.locator('main:visible li :visible').evaluateAll((parts) =>
    parts
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX !== 'visible')
      .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
      .map((part) => part.textContent),
  );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test(
  'the picker says how complete each language is; other tabs and the next start follow the choice',
  covers('2.language.picker', '3.language', '4.languageChange'),
  async ({ page, context }) => {
    await page.goto(`/#${MARKET}`);
    const other = await context.newPage();
    await other.goto(`/#${MARKET}`);
    await expect(drawn(other, MARKET)).toHaveText('Markets');
    await page.getByRole('button', { name: /^Language/ }).click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toContainText([
      /EnglishEnglish/,
      /DeutschGermany/,
      /ItalianoItaly/,
      /FrançaisFrance/,
      /EspañolSpain/,
      /日本語Partly translated/,
      /简体中文Partly translated/,
    ]);
    for (const flag of await rows.locator('img').all())
      await expect
        .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    await page.getByRole('button', { name: /Deutsch/ }).click();
    for (const tab of [page, other]) {
      await expect(drawn(tab, MARKET)).toHaveText('Märkte');
      await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
    }
    await page.reload();
    await expect(drawn(page, MARKET)).toHaveText('Märkte');
  },
);

test.describe('in a browser that reads German', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit speaks it', async ({ page }) => {
    await page.goto(`/#${MARKET}`);
    await expect(drawn(page, MARKET)).toHaveText('Märkte');
  });
});

test('an incomplete language is shown as far as it goes, and the rest in English', async ({ page }) => {
  await page.goto(`/#${MARKET}`);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: /日本語/ }).click();
  await expect(drawn(page, MARKET)).toHaveText('マーケット');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'ウォッチリスト' })).toBeVisible();
  // A page that is not translated: its title is Japanese, its content English.
  await page.goto('/#/pages/quote/globalindex');
  await expect(drawn(page, '/pages/quote/globalindex')).toHaveText('世界の指数');
  await expect(page.getByText(/markets (is|are) open now/)).toBeVisible();
  await page.getByRole('button', { name: '戻る' }).click();
  await expect(drawn(page, MARKET)).toHaveText('マーケット');
});

test('every word comes from a catalogue, and a longer one fits a small phone', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await speakPseudo(page);
  await page.goto('/#/pages/auth/login');
  await expect(drawn(page, '/pages/auth/login')).toContainText('⟦');
  expect(await undisguised(page, 'header, main')).toEqual([]);
  expect(await widthOf(page)).toBe(320);

  await enter();
  await page.goto('about:blank');
  for (const path of ['/pages/setting/index', '/pages/setting/security', '/pages/main/watchlist/manage']) {
    await page.goto(`/#${path}`);
    await expect(drawn(page, path)).toContainText('⟦');
    expect(await widthOf(page), path).toBe(320);
  }
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await page.goto('/#/pages/quote/globalindex');
  await expect(page.getByRole('listitem').filter({ hasText: /Straits|Garden/ })).toContainText('%');
  expect(await cutTexts(page)).toEqual([]);
  await page.goto('/#/pages/search/index?q=Fenn');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Fennridge Power & Light' }).first(),
  ).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await page.goto('/#/pages/no/such/page');
  await expect(page.locator('main h1:visible')).toContainText('⟦');
  expect(await undisguised(page, 'header, main')).toEqual([]);
});

test('written from right to left, the frame is its own mirror', async ({ page }) => {
  await page.goto(`/#${MARKET}`);
  await expect(drawn(page, MARKET)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const tabs = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link');
  const places = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  expect(places).toHaveLength(5);
  expect([...places].sort((a, b) => b - a)).toEqual(places);
  expect(await widthOf(page)).toBe(390);

  for (const path of ['/pages/auth/login', '/pages/search/index', '/pages/quote/globalindex']) {
    await page.goto(`/#${path}`);
    await expect(drawn(page, path)).toBeVisible();
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
    expect(back?.x, path).toBeGreaterThan(300);
    expect(await widthOf(page), path).toBe(390);
  }
});
