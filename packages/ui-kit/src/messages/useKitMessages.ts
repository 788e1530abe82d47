import { useSyncExternalStore } from 'react';
import type { KitMessages } from './en.js';
import { getKitMessages, subscribeToKitMessages } from './registry.js';

/** What the kit says now; the component renders again when the language changes. */
export function useKitMessages(): KitMessages {
  return useSyncExternalStore(subscribeToKitMessages, getKitMessages, getKitMessages);
}
