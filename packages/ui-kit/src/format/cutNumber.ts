import type { Digits } from './digits.js';

/**
 * A number cut toward zero to `places` digits after the point, by arithmetic alone, which is several times as fast as writing
 * it out. Undefined where arithmetic would not be exact, and for anything else.
 */
export function cutNumber(value: unknown, places: number): Digits | undefined {
  if (typeof value !== 'number') return undefined;
  const size = Math.abs(value);
  const scale = 10 ** places;
  let units = Math.round(size * scale);
  // Asked in this way, what is not a number is refused too.
  if (!(places < 9 && units < 1e15)) return undefined;
  // Up to here the nearest decimal of so many places is nearer to its own number than to any other. Where it belongs to this
  // one it is its shortest text; where it does not, text and number lie on the same side of it.
  if (units / scale > size) units -= 1;
  const whole = Math.floor(units / scale);
  // The digit in front of the fraction keeps its zeros.
  return [value < 0 && units > 0, String(whole), String(units - whole * scale + scale).slice(1)];
}
