/** The listeners of a value outside of React. */
export interface Listeners {
  /** Adds a listener. Returns the function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      // A copy, because a listener may add or remove others.
      for (const listener of [...listeners]) listener();
    },
  };
}
