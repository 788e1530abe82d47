import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.js';

let isWaiting = false;
const listeners = createListeners();

/** Whether a newer version of the app waits for a reload. */
export const appUpdate = {
  announce(): void {
    isWaiting = true;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};

export function useAppUpdate(): boolean {
  return useSyncExternalStore(appUpdate.subscribe, () => isWaiting);
}
