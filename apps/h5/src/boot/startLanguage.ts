import { getLanguage, speak } from '../i18n/index.js';
import { wantedLocale } from '../stores/language.js';
import { say } from '../components/say.js';

/**
 * Speaks the stored language before anything is read. Where its words cannot be loaded the app starts in English, says
 * so once, and takes the language up as soon as there is a network again.
 */
export async function startLanguage(): Promise<void> {
  const locale = wantedLocale();
  try {
    await speak(locale);
    return;
  } catch {
    window.addEventListener('online', () => void startLanguage(), { once: true });
  }
  // Nothing at all may be loadable; the frame's own English is part of the app.
  if (locale !== 'en') await speak('en').catch(() => undefined);
  say(getLanguage().t('shell.language.failed'), { id: 'language' });
}
