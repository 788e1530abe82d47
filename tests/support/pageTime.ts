import type { Locator, Page } from '@playwright/test';

/**
 * Whether `part` is drawn before `ms` of the page's paused clock have passed. Each step waits for a slow machine.
 * `stepMs`: shorter than `part` stays.
 */
export async function isDrawnInTime(page: Page, part: Locator, ms: number, stepMs = 250): Promise<boolean> {
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    await page.clock.runFor(stepMs);
    if (await isDrawnWithin(part, 1_000)) return true;
  }
  return false;
}

/** The same by the time of this machine. */
export const isDrawnWithin = (part: Locator, timeout: number): Promise<boolean> =>
  part.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Stops the page's installed clock at a time that has not come on any machine before this call arrives. */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
