import { fetchWords, getLanguage, speak, whenLanguageIsLost, type Locale } from '../i18n/index.js';
import { say } from '../components/say.js';
import { wantedLocale } from '../state/language.js';
import { nextTry } from '../state/nextTry.js';

/** How long a start waits for the words of a language: as long as for any of its parts. */
const BUDGET_MS = 3000;

/** Takes the chosen language up as soon as its words are there, unless another one has been chosen by then. */
async function speakLater(locale: Locale): Promise<void> {
  try {
    await fetchWords(locale);
  } catch {
    await nextTry();
    return speakLater(locale);
  }
  if (wantedLocale() === locale && getLanguage().locale !== locale) await speak(locale);
}

/** Says once that the chosen language is not there, and goes on waiting for it. */
function tellOfLoss(locale: Locale): void {
  say(getLanguage().t('shell.language.failed'), { id: 'language' });
  void speakLater(locale);
}

/**
 * Speaks the stored language before anything is read. Where its words cannot be loaded, or do not come in time, the app
 * starts in English, says so once, and takes the language up when they come.
 */
export async function startLanguage(): Promise<void> {
  const locale = wantedLocale();
  whenLanguageIsLost(tellOfLoss);
  try {
    await speak(locale, BUDGET_MS);
  } catch {
    // Nothing at all may be loadable; the frame's own English is part of the app.
    await speak('en', BUDGET_MS).catch(() => undefined);
    tellOfLoss(locale);
  }
}
