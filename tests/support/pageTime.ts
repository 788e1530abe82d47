import type { Locator, Page } from '@playwright/test';

/** Whether `part` is drawn before `ms` of the page's paused clock have passed. Each step waits for a slow machine. */
export async function isDrawnInTime(page: Page, part: Locator, ms: number): Promise<boolean> {
  const STEP_MS = 250;
  for (let passedMs = 0; passedMs < ms; passedMs += STEP_MS) {
    await page.clock.runFor(STEP_MS);
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
