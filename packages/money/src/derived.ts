/**
 * Figures that are derived from others: percentages and averages. Nobody owns or owes one, so they are rounded, half away
 * from zero, while amounts are cut. Nothing else rounds them: a second way would show a second figure.
 */
import { divide, divideToNearest, fromInteger, ONE, SCALE, type Decimal } from './decimal.js';

/** Digits after the point of a percentage. */
export const PERCENT_PLACES = 4;

/** A hundred: what makes a part of a whole a percentage. */
export const HUNDRED = fromInteger(100n);

/**
 * A part of a whole in per cent: 1.25 is 1.25 %.
 * @param places digits after the point, 0 to 8
 * @throws {RangeError} when the whole is 0
 */
export function percentage(part: Decimal, whole: Decimal, places: number = PERCENT_PLACES): Decimal {
  return average((part * 100n) as Decimal, whole, places);
}

/**
 * A total by what it is of, such as an amount by a number of shares.
 * @param places digits after the point, 0 to 8
 * @throws {RangeError} when `count` is 0
 */
export function average(total: Decimal, count: Decimal, places: number): Decimal {
  return divideToNearest(total, count, places);
}

/** Growths that follow each other, multiplied exactly one by one. */
export interface Compound {
  by(growth: Decimal): void;
  /** What they come to so far, rounded once: 1.5 and 1.5 are 2.25. 1 of none. */
  growth(): Decimal;
}

export function createCompound(): Compound {
  let [product, unit] = [1n, 1n];
  return {
    by(growth) {
      product *= growth;
      unit *= ONE;
    },
    growth: () => divideToNearest(product, unit, SCALE),
  };
}

/** What growths that follow each other come to, as `Compound` counts. */
export function compound(growths: readonly Decimal[]): Decimal {
  const all = createCompound();
  for (const growth of growths) all.by(growth);
  return all.growth();
}

/**
 * So many per cent of a value. It is an amount or a number again, so it is cut, or brought away from zero (`up`).
 * @param percent 1.25 is 1.25 %
 * @param places digits after the point, 0 to 8
 */
export function percentOf(
  value: Decimal,
  percent: Decimal,
  rounding: 'down' | 'up',
  places?: number,
): Decimal {
  return divide((value * percent) as Decimal, (HUNDRED * ONE) as Decimal, rounding, places);
}
