import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/lib/chromium.mjs';

/**
 * Every story against its baseline, exactly: the default threshold of 0.2 does not see a brand colour that moved by a
 * step. Run it by `npm run visual`, which builds and serves the Storybook and brings the pinned browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  // One more than cores: a page waits for its frames most of the time.
  workers: 3,
  timeout: 30_000,
  forbidOnly: true,
  expect: {
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 600 },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['VISUAL_CHROMIUM'] ?? '', args: chromiumArgs },
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
  },
});
