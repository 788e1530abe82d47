/**
 * Derived figures: percentages and averages. They are rounded half away from zero, because nobody owns or
 * owes them; amounts are truncated. Only this module rounds them, so that a figure is the same everywhere.
 */
import { divide, divideToNearest, fromInteger, ONE, SCALE, type Decimal } from './decimal.js';

/** Decimal places of a percentage. */
export const PERCENT_PLACES = 4;

/** 100, the factor of a percentage. */
export const HUNDRED = fromInteger(100n);

/**
 * A part of a whole in percent: 1.25 means 1.25 %.
 * @param places decimal places, 0 to 8
 * @throws {RangeError} when the whole is 0
 */
export function percentage(part: Decimal, whole: Decimal, places: number = PERCENT_PLACES): Decimal {
  return average((part * 100n) as Decimal, whole, places);
}

/**
 * A total divided by a count, such as an amount by a number of shares.
 * @param places decimal places, 0 to 8
 * @throws {RangeError} when `count` is 0
 */
export function average(total: Decimal, count: Decimal, places: number): Decimal {
  return divideToNearest(total, count, places);
}

/** A product of successive growth factors, computed exactly. */
export interface Compound {
  by(growth: Decimal): void;
  /** The product so far, rounded once: 1.5 and 1.5 give 2.25. 1 without factors. */
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

/** The product of successive growth factors, as `Compound` computes it. */
export function compound(growths: readonly Decimal[]): Decimal {
  const all = createCompound();
  for (const growth of growths) all.by(growth);
  return all.growth();
}

/**
 * A percentage of a value. The result is an amount or a quantity, so it is truncated, or rounded up (`up`).
 * @param percent 1.25 means 1.25 %
 * @param places decimal places, 0 to 8
 */
export function percentOf(
  value: Decimal,
  percent: Decimal,
  rounding: 'down' | 'up',
  places?: number,
): Decimal {
  return divide((value * percent) as Decimal, (HUNDRED * ONE) as Decimal, rounding, places);
}
