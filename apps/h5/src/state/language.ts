import { h5 } from '@fairlot/manifest';
import { isLocale, setLocale, type Locale } from '../i18n/index.js';
import { chosenLanguage } from './preferences.js';

/** The locale to set: the chosen one if the app speaks it, English otherwise. */
export function wantedLocale(): Locale {
  const chosen = chosenLanguage.get();
  return isLocale(chosen) ? chosen : h5.locales.default;
}

/**
 * Changes the language and remembers it. Whoever follows `chosenLanguage` asks the server again for its words.
 * @throws when the words cannot be loaded, or not in time; everything then stays as it was
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  await setLocale(locale);
  chosenLanguage.set(locale);
}
