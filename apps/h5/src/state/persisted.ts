import { h5 } from '@fairlot/manifest';

/** A value that outlives the page and is the same in every tab of the browser. */
export interface Persisted<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls `listener` after each change, made here or in another tab. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** What each stored value does when another tab changed it, by its key in local storage. */
const readers = new Map<string, (text: string | null) => void>();

/** Raised when a stored shape changes in a way that `parse` cannot read. */
const VERSION = 1;

/**
 * Keeps a value in local storage under `<app>.<version>.<key>`.
 * `parse`: turns what was stored (anything, or undefined) into a value; anything unusable becomes the default there.
 * Where the browser refuses storage the value lives as long as the page.
 */
export function createPersisted<T>(key: string, parse: (stored: unknown) => T): Persisted<T> {
  const storageKey = `${h5.app.id}.${VERSION}.${key}`;
  const listeners = new Set<() => void>();

  const read = (text: string | null): T => {
    try {
      return parse(text === null ? undefined : JSON.parse(text));
    } catch {
      // Not JSON: someone else wrote here. The default is the only honest reading.
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
    for (const listener of [...listeners]) listener();
  };

  readers.set(storageKey, (text) => change(read(text)));

  return {
    get: () => value,
    set(next) {
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Full or forbidden storage: this tab still works.
      }
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Takes up what other tabs store from now on. Called once, by the start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // `key` is null when another tab cleared everything.
    if (key === null) for (const readAgain of readers.values()) readAgain(null);
    else readers.get(key)?.(newValue);
  });
}
