import type { KitMessages } from './kitMessages.js';

/** The messages loaded by `loadKitMessages`, by language. Each part imports its English itself. */
export const loadedMessages = new Map<string, Partial<KitMessages>>([['en', {}]]);

/** @example languageOf('de-AT') // 'de' */
export const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';
