import { decimalsOf } from './checkedOptions.js';
import { cutDigits, digitsOf, type DecimalInput } from './digits.js';

/**
 * Truncates toward zero (never rounds) to at most `places` fraction digits, as plain text with a point.
 * `value`: a decimal; `places`: 0 to 100. Values that are not decimals give `0`.
 * @example truncateDecimal('1.99999', 4) // '1.9999'
 */
export function truncateDecimal(value: DecimalInput, places = 4): string {
  const digits = digitsOf(value);
  if (digits === null) return '0';
  const [isNegative, integer, fraction] = cutDigits(
    digits,
    Math.min(decimalsOf('truncateDecimal', places), digits[2].length),
  );
  return `${isNegative ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}
