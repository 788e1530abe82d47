import type { KitMessages } from './kitMessages.js';
import { languageOf, loadedMessages } from './loadedMessages.js';

/** The languages that the kit has sentences for. For others, pass messages to `KitProvider`. */
export const kitLocales = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type KitLocale = (typeof kitLocales)[number];

const catalogues: Readonly<Record<string, () => Promise<Partial<KitMessages>>>> = {
  de: () => import('./de.js').then((module) => module.de),
  es: () => import('./es.js').then((module) => module.es),
  fr: () => import('./fr.js').then((module) => module.fr),
  it: () => import('./it.js').then((module) => module.it),
  ja: () => import('./ja.js').then((module) => module.ja),
  zh: () => import('./zh.js').then((module) => module.zh),
};

/**
 * Loads the kit's sentences for `locale` (`de`, `de-AT`, ...). Unknown languages give none, so English is used. Every
 * `KitProvider` with that language then uses them.
 * @throws the error of the import when they cannot be loaded
 */
export async function loadKitMessages(locale: string): Promise<Partial<KitMessages>> {
  const language = languageOf(locale);
  const messages = loadedMessages.get(language) ?? (await catalogues[language]?.());
  if (messages === undefined) return {};
  loadedMessages.set(language, messages);
  return messages;
}
