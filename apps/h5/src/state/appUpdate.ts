import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();

/** Whether a newer version of the app waits for a reload. */
export const appUpdate = {
  announce(): void {
    isWaiting = true;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useAppUpdate(): boolean {
  return useSyncExternalStore(appUpdate.subscribe, () => isWaiting);
}
