import { useSyncExternalStore } from 'react';
import { contact } from './contact.js';
import { useIsOnline } from './useIsOnline.js';

/** Whether the server can be reached, as far as known. */
export function useIsConnected(): boolean {
  const isOnline = useIsOnline();
  const state = useSyncExternalStore(contact.subscribe, contact.state);
  return isOnline && state !== 'away';
}
