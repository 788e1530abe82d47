import { addDecimals, compareDecimals, placesOf, toUnits } from '../number-input/decimalMath.js';

/** The stops of a slider: `min`, every `step` from it, and `max`. All are decimal text. */
export interface SliderScale {
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** The texts as integers of their smallest decimal place. */
function inUnits(texts: readonly string[]): bigint[] {
  const places = Math.max(...texts.map(placesOf));
  return texts.map((text) => toUnits(text, places));
}

/** The index of the last stop; the first is 0. It is 0 if `max` is not above `min`, or `step` is not positive. */
export function lastStop({ min, max, step }: SliderScale): number {
  const [from = 0n, to = 0n, by = 0n] = inUnits([min, max, step]);
  return to <= from || by <= 0n ? 0 : Number((to - from + by - 1n) / by);
}

/** The exact value at a stop. @example valueAt({ min: '0', max: '1', step: '0.1' }, 3) // '0.3' */
export function valueAt(scale: SliderScale, stop: number): string {
  if (stop <= 0) return scale.min;
  if (stop >= lastStop(scale)) return scale.max;
  return addDecimals(scale.min, scale.step, stop);
}

/** The stop nearest to a value; of two the upper one. Values out of range give the first or last stop. */
export function stopNear(scale: SliderScale, value: string): number {
  const last = lastStop(scale);
  if (last === 0 || compareDecimals(value, scale.min) <= 0) return 0;
  if (compareDecimals(value, scale.max) >= 0) return last;
  const [from = 0n, by = 1n, at = 0n, to = 0n] = inUnits([scale.min, scale.step, value, scale.max]);
  const below = (at - from) / by;
  // The last step may be shorter.
  const next = from + (below + 1n) * by < to ? from + (below + 1n) * by : to;
  const isNearBelow = at - (from + below * by) < next - at;
  return Number(isNearBelow ? below : below + 1n);
}
