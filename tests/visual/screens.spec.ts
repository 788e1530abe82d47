import { expect } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { openSession } from '../support/memberApi.js';
import { openScreen, standStill, test } from './appAtNow.js';

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
  /** @default 'en' */
  readonly language?: 'de';
  /** Whether the system forces its colours. */
  readonly forcedColors?: 'active';
  /** The reader's text size, in CSS px. @default 16 */
  readonly textPx?: number;
}

/** The app has no dark theme; Harbour's pictures show one. */
const MODES = {
  light: { widthPx: 390 },
  forced: { widthPx: 390, forcedColors: 'active' },
  german: { widthPx: 390, language: 'de' },
  large: { widthPx: 320, textPx: 32 },
} as const satisfies Record<string, Mode>;
const modes = Object.entries<Mode>(MODES);

test.use({ serviceWorkers: 'block' });
// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const [name, path] of Object.entries(SCREENS))
  test(`Screen: ${name}`, async ({ page }) => {
    await standStill(page);
    if (name !== 'login') await openSession(page, demo.mail, demo.password);
    const browser = await page.context().newCDPSession(page);
    for (const [modeName, { language = 'en', forcedColors = 'none', widthPx, textPx = 16 }] of modes)
      await test.step(modeName, async () => {
        await page.setViewportSize({ width: widthPx, height: HEIGHT_PX });
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        // As in the browser's settings, so that media queries in em follow too.
        await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
        await page.addInitScript((chosen) => localStorage.setItem('fairlot.1.lang', chosen), `"${language}"`);
        await openScreen(page, path);
        if (notCompared === '')
          await expect.soft(page, modeName).toHaveScreenshot(`screen-${name}--${modeName}.png`);
      });
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
