/** A finite decimal as its sign and digits: `-12.50` is `{ isNegative: true, integer: '12', fraction: '50' }`. */
export interface Digits {
  isNegative: boolean;
  /** Without leading zeros, at least `0`. */
  integer: string;
  /** As written, trailing zeros included. */
  fraction: string;
}

/** What can be shown as a decimal. Anything else is shown as the fallback. */
export type DecimalInput = string | number | bigint | null | undefined;

// Longer texts and greater exponents are no amounts: they would only be ways to make a page build megabytes of zeros.
const LONGEST_TEXT = 400;
const LARGEST_EXPONENT = 400;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/**
 * Reads a decimal exactly. A number is taken as its shortest round-trip text, a string as `sign? digits (. digits)? (e int)?`
 * after trimming. `null` for anything else: words, hexadecimal, grouped digits, infinities, booleans.
 */
export function digitsOf(value: unknown): Digits | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return null;
  const text = String(value).trim();
  if (text.length > LONGEST_TEXT) return null;
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, before = '', after = '', exponentText] = match;
  if (before + after === '') return null;
  const exponent = Number(exponentText ?? 0);
  if (Math.abs(exponent) > LARGEST_EXPONENT) return null;

  let integer = before;
  let fraction = after;
  if (exponent > 0) {
    integer += fraction.slice(0, exponent).padEnd(exponent, '0');
    fraction = fraction.slice(exponent);
  } else if (exponent < 0) {
    fraction = integer.slice(exponent).padStart(-exponent, '0') + fraction;
    integer = integer.slice(0, exponent);
  }
  if (integer[0] === '0') integer = integer.replace(/^0+/, '');
  return { isNegative: sign === '-', integer: integer || '0', fraction };
}

/** Cuts toward zero to exactly `places` fraction digits, 0 or more. Zero is never negative. */
export function cutDigits(digits: Digits, places: number): Digits {
  const fraction = digits.fraction.slice(0, places).padEnd(places, '0');
  const isZero = digits.integer === '0' && !/[1-9]/.test(fraction);
  return { isNegative: digits.isNegative && !isZero, integer: digits.integer, fraction };
}
