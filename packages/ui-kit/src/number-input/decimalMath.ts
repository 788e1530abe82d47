/**
 * Exact sums and comparisons of decimal text of any length, for stepping and bounds.
 *
 * The kit depends on none of our packages, so it does not use the product's decimals; these few lines suffice.
 */

/** Whether the text is plain decimal text: optional minus, digits, optional point and digits. */
export function isDecimalText(text: string | undefined): text is string {
  return /^-?\d+(\.\d+)?$/.test(text ?? '');
}

/** The number of fraction digits. */
export function placesOf(text: string): number {
  // A bound of type number, which the types refuse, has the digits of its text.
  return String(text).split('.')[1]?.length ?? 0;
}

/** The number as an integer, scaled by `places` decimal places. */
export function toUnits(text: string, places: number): bigint {
  return BigInt(String(text).replace('.', '')) * 10n ** BigInt(places - placesOf(text));
}

/** Below, at or above 0, as `a` is below, equal to or above `b`; NaN if one of them is not decimal text. */
export function compareDecimals(a: string | undefined, b: string | undefined): number {
  // Without the point, because a small enough fraction would become 0.
  return isDecimalText(a) && isDecimalText(b) ? Number(addDecimals(a, b, -1).replace('.', '')) : NaN;
}

/**
 * `a + times * b`, with as many places as the longer of the two.
 * @throws {SyntaxError} for text that is not decimal.
 * @example addDecimals('0.1', '0.2') // '0.3'
 */
export function addDecimals(a: string, b: string, times = 1): string {
  const places = Math.max(placesOf(a), placesOf(b));
  const digits = String(toUnits(a, places) + BigInt(times) * toUnits(b, places)).replace(/\d+/, (all) =>
    all.padStart(places + 1, '0'),
  );
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
