import { useKitLocale } from '../provider/kitLanguage.js';
import type { KitMessages } from './kitMessages.js';

/**
 * Translates `words`, English sentences of the kit, into the language of the nearest `KitProvider`. A part names its
 * sentences once per module, so that it imports no others.
 * @example const words = { close: en.close }; … const messages = useKitMessages(words);
 */
export function useKitMessages<Words extends Partial<KitMessages>>(words: Words): Words {
  const { messages } = useKitLocale();
  return { ...words, ...messages };
}
