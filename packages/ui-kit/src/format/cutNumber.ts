import type { Digits } from './digits.js';

/** Powers of ten by exponent. Computing one each time costs a sixth of the formatting. */
const scales: number[] = [];

/**
 * A number cut toward zero to `places` fraction digits, by arithmetic alone, which is several times as fast as
 * formatting it. Undefined if the arithmetic would not be exact, and for values that are not numbers.
 */
export function cutNumber(value: unknown, places: number): Digits | undefined {
  if (typeof value !== 'number') return undefined;
  const size = Math.abs(value);
  const scale = (scales[places] ??= 10 ** places);
  let units = Math.round(size * scale);
  // The negated comparison also rejects NaN. The sum is written out below, so it has to be exact as well.
  if (!(units + scale < 2e15)) return undefined;
  // Up to this size, the decimal of `places` digits nearest to the number identifies its own double. If that double
  // is this number, the decimal is its shortest text. If not, text and number lie on the same side of the decimal.
  if (units / scale > size) units -= 1;
  const whole = Math.floor(units / scale);
  // The leading 1 keeps the zeros of the fraction.
  return [value < 0 && units > 0, String(whole), String(units - whole * scale + scale).slice(1)];
}
