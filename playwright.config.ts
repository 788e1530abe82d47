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
  // A project has workers of its own, and a worker has a server of its own: those who move the clock move it for each
  // other alone.
  projects: [
    // One worker builds the variant, once, and keeps its server for all of these. The longest journeys are among them,
    // so they start first.
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
    // Drawing motion takes a tenth of the browser's time, and each click waits for its end. Journeys that are about
    // something that moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shellOptions(),
    // In each new profile the worker fetches and stores all of the app, hundreds of files, which no visit waits for but a
    // busy machine does. What it does is proven where a journey allows it (offline.spec.ts).
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Recording everything takes a good part of the time. `npx playwright test --trace on` when a fault is looked for.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
