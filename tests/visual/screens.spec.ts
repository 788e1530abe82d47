import { expect, type Page, type Route } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { startGateway } from '../support/gateway.js';
import { openSession } from '../support/memberApi.js';
import { newcomer } from '../support/newcomer.js';
import { openScreen, settleScreen, standStill, test } from './appAtNow.js';

const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';

/** Ten screens of the app as its customers see them, from a real server whose clock is stopped. */
const SCREENS = {
  home: '/pages/main/home/index',
  markets: '/pages/main/market/index',
  watchlist: '/pages/main/watchlist/index',
  trade: '/pages/main/trade/index',
  profile: '/pages/main/profile/index',
  stock: '/pages/quote/stock?symbol=FENN',
  order: '/pages/payment/stock?symbol=LUMB',
  deposit: '/pages/deposit/card',
  withdraw: '/pages/withdraw/bank',
  login: '/pages/auth/login',
} as const;

const HEIGHT_PX = 844;

interface Mode {
  readonly widthPx: number;
  /** Whether the system forces its colours. @default 'none' */
  readonly forcedColors?: 'active' | 'none';
  /** The reader's text size, in CSS px. @default 16 */
  readonly textPx?: number;
}

/** What an open page follows without being loaded again. The app has no dark theme; Harbour's pictures show one. */
const MODES = {
  light: { widthPx: 390 },
  forced: { widthPx: 390, forcedColors: 'active' },
  wide: { widthPx: 1280 },
  large: { widthPx: 320, textPx: 32 },
} as const satisfies Record<string, Mode>;

test.use({ serviceWorkers: 'block' });
// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

async function setMode(page: Page, { widthPx, forcedColors = 'none', textPx = 16 }: Mode): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: HEIGHT_PX });
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  // As in the browser's settings, so that media queries in em follow too.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
  await browser.detach();
}

async function compare(page: Page, name: string): Promise<void> {
  if (notCompared === '') await expect.soft(page, name).toHaveScreenshot(`screen-${name}.png`);
}

for (const [name, path] of Object.entries(SCREENS))
  test(`Screen: ${name}`, async ({ page }) => {
    await setMode(page, MODES.light);
    await standStill(page);
    if (name !== 'login') await openSession(page, demo.mail, demo.password);
    await openScreen(page, path);
    for (const [modeName, mode] of Object.entries<Mode>(MODES))
      await test.step(modeName, async () => {
        if (mode !== MODES.light) await settleScreen(page, path, () => setMode(page, mode));
        await compare(page, `${name}--${modeName}`);
      });
    await test.step('german', async () => {
      await setMode(page, MODES.light);
      await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
      await openScreen(page, path);
      await compare(page, `${name}--german`);
    });
    test.skip(notCompared !== '', notCompared);
  });

/** What a screen needs from the server, apart from who is signed in and what does not change for days. */
const FACTS = /\/api\/v1\/(account|fund|index|instrument|mover|order|position|quote|watchlist)/;

test('Screens: nothing there yet', async ({ page }) => {
  await setMode(page, MODES.light);
  await standStill(page);
  await openSession(page, newcomer, demo.password);
  for (const name of ['home', 'watchlist', 'trade'] as const) {
    await openScreen(page, SCREENS[name]);
    await compare(page, `${name}--empty`);
  }
  test.skip(notCompared !== '', notCompared);
});

test('Screens: signed out', async ({ page }) => {
  await setMode(page, MODES.light);
  await standStill(page);
  for (const name of ['markets', 'stock'] as const) {
    await openScreen(page, SCREENS[name]);
    await compare(page, `${name}--signed-out`);
  }
  test.skip(notCompared !== '', notCompared);
});

test('Screens: changes do not arrive', async ({ page, origin }) => {
  await setMode(page, { ...MODES.light, widthPx: 320 });
  await standStill(page);
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  await openSession(page, demo.mail, demo.password);
  const gateway = await startGateway(origin);
  const isOpen = page.waitForResponse(/\/stream\/member/);
  await settleScreen(page, SCREENS.trade, () => page.goto(`${gateway.url}/#${SCREENS.trade}`));
  await isOpen;
  await settleScreen(page, SCREENS.trade, async () => {
    gateway.loseStreams();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return page.getByText('Änderungen kommen gerade nicht an').isVisible();
      })
      .toBe(true);
  });
  await compare(page, 'trade--stream-lost');
  await gateway.stop();
  test.skip(notCompared !== '', notCompared);
});

test('Screens: no answer yet, a failed one, no network', async ({ page, context }) => {
  await setMode(page, MODES.light);
  await standStill(page);
  await openSession(page, demo.mail, demo.password);
  const held: Route[] = [];
  await page.route(FACTS, (route) => void held.push(route));
  for (const name of ['trade', 'markets'] as const) {
    await page.goto('about:blank');
    held.length = 0;
    await settleScreen(
      page,
      SCREENS[name],
      () => page.goto(`/#${SCREENS[name]}`),
      () => held.length,
    );
    await compare(page, `${name}--loading`);
  }
  await page.unroute(FACTS);
  await page.route(FACTS, (route) => route.fulfill({ status: 500, json: {} }));
  for (const name of ['trade', 'markets'] as const) {
    await openScreen(page, SCREENS[name]);
    await compare(page, `${name}--failed`);
  }
  await page.unroute(FACTS);
  await openScreen(page, SCREENS.home);
  await settleScreen(page, SCREENS.home, () => context.setOffline(true));
  await compare(page, 'home--offline');
  test.skip(notCompared !== '', notCompared);
});

// Not during an update of the baselines: the changed picture would become one.
if (process.env['VISUAL_UPDATE'] !== '1')
  test('a screen whose brand colour moved by one step is refused', async ({ page }) => {
    test.skip(notCompared !== '', notCompared);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: MODES.light.widthPx, height: HEIGHT_PX });
    await standStill(page);
    await openScreen(page, SCREENS.login);
    const button = page.locator('form button[type="submit"]');
    await expect(button).toHaveCSS('background-color', 'rgb(70, 92, 255)');
    await button.evaluate((element) => {
      element.style.backgroundColor = 'rgb(71, 92, 255)';
    });
    const comparison = expect(page).toHaveScreenshot('screen-login--light.png', { timeout: 3_000 });
    await expect(comparison).rejects.toThrow(/pixels/);
  });
