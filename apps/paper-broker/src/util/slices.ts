import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * How long work may hold the event loop before it lets other requests run, in ms. A request may meet several such
 * slices, so they are short.
 */
const SLICE_MS = 1;

/**
 * For work on the event loop whose length a customer determines: await the returned function between its steps.
 * @returns `rest`, which lets other work run once `SLICE_MS` has passed
 */
export function createSlices(): () => Promise<void> {
  let startedMs = performance.now();
  return async () => {
    if (performance.now() - startedMs < SLICE_MS) return;
    await nextTurn();
    startedMs = performance.now();
  };
}
