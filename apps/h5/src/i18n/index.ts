export {
  fetchWords,
  getLanguage,
  isLocale,
  speak,
  speakFront,
  speakWhole,
  whenLanguageIsLost,
  subscribeToLanguage,
  wholeLocaleOf,
} from './language.js';
export type { Language, Locale, RichValues, Translate, Values, WholeLocale } from './language.js';
export { useLanguage, useLocale, useT } from './useT.js';
export type { MessageId } from '../messages/ids.js';
