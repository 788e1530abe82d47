import { en, type KitMessages } from './en.js';

/** Languages the kit speaks by itself. Any other can be given with `setKitMessages`. */
export const kitLocales = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type KitLocale = (typeof kitLocales)[number];

let current: KitMessages = en;
const listeners = new Set<() => void>();

/**
 * What the kit says now. For code outside of components, such as `toast` and `confirm`; inside use `useKitMessages`.
 * It is one registry and not a context because those calls have no place in a tree.
 */
export function getKitMessages(): KitMessages {
  return current;
}

/** Makes the kit speak `messages`; what is left out stays English. Everything on screen changes at once. */
export function setKitMessages(messages: Partial<KitMessages>): void {
  current = { ...en, ...messages };
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of language. Returns the function that stops it. */
export function subscribeToKitMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const catalogues: Record<KitLocale, () => Promise<KitMessages>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de.js').then((module) => module.de),
  es: () => import('./es.js').then((module) => module.es),
  fr: () => import('./fr.js').then((module) => module.fr),
  it: () => import('./it.js').then((module) => module.it),
  ja: () => import('./ja.js').then((module) => module.ja),
  zh: () => import('./zh.js').then((module) => module.zh),
};

let newestRequest = 0;

/**
 * Loads the kit's own sentences for `locale` (`de`, `de-AT`, ...; unknown languages give English) and shows them.
 * `overrides` change single sentences. When two calls overlap, the newer one decides.
 * @throws what the import throws when the catalogue cannot be loaded; the language then stays as it was.
 */
export async function loadKitMessages(locale: string, overrides: Partial<KitMessages> = {}): Promise<void> {
  const request = ++newestRequest;
  const language = locale.toLowerCase().split('-')[0];
  const known = kitLocales.find((candidate) => candidate === language) ?? 'en';
  const messages = await catalogues[known]();
  if (request === newestRequest) setKitMessages({ ...messages, ...overrides });
}

/** Puts values into a sentence. @example fillMessage('{count} unread', { count: 3 }) // '3 unread' */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
