import { useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage, type Language, type Locale, type Translate } from './language.js';

/** The language of now; renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, getLanguage);
}

/** Says sentences: `const t = useT(); t('trade.close', { quantity: '10' })`. */
export function useT(): Translate {
  return useLanguage().t;
}

/** For `Intl` and the kit's formatter. */
export function useLocale(): Locale {
  return useLanguage().locale;
}
