import type { Locale } from '../../i18n/index.js';
import { displayNames } from '../../i18n/formatters.js';

/** Countries whose customers can sign in by phone, with their calling codes. */
const callingCodes = [
  ['AT', '+43'],
  ['BE', '+32'],
  ['CH', '+41'],
  ['CN', '+86'],
  ['DE', '+49'],
  ['ES', '+34'],
  ['FR', '+33'],
  ['GB', '+44'],
  ['HK', '+852'],
  ['IE', '+353'],
  ['IT', '+39'],
  ['JP', '+81'],
  ['LU', '+352'],
  ['MY', '+60'],
  ['NL', '+31'],
  ['PT', '+351'],
  ['SG', '+65'],
  ['TW', '+886'],
  ['US', '+1'],
] as const;

/** The main country of a language's speakers among this product's customers. */
const homes: Readonly<Record<Locale, string>> = {
  en: '+1',
  de: '+49',
  es: '+34',
  fr: '+33',
  it: '+39',
  ja: '+81',
  zh: '+86',
};

/** The initial calling code of a form. */
export const firstAreaCode = (locale: Locale): string => homes[locale];

/** Calling codes with their countries' names, sorted by name in the language. */
export function areaCodesIn(locale: Locale): { code: string; label: string }[] {
  const names = displayNames(locale, { type: 'region' });
  return callingCodes
    .map(([country, code]) => ({ code, label: names.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
