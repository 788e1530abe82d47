import { h5 } from '@fairlot/manifest';
import { isLocale, setLocale, wholeLocales, type Locale } from '../i18n/index.js';
import { chosenLanguage } from './preferences.js';

/** The locale to set: the chosen one if the app has it, otherwise the browser's, otherwise English. */
export function wantedLocale(): Locale {
  const chosen = chosenLanguage.get();
  if (isLocale(chosen)) return chosen;
  return (chosen === null ? browserLocale() : undefined) ?? h5.locales.default;
}

/** The first language of the browser that the product offers and that is completely translated. */
const browserLocale = (): Locale | undefined =>
  navigator.languages
    .map((tag) => wholeLocales.find((locale) => locale === tag.toLowerCase().split('-')[0]))
    .find((locale) => h5.locales.offered.some(({ key }) => key === locale));

/**
 * Changes the language and stores it. Subscribers of `chosenLanguage` refetch the server's texts.
 * @throws when the messages cannot be loaded in time; everything then stays as it was
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  await setLocale(locale);
  chosenLanguage.set(locale);
}
