import { warnOnce } from './developmentWarning.js';

/** Options of `formatDecimal` that types cannot keep right: what comes from data, or from JavaScript. */
interface Options {
  readonly locale: string;
  readonly decimals: number;
  readonly grouping: string;
  readonly fallback: string;
}

/** Says what is wrong with the options of `formatDecimal`, what it does instead, and what to write. */
export function warnOfOptions({ locale, decimals, grouping, fallback }: Options): void {
  if (!isCount(decimals)) {
    warnOnce(
      `formatDecimal: decimals ${String(decimals)} is no whole number from 0 to 100.`,
      'It writes 4 decimals instead.',
      'Pass how many digits stand after the decimal sign, such as 2.',
    );
  }
  if (!isLocale(locale)) {
    warnOnce(
      `formatDecimal: "${locale}" is no language tag.`,
      'It writes as English does.',
      'Pass a BCP 47 tag with a hyphen, such as "de" or "en-IN".',
    );
  }
  if (!['always', 'locale'].includes(grouping)) {
    warnOnce(
      `formatDecimal: grouping "${grouping}" is not known.`,
      'It groups as the locale does.',
      'Pass "always" or "locale".',
    );
  }
  if (!['text', 'zero', 'dash'].includes(fallback)) {
    warnOnce(
      `formatDecimal: fallback "${fallback}" is not known.`,
      'A value that is no decimal is written as a zero.',
      'Pass "text", "zero" or "dash".',
    );
  }
}

/** Says that something else than a decimal arrived. Nothing at all, null or '', is data that is not there yet. */
export function warnOfValue(value: unknown, shown: string): void {
  if (value === null || value === undefined || value === '') return;
  const text =
    typeof value === 'string'
      ? `"${value.slice(0, 40)}"`
      : typeof value === 'number'
        ? String(value)
        : `a value of type ${typeof value}`;
  warnOnce(
    `formatDecimal: ${text} is no decimal.`,
    `It is shown as ${shown}.`,
    'Pass plain digits with a point, such as "1234.5", or read what was typed with parseDecimal.',
  );
}

/** Whether it can be a number of fraction digits. */
export function isCount(decimals: number): boolean {
  // Only a whole number from 0 on is what it is as an unsigned one.
  return decimals >>> 0 === decimals && decimals <= 100;
}

/** Asked of Intl once each. */
const knownLocales = new Set<string>();

function isLocale(locale: string): boolean {
  if (knownLocales.has(locale)) return true;
  try {
    Intl.getCanonicalLocales(locale);
    knownLocales.add(locale);
    return true;
  } catch {
    return false;
  }
}
