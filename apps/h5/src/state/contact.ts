/**
 * Whether the server answers, as far as known. `streamLost`: it answers requests, but does not report changes, so
 * what is on screen gets old.
 */
export type ContactState = 'there' | 'streamLost' | 'away';

/** A stream of changes on which a screen depends. */
export interface FollowedStream {
  /** Whether it is needed, was connected, and is not. */
  isLost: () => boolean;
  /** Ends the pause before its next attempt. */
  retryNow: () => void;
}

const listeners = new Set<() => void>();
const waiting = new Set<() => void>();
const streams: FollowedStream[] = [];
let state: ContactState = 'there';
let isDoubted = false;
let findOut: (() => void) | undefined;

export const contact = {
  state: (): ContactState => state,
  set(next: ContactState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Calls `listener` each time the server may be asked again, also because the device has a network again. Returns
   * the function that stops it.
   */
  onReturn(listener: () => void): () => void {
    waiting.add(listener);
    window.addEventListener('online', listener);
    return () => {
      waiting.delete(listener);
      window.removeEventListener('online', listener);
    };
  },
  /** Tells all who wait that the server may be asked again. */
  announceReturn(): void {
    for (const listener of [...waiting]) listener();
  },
  /** Something failed that the server's absence may explain: have it found out. */
  doubt(): void {
    isDoubted = true;
    findOut?.();
  },
  /** Sets who finds out; called at once if there was a doubt before. */
  onDoubt(listener: () => void): void {
    findOut = listener;
    if (isDoubted) listener();
  },
  /** Adds a stream for good. */
  follow: (stream: FollowedStream): void => void streams.push(stream),
  streams: (): readonly FollowedStream[] => streams,
};
