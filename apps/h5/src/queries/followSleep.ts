import { queryClient } from './queryClient.js';

/** How often the device's clock is read, ms. */
const STEP_MS = 2_000;
/** A step that takes this long, ms, means that the device slept. */
const SLEPT_MS = 10_000;

/**
 * Fetches what is stale after the device has slept with the page in view, which no event reports. Its timers stood
 * still, so what is fetched each minute would be as old as the sleep for up to another minute. Called once.
 */
export function followSleep(): void {
  let lastMs = Date.now();
  setInterval(() => {
    const nowMs = Date.now();
    const hasSlept = nowMs - lastMs > SLEPT_MS;
    lastMs = nowMs;
    // In a hidden page each step takes long; what it shows is fetched once it is shown.
    if (hasSlept && !document.hidden) queryClient.getQueryCache().onFocus();
  }, STEP_MS);
}
