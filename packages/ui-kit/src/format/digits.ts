/**
 * A finite decimal: its sign, its whole digits (no leading zeros, at least `0`), and its fraction digits as written.
 * A tuple, because property names would add a twentieth to the formatter's size. `-12.50` is `[true, '12', '50']`.
 */
export type Digits = readonly [isNegative: boolean, integer: string, fraction: string];

/** The values that can be shown as a decimal. Others are shown as the fallback. */
export type DecimalInput = string | number | bigint | null | undefined;

// Longer texts and greater exponents are not amounts; they would only make a page build megabytes of zeros.
const LONGEST_TEXT = 400;
const LARGEST_EXPONENT = 400;

const DECIMAL = /^([+-]?)(?=\.?\d)0*(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/**
 * Reads a decimal exactly. A number is read as its shortest round-trip text. A string is trimmed and read as
 * `sign? digits (. digits)? (e int)?`. Returns null for anything else: words, hexadecimal, grouped digits,
 * infinities, booleans.
 */
export function digitsOf(value: DecimalInput): Digits | null {
  // The text of other wrong values does not match. Objects are excluded: `[1]` has the text of a number, and some
  // have no text.
  if (typeof value === 'object') return null;
  const text = String(value).trim();
  const match = text.length > LONGEST_TEXT ? null : DECIMAL.exec(text);
  if (!match) return null;
  // All groups but the exponent match, if only as an empty text.
  const found = match as unknown as readonly [string, string, string, string, string?];
  const [, sign, , , exponent] = found;
  let [, , integer, fraction] = found;
  if (exponent) {
    const shift = +exponent;
    if (Math.abs(shift) > LARGEST_EXPONENT) return null;
    const after = fraction.length - shift;
    const all = (integer + fraction).padStart(after, '0');
    const point = all.length - after;
    integer = all.slice(0, point).padEnd(point, '0').replace(/^0+/, '');
    fraction = all.slice(point);
  }
  return [sign === '-', integer || '0', fraction];
}

/** Rounds to exactly `places` fraction digits, 0 or more, half away from zero. Zero is never negative. */
export function roundDigits<Given extends Digits | null>(digits: Given, places: number): Digits | Given {
  if (!digits) return digits;
  const [isNegative, integer, all] = digits;
  // Adds half a step, then cuts. All digits up to the one after the last place form one integer.
  const units = BigInt(integer + all.slice(0, places + 1).padEnd(places + 1, '0')) + 5n;
  const text = String(units).padStart(places + 2, '0');
  return cutDigits([isNegative, text.slice(0, -places - 1), text.slice(-places - 1)] as Digits, places);
}

/** Cuts toward zero to exactly `places` fraction digits, 0 or more. Zero is never negative. Null stays null. */
export function cutDigits<Given extends Digits | null>(digits: Given, places: number): Digits | Given {
  if (!digits) return digits;
  const [isNegative, integer, all] = digits;
  const fraction = all.slice(0, places).padEnd(places, '0');
  return [isNegative && (integer !== '0' || +fraction > 0), integer, fraction];
}
