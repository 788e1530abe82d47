import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Persisted } from './persisted.js';

/** The current value; renders again when it changes, in this tab or in another. */
export function usePersisted<T>(store: Persisted<T>): T {
  const value = useSyncExternalStore(store.subscribe, store.get);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // A hidden kept page gets no updates. When it is shown again, it would first be painted with the old value.
  useLayoutEffect(() => {
    if (!Object.is(store.get(), value)) renderAgain();
  }, [store, value]);
  return value;
}
