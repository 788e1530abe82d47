import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/lib/chromium.mjs';

/**
 * Compares every story with its baseline, exactly: the default threshold of 0.2 misses a brand colour that changed by
 * one step. Run it with `npm run visual`, which builds and serves the Storybook and installs the pinned browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  // Two more than cores, because a page often waits: for its frames, and until nothing changes.
  workers: 4,
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
