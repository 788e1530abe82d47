import { createContext, use } from 'react';
import { getLanguage, type Language } from './language.js';
import type { Locale } from './locales.js';
import type { Translate } from './translate.js';

/** The value of LanguageProvider. */
export const LanguageContext = createContext<Language>(getLanguage());

/** Returns messages: `const t = useT(); t('trade.close', { quantity: '10' })`. */
export const useT = (): Translate => use(LanguageContext).t;

/** For `Intl` and the kit's formatters. */
export const useLocale = (): Locale => use(LanguageContext).locale;
