import { useKitLocale } from '../provider/kitLanguage.js';
import type { KitMessages } from './kitMessages.js';

/**
 * `words`, English sentences of the kit, in the language of the nearest `KitProvider`. A part names the words that it says, once
 * for its module, so that it brings no others along.
 * @example const words = { close: en.close }; … const messages = useKitMessages(words);
 */
export function useKitMessages<Words extends Partial<KitMessages>>(words: Words): Words {
  const { messages } = useKitLocale();
  return { ...words, ...messages };
}
