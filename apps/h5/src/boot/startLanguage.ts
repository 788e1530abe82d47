import { fetchWantedWords, getLanguage, onLocaleFallback, setLocale, type Locale } from '../i18n/index.js';
import { showToast } from '../components/showToast.js';
import { wantedLocale } from '../state/language.js';
import { nextTry } from '../state/nextTry.js';

/** How long a start waits for the words of a language. */
const TIMEOUT_MS = 3000;

/** Sets the chosen language as soon as its words have loaded, unless another one has been chosen by then. */
async function setLocaleLater(locale: Locale): Promise<void> {
  try {
    await fetchWantedWords(locale);
  } catch {
    await nextTry();
    return setLocaleLater(locale);
  }
  if (wantedLocale() === locale && getLanguage().locale !== locale) await setLocale(locale);
}

/** Says once that the chosen language could not be loaded, and keeps trying. */
function tellOfFallback(locale: Locale): void {
  showToast(getLanguage().t('shell.language.failed'), { id: 'language' });
  void setLocaleLater(locale);
}

/**
 * Speaks the stored language before anything is read. Where its words cannot be loaded, or do not come in time, the app
 * starts in English, says so once, and takes the language up when they come.
 */
export async function startLanguage(): Promise<void> {
  const locale = wantedLocale();
  onLocaleFallback(tellOfFallback);
  try {
    await setLocale(locale, TIMEOUT_MS);
  } catch {
    // Even if nothing can be loaded, the core of English is part of the app.
    await setLocale('en', TIMEOUT_MS).catch(() => undefined);
    tellOfFallback(locale);
  }
}
