import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers when they are idle. */
export function announce(text: string): void {
  // An unchanged text is not announced, so a repeated one gets a no-break space.
  said = text === said ? `${text}\u00a0` : text;
  for (const listener of [...listeners]) listener();
}

/** The text of the live region, which is in the page from the start. */
export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
}
