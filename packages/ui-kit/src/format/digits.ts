/**
 * A finite decimal: whether it is negative, its whole digits (no leading zeros, at least `0`), its fraction digits as written.
 * A tuple, because its names would be a twentieth of what the formatter weighs. `-12.50` is `[true, '12', '50']`.
 */
export type Digits = readonly [isNegative: boolean, integer: string, fraction: string];

/** What can be shown as a decimal. Anything else is shown as the fallback. */
export type DecimalInput = string | number | bigint | null | undefined;

// Longer texts and greater exponents are no amounts: they would only be ways to make a page build megabytes of zeros.
const LONGEST_TEXT = 400;
const LARGEST_EXPONENT = 400;

const DECIMAL = /^([+-]?)(?=\.?\d)0*(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/**
 * Reads a decimal exactly. A number is taken as its shortest round-trip text, a string as `sign? digits (. digits)? (e int)?`
 * after trimming. `null` for anything else: words, hexadecimal, grouped digits, infinities, booleans.
 */
export function digitsOf(value: DecimalInput): Digits | null {
  // Whatever else is no decimal has a text that is none; a list of one number would have one, and some objects have no text.
  if (typeof value === 'object') return null;
  const text = String(value).trim();
  const match = text.length > LONGEST_TEXT ? null : DECIMAL.exec(text);
  if (!match) return null;
  // All but the exponent are there whenever the expression matches, if only as nothing.
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

/** Rounds to exactly `places` fraction digits, 0 or more; half goes away from zero. Zero is never negative. */
export function roundDigits<Given extends Digits | null>(digits: Given, places: number): Digits | Given {
  if (!digits) return digits;
  const [isNegative, integer, all] = digits;
  // Half a step more, then cut: all digits up to the one behind the last, as one whole number.
  const units = BigInt(integer + all.slice(0, places + 1).padEnd(places + 1, '0')) + 5n;
  const text = String(units).padStart(places + 2, '0');
  return cutDigits([isNegative, text.slice(0, -places - 1), text.slice(-places - 1)] as Digits, places);
}

/** Cuts toward zero to exactly `places` fraction digits, 0 or more. Zero is never negative, and nothing stays nothing. */
export function cutDigits<Given extends Digits | null>(digits: Given, places: number): Digits | Given {
  if (!digits) return digits;
  const [isNegative, integer, all] = digits;
  const fraction = all.slice(0, places).padEnd(places, '0');
  return [isNegative && (integer !== '0' || +fraction > 0), integer, fraction];
}
