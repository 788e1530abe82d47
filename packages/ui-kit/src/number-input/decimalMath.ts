/**
 * Exact sums and comparisons of decimal text, of any length, for stepping and bounds.
 *
 * The kit depends on none of our packages, so it does not borrow the product's decimals; these few lines are all it needs.
 */

/** Whether the text is plain decimal text: optional minus, digits, optional point and digits. */
export function isDecimalText(text: string | undefined): text is string {
  return /^-?\d+(\.\d+)?$/.test(text ?? '');
}

/** How many digits stand behind the point. */
export function placesOf(text: string): number {
  // Of a number, which types refuse, its digits: a bound of 0 is one.
  return String(text).split('.')[1]?.length ?? 0;
}

/** The number without its point, which then stands `places` digits from the end. */
export function toUnits(text: string, places: number): bigint {
  return BigInt(`${text}${'0'.repeat(places - placesOf(text))}`.replace('.', ''));
}

/** -1, 0 or 1 as `a` is below, equal to or above `b`. @throws {SyntaxError} for what is not decimal text. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const difference = addDecimals(a, b, -1);
  return difference.startsWith('-') ? -1 : /[1-9]/.test(difference) ? 1 : 0;
}

/**
 * `a + times * b` with as many places as the longer of the two has.
 * @throws {SyntaxError} for what is not decimal text.
 * @example addDecimals('0.1', '0.2') // '0.3'
 */
export function addDecimals(a: string, b: string, times = 1): string {
  const places = Math.max(placesOf(a), placesOf(b));
  const units = toUnits(a, places) + BigInt(times) * toUnits(b, places);
  const digits = String(units)
    .replace('-', '')
    .padStart(places + 1, '0');
  const cut = digits.length - places;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + (places === 0 ? '' : `.${digits.slice(cut)}`);
}
