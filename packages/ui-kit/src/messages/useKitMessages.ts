import { useSyncExternalStore } from 'react';
import type { KitMessages } from './kitMessages.js';
import { getKitMessages, getSpoken, subscribeToKitMessages } from './registry.js';

/**
 * `words`, English sentences of the kit, in the language it speaks now; the component renders again when that changes.
 * A part names the words that it says, once for its module, so that it brings no others along.
 * @example const words = { close: en.close }; … const messages = useKitMessages(words);
 */
export function useKitMessages<Words extends Partial<KitMessages>>(words: Words): Words {
  useSyncExternalStore(subscribeToKitMessages, getSpoken, getSpoken);
  return getKitMessages(words);
}
