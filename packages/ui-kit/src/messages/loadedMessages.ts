import type { KitMessages } from './kitMessages.js';

/** What `loadKitMessages` has brought, by language; each part brings its English along. */
export const loadedMessages = new Map<string, Partial<KitMessages>>([['en', {}]]);

/** @example languageOf('de-AT') // 'de' */
export const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';
