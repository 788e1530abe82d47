import { decimalsOf } from './checkedOptions.js';
import { warnOnce } from '../checks/warnOnce.js';
import { cutDigits, digitsOf, roundDigits, type DecimalInput } from './digits.js';
import { formatDecimal, UNKNOWN, type FormatDecimalOptions } from './formatDecimal.js';

/** The direction of a change. `unknown` for values that are not decimals. */
export type Direction = 'gain' | 'loss' | 'flat' | 'unknown';

/** The typographic minus, as wide as a plus, for all shown figures. */
export const MINUS = '\u2212';

/** Replaces the ASCII minus of a formatted figure by U+2212. */
export function withMinus(text: string): string {
  if (process.env.NODE_ENV !== 'production' && typeof text !== 'string')
    warnOnce(
      `withMinus: text ${String(text)} is no text.`,
      'It is written as it is, or as nothing.',
      'Pass a formatted figure, such as one of formatDecimal.',
    );
  // Data may lack it, whatever its type says.
  return `${(text as string | undefined) ?? ''}`.replace('-', MINUS);
}

/**
 * The direction of a value, as it is shown: -0.00001 at four decimals is flat. `decimals`: 0 to 100.
 * @param rounding as in `formatDecimal`
 */
export function directionOf(
  value: DecimalInput,
  decimals = 4,
  rounding: FormatDecimalOptions['rounding'] = 'down',
): Direction {
  const digits = digitsOf(value);
  if (digits === null) return 'unknown';
  const places = decimalsOf('directionOf', decimals);
  const [isNegative, integer, fraction] = (rounding === 'half-up' ? roundDigits : cutDigits)(digits, places);
  if (isNegative) return 'loss';
  return integer === '0' && !/[1-9]/.test(fraction) ? 'flat' : 'gain';
}

/**
 * A change with its sign, `+1.25` or `−1.25`; no sign for zero, an en dash for an unknown value.
 * @example formatChange('-1.259', { decimals: 2 }) // '−1.25'
 */
export function formatChange(value: DecimalInput, options?: FormatDecimalOptions): string {
  const { decimals: wanted = 4, rounding } = options ?? {};
  const decimals = decimalsOf('formatChange', wanted);
  const direction = directionOf(value, decimals, rounding);
  if (direction === 'unknown') return UNKNOWN;
  const text = formatDecimal(value, { ...options, decimals });
  return direction === 'gain' ? `+${text}` : withMinus(text);
}

/**
 * Like `formatChange`, with the locale's percent sign. It is rounded, because a percentage is a derived
 * figure. `value` is in percent: `'1.5'` is 1.5 %. @default decimals 2
 */
export function formatPercentChange(value: DecimalInput, options?: FormatDecimalOptions): string {
  const { decimals = 2, rounding = 'half-up', locale = 'en' } = options ?? {};
  const text = formatChange(value, { ...options, decimals, rounding });
  return text === UNKNOWN ? text : text + percentSuffix(locale);
}

const suffixes = new Map<string, string>();

/** The locale's percent sign and the space before it. A malformed locale is treated as English; `formatDecimal` warns about it. */
export function percentSuffix(locale: string): string {
  let suffix = suffixes.get(locale);
  if (suffix === undefined) {
    try {
      const text = new Intl.NumberFormat(locale, { style: 'percent' }).format(0);
      suffix = /[^\p{Nd}].*$/su.exec(text)?.[0] ?? '%';
    } catch {
      suffix = '%';
    }
    suffixes.set(locale, suffix);
  }
  return suffix;
}
