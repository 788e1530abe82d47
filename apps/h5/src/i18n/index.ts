export {
  fetchWantedWords,
  getLanguage,
  loadWords,
  onLocaleFallback,
  setLocale,
  subscribeToLanguage,
  type Language,
} from './language.js';
export { loadSpoken, type Spoken } from './loadSpoken.js';
export { isLocale, wholeLocaleOf, wholeLocales, type Locale, type WholeLocale } from './locales.js';
export type { RichValues, Translate, Values } from './translate.js';
export { LanguageProvider } from './LanguageProvider.js';
export { useLocale, useT } from './useT.js';
export type { MessageId, Namespace } from '../messages/ids.js';
