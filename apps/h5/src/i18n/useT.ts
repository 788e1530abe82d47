import { createContext, use } from 'react';
import { getLanguage, type Language } from './language.js';
import type { Locale } from './locales.js';
import type { Translate } from './translate.js';

/** What LanguageProvider gives to what is inside. */
export const LanguageContext = createContext<Language>(getLanguage());

/** Says sentences: `const t = useT(); t('trade.close', { quantity: '10' })`. */
export const useT = (): Translate => use(LanguageContext).t;

/** For `Intl` and the kit's formatter. */
export const useLocale = (): Locale => use(LanguageContext).locale;
