import type { Digits } from './digits.js';

/** Ten to the power of its index: taking the power anew costs a sixth of all the writing. */
const scales: number[] = [];

/**
 * A number cut toward zero to `places` digits after the point, by arithmetic alone, which is several times as fast as writing
 * it out. Undefined where arithmetic would not be exact, and for anything else.
 */
export function cutNumber(value: unknown, places: number): Digits | undefined {
  if (typeof value !== 'number') return undefined;
  const size = Math.abs(value);
  const scale = (scales[places] ??= 10 ** places);
  let units = Math.round(size * scale);
  // Asked in this way, what is not a number is refused too. The sum is written out below, so it has to be exact as well.
  if (!(units + scale < 2e15)) return undefined;
  // Up to here the nearest decimal of so many places is nearer to its own number than to any other. Where it belongs to this
  // one it is its shortest text; where it does not, text and number lie on the same side of it.
  if (units / scale > size) units -= 1;
  const whole = Math.floor(units / scale);
  // The digit in front of the fraction keeps its zeros.
  return [value < 0 && units > 0, String(whole), String(units - whole * scale + scale).slice(1)];
}
