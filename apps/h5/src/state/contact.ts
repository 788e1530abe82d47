import { createListeners } from './listeners.js';

/**
 * Whether the server answers, as far as known. `streamLost`: it answers requests but does not report
 * changes, so the screen becomes outdated.
 */
export type ContactState = 'there' | 'streamLost' | 'away';

/** A stream of changes on which a screen depends. */
export interface FollowedStream {
  /** Whether it is needed and was connected, but is not now. */
  isLost: () => boolean;
  /** Ends the pause before its next attempt. */
  retryNow: () => void;
}

const listeners = createListeners();
const waiting = createListeners();
const streams: FollowedStream[] = [];
let state: ContactState = 'there';
let isDoubted = false;
let findOut: (() => void) | undefined;

export const contact = {
  state: (): ContactState => state,
  set(next: ContactState): void {
    if (next === state) return;
    state = next;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
  /**
   * Calls `listener` each time the server may answer again, also when the device is back online. Returns
   * the function that stops it.
   */
  onReturn(listener: () => void): () => void {
    const stop = waiting.subscribe(listener);
    window.addEventListener('online', listener);
    return () => {
      stop();
      window.removeEventListener('online', listener);
    };
  },
  /** Tells all listeners that the server may answer again. */
  announceReturn: waiting.notify,
  /** Reports a failure that the server's absence may explain, so that it is checked. */
  doubt(): void {
    isDoubted = true;
    findOut?.();
  },
  /** Sets the function that checks; it is called at once if a failure was reported before. */
  onDoubt(listener: () => void): void {
    findOut = listener;
    if (isDoubted) listener();
  },
  /** Adds a stream permanently. */
  follow: (stream: FollowedStream): void => void streams.push(stream),
  streams: (): readonly FollowedStream[] => streams,
};
