import { warnOnce } from '../checks/warnOnce.js';

/** Options of `formatDecimal`, unchecked, as they come from data or JavaScript. */
interface Options {
  readonly locale: string;
  readonly decimals: number;
  readonly rounding: string;
  readonly grouping: string;
  readonly fallback: string;
}

/** Warns about wrong options of `formatDecimal`: what is wrong, what it does instead, and what to write. */
export function warnOfOptions({ locale, decimals, rounding, grouping, fallback }: Options): void {
  if (!isCount(decimals)) warnOfDecimals('formatDecimal', decimals);
  if (!isLocale(locale)) {
    warnOnce(
      `formatDecimal: "${locale}" is no language tag.`,
      'It writes as English does.',
      'Pass a BCP 47 tag with a hyphen, such as "de" or "en-IN".',
    );
  }
  if (!['down', 'half-up'].includes(rounding)) {
    warnOnce(
      `formatDecimal: rounding "${rounding}" is not known.`,
      'Further digits are cut.',
      'Pass "down" or "half-up".',
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

/** Warns that a value is not a decimal. Null and '' mean data that is not there yet, and do not warn. */
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

/** Whether it is a valid number of fraction digits. */
export function isCount(decimals: number): boolean {
  // Only an integer from 0 on equals itself as an unsigned integer.
  return decimals >>> 0 === decimals && decimals <= 100;
}

/** The number of fraction digits, or 4 if it is no whole number from 0 to 100. */
export function decimalsOf(caller: string, decimals: number): number {
  if (isCount(decimals)) return decimals;
  if (process.env.NODE_ENV !== 'production') warnOfDecimals(caller, decimals);
  return 4;
}

function warnOfDecimals(caller: string, decimals: number): void {
  warnOnce(
    `${caller}: decimals ${String(decimals)} is no whole number from 0 to 100.`,
    'It takes 4 decimals instead.',
    'Pass how many digits stand after the decimal sign, such as 2.',
  );
}

/** Locales that Intl has accepted. */
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
