import { fetchWantedWords, getLanguage, onLocaleFallback, setLocale, type Locale } from '../i18n/index.js';
import { showToast } from '../components/showToast.js';
import { wantedLocale } from '../state/language.js';
import { nextTry } from '../state/nextTry.js';

/** How long the start waits for the messages of a language. */
const TIMEOUT_MS = 3000;

/** Sets the chosen language once its messages have loaded, unless another one was chosen meanwhile. */
async function setLocaleLater(locale: Locale): Promise<void> {
  try {
    await fetchWantedWords(locale);
  } catch {
    await nextTry();
    return setLocaleLater(locale);
  }
  if (wantedLocale() === locale && getLanguage().locale !== locale) await setLocale(locale);
}

/** Tells the customer once that the chosen language could not be loaded, and keeps trying. */
function tellOfFallback(locale: Locale): void {
  // English is what is shown then; its pages wait for their own messages.
  if (locale === 'en') return;
  showToast(getLanguage().t('shell.language.failed'), { id: 'language' });
  void setLocaleLater(locale);
}

/**
 * Sets the stored language before anything is rendered. If its messages cannot be loaded in time, the app starts in
 * English, says so once, and switches when they arrive.
 */
export async function startLanguage(): Promise<void> {
  const locale = wantedLocale();
  onLocaleFallback(tellOfFallback);
  try {
    await setLocale(locale, TIMEOUT_MS);
  } catch {
    // If nothing can be loaded, the core of English, which is part of the app, is used.
    await setLocale('en', TIMEOUT_MS).catch(() => undefined);
    tellOfFallback(locale);
  }
}
