import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something to a screen reader when it has nothing else to say. */
export function announce(text: string): void {
  // The same text twice is no change and would stay unheard; a no-break space makes it one.
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
