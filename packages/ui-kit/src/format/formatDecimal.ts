import { isCount, warnOfOptions, warnOfValue } from './checkedOptions.js';
import { cutNumber } from './cutNumber.js';
import { cutDigits, digitsOf, roundDigits, type DecimalInput } from './digits.js';
import { separatorsOf, type Separators } from './separators.js';

export interface FormatDecimalOptions {
  /** BCP 47, such as `de` or `en-IN`. @default 'en' */
  locale?: string | undefined;
  /** Fraction digits, always this many. 0 to 100. @default 4 */
  decimals?: number | undefined;
  /**
   * What happens to further digits: `down` cuts them, for amounts; `half-up` rounds half away from zero, for derived
   * figures. @default 'down'
   */
  rounding?: 'down' | 'half-up' | undefined;
  /**
   * `always` groups from four digits on in every language, so that columns agree; `locale` leaves 1234 ungrouped in
   * Spanish. @default 'always'
   */
  grouping?: 'always' | 'locale' | undefined;
  /**
   * Shown for a value that is not a decimal: the text `0`, a zero in the same format, or an en dash for "not known".
   * @default 'text'
   */
  fallback?: 'text' | 'zero' | 'dash' | undefined;
}

/** Shown for an unknown value. */
export const UNKNOWN = '–';

function grouped(integer: string, { group, primary, secondary }: Separators): string {
  let at = integer.length - primary;
  if (at <= 0) return integer;
  let text = integer.slice(at);
  for (; at > secondary; at -= secondary) text = integer.slice(at - secondary, at) + group + text;
  return integer.slice(0, at) + group + text;
}

/**
 * Formats a decimal: cut toward zero (or rounded) to fixed decimals, grouped, exact at any length, never a negative
 * zero. The minus is ASCII, as in Intl; `Price` and tables show U+2212. Source: the requirement's "Number display".
 * @example formatDecimal('1234.56789', { locale: 'de' }) // '1.234,5678'
 */
export function formatDecimal(value: DecimalInput, options?: FormatDecimalOptions): string {
  const {
    locale,
    decimals: wanted = 4,
    rounding = 'down',
    grouping = 'always',
    fallback = 'text',
  } = options ?? {};
  const decimals = isCount(wanted) ? wanted : 4;
  if (process.env.NODE_ENV !== 'production')
    warnOfOptions({ locale: locale ?? 'en', decimals: wanted, rounding, grouping, fallback });
  const digits =
    rounding === 'half-up'
      ? roundDigits(digitsOf(value), decimals)
      : (cutNumber(value, decimals) ?? cutDigits(digitsOf(value), decimals));
  if (!digits) {
    if (process.env.NODE_ENV !== 'production') warnOfValue(value, fallback === 'dash' ? UNKNOWN : '0');
    if (fallback === 'dash') return UNKNOWN;
    return fallback === 'text' ? '0' : formatDecimal(0, options);
  }
  const separators = separatorsOf(locale);
  const [isNegative, integer, fraction] = digits;
  const isGrouped =
    grouping === 'always' || integer.length >= separators.primary + separators.minimumGrouping;
  const whole = isGrouped ? grouped(integer, separators) : integer;
  const text = (isNegative ? '-' : '') + whole + (decimals > 0 ? separators.decimal + fraction : '');
  const { digits: own } = separators;
  return own ? text.replace(/\d/g, (digit) => own[+digit] as string) : text;
}
