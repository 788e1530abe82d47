/**
 * Exact sums and comparisons of decimal text, of any length, for stepping and bounds.
 *
 * The kit depends on none of our packages, so it does not borrow the product's decimals; these few lines are all it needs.
 */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

function toScaled(text: string): Scaled {
  const match = DECIMAL.exec(text);
  if (match === null)
    throw new RangeError(`"${text.slice(0, 40)}" is not decimal text, so it cannot be counted exactly.`);
  const [, sign, whole = '0', places = ''] = match;
  const magnitude = BigInt(whole + places);
  return { units: sign === '-' ? -magnitude : magnitude, places: places.length };
}

function toUnits(scaled: Scaled, places: number): bigint {
  return scaled.units * 10n ** BigInt(places - scaled.places);
}

/** Whether the text is plain decimal text: optional minus, digits, optional point and digits. */
export function isDecimalText(text: string): boolean {
  return DECIMAL.test(text);
}

/** -1, 0 or 1 as `a` is below, equal to or above `b`. @throws {RangeError} for text that is not a decimal. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const left = toScaled(a);
  const right = toScaled(b);
  const places = Math.max(left.places, right.places);
  const difference = toUnits(left, places) - toUnits(right, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/**
 * `a + times * b` with as many places as the longer of the two has.
 * @throws {RangeError} for text that is not a decimal.
 * @example addDecimals('0.1', '0.2') // '0.3'
 */
export function addDecimals(a: string, b: string, times = 1): string {
  const left = toScaled(a);
  const right = toScaled(b);
  const places = Math.max(left.places, right.places);
  return toText(toUnits(left, places) + BigInt(times) * toUnits(right, places), places);
}

function toText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return units < 0n ? `-${text}` : text;
}
