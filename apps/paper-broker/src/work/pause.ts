import { setTimeout } from 'node:timers/promises';

/** Waits `ms`, or until the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  // The only error is that of the abortion.
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
