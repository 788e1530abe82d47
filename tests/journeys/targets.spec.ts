import { exchangeMoney } from '../support/exchangeMoney.js';
import { memberApiOf } from '../support/memberApi.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

// Lighthouse's mobile viewport.
test.use({ viewport: { width: 412, height: 823 } });

const LOGIN = '/pages/auth/login';
const HOME = '/pages/main/home/index';
const MARKETS = '/pages/main/market/index';
const STOCK = '/pages/quote/stock?symbol=NLTO';
const TICKET = '/pages/payment/stock?symbol=LUMB';
/** The number of checked tab stops: more than two screens of rows. */
const STOPS = 40;

async function open(page: Page, address: string): Promise<void> {
  followRequests(page);
  await page.goto(`/#${address}`);
  const drawn = page.locator(`main[data-page="${address.split('?')[0]}"]`);
  await expect(drawn.locator('h1:visible')).toHaveCount(1);
  await untilAnswered(page);
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
}

test('each target is large enough for a finger', async ({ page, signIn }) => {
  const check = async (address: string, untilReady?: () => Promise<void>) => {
    await open(page, address);
    await untilReady?.();
    // axe reports a row under the tab bar as covered, although it can be scrolled. During the check the bar stands at
    // the end of the page, including a bar that is rendered later.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('nav { position: static !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await axeFaults(page, ['target-size']), address).toEqual([]);
  };
  for (const address of [LOGIN, MARKETS, STOCK]) await check(address);
  await signIn();
  // A second currency adds small figures close to each other.
  await exchangeMoney(await memberApiOf(page));
  for (const address of [HOME, MARKETS, STOCK]) await check(address);
  // Below each other in its footer are figures that open, once the server has answered.
  await check(TICKET, () =>
    expect(page.locator('form').getByRole('button', { name: 'How this adds up' }).nth(2)).toBeVisible(),
  );
});

/** The focused element, if a sticky element covers its upper or lower edge. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { innerHeight, innerWidth } = window;
    if (focused === null || focused.closest('main') === null) return null;
    const { left, width, top, bottom, height } = focused.getBoundingClientRect();
    if (height > innerHeight / 2 || height < 8) return null;
    // In a row that scrolls sideways, the centre of the focused element may be off-screen.
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
    const isInSight = [top + 3, bottom - 3].every((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && hit.closest('main') !== null;
    });
    return isInSight ? null : `${focused.textContent} (${String(top)} to ${String(bottom)})`;
  });
}

test('no bar covers what the keyboard has focused, and controls in a bar do not scroll the page', async ({
  page,
  enter,
}) => {
  await enter();
  for (const address of [HOME, MARKETS, STOCK]) {
    await open(page, address);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press(key);
        expect(await coveredFocus(page), `${address}, ${key} ${String(stop)}`).toBeNull();
      }
    }
  }

  await test.step('controls in a bar', async () => {
    await open(page, MARKETS);
    await expect(page.getByRole('tabpanel').getByRole('link').nth(8)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    const placePx = () => page.evaluate(() => window.scrollY);
    await expect.poll(placePx).toBe(300);
    const inBars = page.locator(':is(header, nav):not(main *) :is(a, button)').filter({ visible: true });
    const count = await inBars.count();
    expect(count).toBeGreaterThan(6);
    for (let index = 0; index < count; index += 1) {
      const name = (await inBars.nth(index).getAttribute('aria-label')) ?? String(index);
      await inBars.nth(index).focus();
      expect(await placePx(), name).toBe(300);
    }
  });
});
