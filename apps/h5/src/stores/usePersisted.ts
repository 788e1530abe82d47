import { useSyncExternalStore } from 'react';
import type { Persisted } from './persisted.js';

/** The value of now; renders again when it changes, in this tab or in another. */
export function usePersisted<T>(store: Persisted<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
