import { expect } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { openSession } from '../support/memberApi.js';
import { openScreen, standStill, test } from './appAtNow.js';

const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';

// The product that consists of data only, as its customers see it.
test.use({
  product: 'harbour',
  viewport: { width: 390, height: 844 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  serviceWorkers: 'block',
});

const SCREENS = {
  home: '/pages/main/home/index',
  funds: '/pages/fund/index',
  quant: '/pages/quantify/index',
  profile: '/pages/main/profile/index',
  deposit: '/pages/deposit/index',
} as const;

// One server for both.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the main screens of Harbour, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    await openSession(page, demo.mail, demo.password, 'harbour');
    for (const [name, path] of Object.entries(SCREENS))
      await test.step(name, async () => {
        await openScreen(page, path);
        await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toHaveCount(0);
        if (notCompared === '')
          await expect.soft(page, name).toHaveScreenshot(`harbour-${name}--${colorScheme}.png`);
      });
    test.skip(notCompared !== '', notCompared);
  });
