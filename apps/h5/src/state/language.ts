import { h5 } from '@fairlot/manifest';
import { isLocale, setLocale, wholeLocales, type Locale } from '../i18n/index.js';
import { chosenLanguage } from './preferences.js';

/** The locale to set: the chosen one if the app speaks it; before one is chosen what the browser reads; else English. */
export function wantedLocale(): Locale {
  const chosen = chosenLanguage.get();
  if (isLocale(chosen)) return chosen;
  return (chosen === null ? browserLocale() : undefined) ?? h5.locales.default;
}

/** The first language of the browser that the product offers and the app speaks from end to end. */
const browserLocale = (): Locale | undefined =>
  navigator.languages
    .map((tag) => wholeLocales.find((locale) => locale === tag.toLowerCase().split('-')[0]))
    .find((locale) => h5.locales.offered.some(({ key }) => key === locale));

/**
 * Changes the language and remembers it. Whoever follows `chosenLanguage` asks the server again for its words.
 * @throws when the words cannot be loaded, or not in time; everything then stays as it was
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  await setLocale(locale);
  chosenLanguage.set(locale);
}
