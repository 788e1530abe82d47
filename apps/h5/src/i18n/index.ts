export { getLanguage, isLocale, speak, speakWhole } from './language.js';
export type { Language, Locale, RichValues, Translate, Values } from './language.js';
export { useLanguage, useLocale, useT } from './useT.js';
export type { MessageId } from '../messages/ids.js';
