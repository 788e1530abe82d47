import { addDecimals, compareDecimals, placesOf, toUnits } from '../number-input/decimalMath.js';

/** Where a slider can stand: at `min`, at every `step` from it, and at `max`. All are decimal text. */
export interface SliderScale {
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** The texts as whole numbers of their smallest place. */
function inUnits(texts: readonly string[]): bigint[] {
  const places = Math.max(...texts.map(placesOf));
  return texts.map((text) => toUnits(text, places));
}

/** The number of the last stop; the first is 0. 0 where `max` is not above `min`, or the step leads nowhere. */
export function lastStop({ min, max, step }: SliderScale): number {
  const [from = 0n, to = 0n, by = 0n] = inUnits([min, max, step]);
  return to <= from || by <= 0n ? 0 : Number((to - from + by - 1n) / by);
}

/** What the slider says at a stop, exactly. @example valueAt({ min: '0', max: '1', step: '0.1' }, 3) // '0.3' */
export function valueAt(scale: SliderScale, stop: number): string {
  if (stop <= 0) return scale.min;
  if (stop >= lastStop(scale)) return scale.max;
  return addDecimals(scale.min, scale.step, stop);
}

/** The stop nearest to a value; of two the upper one. What lies outside stands at its end. */
export function stopNear(scale: SliderScale, value: string): number {
  const last = lastStop(scale);
  if (last === 0 || compareDecimals(value, scale.min) <= 0) return 0;
  if (compareDecimals(value, scale.max) >= 0) return last;
  const [from = 0n, by = 1n, at = 0n, to = 0n] = inUnits([scale.min, scale.step, value, scale.max]);
  const below = (at - from) / by;
  // The last step may be shorter than the others.
  const next = from + (below + 1n) * by < to ? from + (below + 1n) * by : to;
  const isNearBelow = at - (from + below * by) < next - at;
  return Number(isNearBelow ? below : below + 1n);
}
