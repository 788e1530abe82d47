import type { StreamState } from '@fairlot/api-client';
import { createListeners } from './listeners.js';

/**
 * `paused`: the connection is lost, or an open market has sent nothing for a while, so the prices on screen are
 * getting old. Halted instruments send nothing and do not count.
 */
export type FeedState = StreamState | 'idle';

/** The silence of an open market after which prices count as paused. */
const SILENCE_MS = 5_000;

export interface FeedWatchOptions {
  /** Whether a price that should change now is on screen. */
  expectsTicks: () => boolean;
  now: () => number;
}

/** Watches the stream of prices for silence. */
export function createFeedWatch({ expectsTicks, now }: FeedWatchOptions) {
  const listeners = createListeners();
  let streamState: FeedState = 'idle';
  let state: FeedState = 'idle';
  let lastTickAtMs = now();
  let silence: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(silence);
    silence = undefined;
    const isExpected = expectsTicks();
    const quietMs = now() - lastTickAtMs;
    const isPaused = streamState === 'live' && isExpected && quietMs >= SILENCE_MS;
    const next = isPaused ? 'paused' : streamState;
    if (next !== state) {
      state = next;
      listeners.notify();
    }
    if (isExpected && quietMs < SILENCE_MS) silence = setTimeout(check, SILENCE_MS - quietMs);
  }

  return {
    state: (): FeedState => state,
    subscribe: listeners.subscribe,
    onStreamState(changed: StreamState): void {
      streamState = changed;
      lastTickAtMs = now();
      check();
    },
    onTick(): void {
      lastTickAtMs = now();
      if (state === 'paused') check();
    },
    /** New prices are visible: they may be the first that show an open market, and the last before its silence. */
    onDrawn(): void {
      if (silence === undefined) check();
    },
  };
}
