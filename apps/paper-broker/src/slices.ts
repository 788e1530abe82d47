import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that goes on for longer than this lets everybody else's requests through, each of which may meet several. ms */
const SLICE_MS = 1;

/**
 * For work on the event loop whose length a customer decides: call the result between its steps.
 * @returns waits for others when this work has held the loop for a few milliseconds
 */
export function createSlices(): () => Promise<void> {
  let startedMs = performance.now();
  return async () => {
    if (performance.now() - startedMs < SLICE_MS) return;
    await nextTurn();
    startedMs = performance.now();
  };
}
