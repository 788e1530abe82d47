import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { shellOptions } from './scripts/lib/chromium.mjs';

const testDir = './tests/journeys';

const filesWith = (words: RegExp) =>
  readdirSync(testDir).filter((file) => words.test(readFileSync(join(testDir, file), 'utf8')));
/** Files that move the clock, which is the server's and so everybody's who uses it. */
const clockMovers = filesWith(/advanceClock|untilOpen/);
const ofVariant = filesWith(/variantTest/);

/** Journeys: the built app, the real server on its embedded store, a phone's screen. */
export default defineConfig({
  testDir,
  // Each project has its own workers, and each worker its own server. So journeys that move the server's clock share it
  // only with each other.
  projects: [
    // One worker, so that the variant is built once and one server serves all of these. They start first, because the
    // longest journeys are among them.
    { name: 'variant', testMatch: ofVariant, workers: 1 },
    { name: 'journeys', testIgnore: [...clockMovers, ...ofVariant] },
    { name: 'clock', testMatch: clockMovers },
  ],
  globalSetup: './tests/support/setUp.ts',
  outputDir: 'test-results/journeys',
  // One more than cores, because a journey often waits: for its server, for a page, for a time limit.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Drawing motion takes a tenth of the browser's time, and each click waits until it ends. Journeys about motion turn
    // it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shellOptions(),
    // In each new profile the service worker fetches and stores hundreds of files, which slows a busy machine. Journeys
    // about it allow it (offline.spec.ts).
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Recording slows every journey. `npx playwright test --trace on` helps to find a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
