import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.js';

let said = '';
const listeners = createListeners();

/** Announces a text to screen readers when they are idle. */
export function announce(text: string): void {
  // An unchanged text is not announced, so a repeated one gets a no-break space.
  said = text === said ? `${text}\u00a0` : text;
  listeners.notify();
}

/** The text of the live region, which is in the page from the start. */
export function useAnnouncement(): string {
  return useSyncExternalStore(listeners.subscribe, () => said);
}
