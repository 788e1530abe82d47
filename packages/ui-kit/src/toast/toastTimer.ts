import { LONGEST_TIMER_MS } from '../dom/longestTimer.js';

/** The time of one toast. It runs between `start` and `stop`, and what is left of it stays in between. */
export interface ToastTimer {
  start(): void;
  stop(): void;
  /** Stops; the next start begins with the full time. */
  reset(): void;
}

/** @param durationMs the full time; read at the first start, and at the first one after a reset */
export function createToastTimer(durationMs: () => number, onEnd: () => void): ToastTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAtMs = 0;
  let remainingMs: number | undefined;
  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs = Math.max(0, (remainingMs ?? 0) - (performance.now() - startedAtMs));
  };
  return {
    start() {
      if (timer !== undefined) return;
      remainingMs ??= durationMs();
      if (remainingMs > LONGEST_TIMER_MS) return;
      startedAtMs = performance.now();
      timer = setTimeout(onEnd, remainingMs);
    },
    stop,
    reset() {
      stop();
      remainingMs = undefined;
    },
  };
}
