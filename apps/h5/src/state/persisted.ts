import { h5 } from '@fairlot/manifest';
import { createListeners } from './listeners.js';

/** A value that outlives the page and is shared by all tabs of the browser. */
export interface Persisted<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls `listener` after each change, made here or in another tab. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The handler of each stored value for changes by another tab, by its local storage key. */
const readers = new Map<string, (text: string | null) => void>();

/** Increment it when a stored shape changes in a way that `parse` cannot read. */
const VERSION = 1;

/**
 * Keeps a value in local storage under `<app>.<version>.<key>`.
 * `parse` converts the stored value (anything, or undefined); it returns the default for anything invalid. If the
 * browser refuses storage, the value lives as long as the page.
 */
export function createPersisted<T>(key: string, parse: (stored: unknown) => T): Persisted<T> {
  const storageKey = `${h5.app.id}.${VERSION}.${key}`;
  const listeners = createListeners();

  const read = (text: string | null): T => {
    try {
      return parse(text === null ? undefined : JSON.parse(text));
    } catch {
      // Not JSON: something else wrote here, so the default is used.
      return parse(undefined);
    }
  };
  const load = (): T => {
    try {
      return read(localStorage.getItem(storageKey));
    } catch {
      return parse(undefined);
    }
  };

  let value = load();
  const change = (next: T) => {
    value = next;
    listeners.notify();
  };

  readers.set(storageKey, (text) => change(read(text)));

  return {
    get: () => value,
    set(next) {
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Storage is full or forbidden: the value still works in this tab.
      }
      change(next);
    },
    subscribe: listeners.subscribe,
  };
}

/** Applies changes that other tabs store. Called once, by the start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // `key` is null when another tab cleared everything.
    if (key === null) for (const readAgain of readers.values()) readAgain(null);
    else readers.get(key)?.(newValue);
  });
}
