import { localeOf } from '../checks/usable.js';
import { warnOnce } from '../checks/warnOnce.js';
import { kitLocales } from './kitLocales.js';
import type { KitMessages } from './kitMessages.js';
import { languageOf, loadedMessages } from './loadedMessages.js';

const catalogues: Readonly<Record<string, () => Promise<Partial<KitMessages>>>> = {
  de: () => import('./de.js').then((module) => module.de),
  es: () => import('./es.js').then((module) => module.es),
  fr: () => import('./fr.js').then((module) => module.fr),
  it: () => import('./it.js').then((module) => module.it),
  ja: () => import('./ja.js').then((module) => module.ja),
  zh: () => import('./zh.js').then((module) => module.zh),
};

/**
 * Loads the kit's sentences for `locale`, a BCP 47 tag such as `de` or `de-AT`. Every `KitProvider` with that language
 * then uses them. For a language that is not one of `kitLocales` there are none, so English is used.
 * @throws the error of the import when they cannot be loaded
 */
export async function loadKitMessages(locale: string): Promise<Partial<KitMessages>> {
  const language = languageOf(localeOf('loadKitMessages', locale));
  const messages = loadedMessages.get(language) ?? (await catalogues[language]?.());
  if (messages === undefined) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `loadKitMessages: the kit has no sentences for "${locale}".`,
        'Its own words stay English.',
        `Pass your sentences to KitProvider as messages; the kit has them in ${kitLocales.join(', ')}.`,
      );
    return {};
  }
  loadedMessages.set(language, messages);
  return messages;
}
