import type { KitMessages } from './kitMessages.js';

/** Languages the kit speaks by itself. Any other can be given with `setKitMessages`. */
export const kitLocales = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type KitLocale = (typeof kitLocales)[number];

/** What is said instead of the English that each part brings along. */
let spoken: Partial<KitMessages> = {};
/** Words with what is said instead of them, until the language changes. */
let merged = new WeakMap<object, object>();
const listeners = new Set<() => void>();

/** Changes with the language; what a component that shows sentences subscribes to. */
export const getSpoken = (): Partial<KitMessages> => spoken;

/**
 * `words`, English sentences of the kit, in the language it speaks now. For code outside of components, such as `toast`;
 * inside use `useKitMessages`. It is one registry and not a context because those calls have no place in a tree.
 * @example getKitMessages({ close: en.close }).close // 'Schließen'
 */
export function getKitMessages<Words extends Partial<KitMessages>>(words: Words): Words {
  let said = merged.get(words);
  if (said === undefined) merged.set(words, (said = { ...words, ...spoken }));
  return said as Words;
}

/** Makes the kit speak `messages`; what is left out is English. Everything on screen changes at once. */
export function setKitMessages(messages: Partial<KitMessages>): void {
  spoken = messages;
  merged = new WeakMap();
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of language. Returns the function that stops it. */
export function subscribeToKitMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const catalogues: Record<KitLocale, () => Promise<Partial<KitMessages>>> = {
  // Each part brings its English along.
  en: () => Promise.resolve({}),
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
