import { add, decimal, minimum, multiply, subtract, truncate, type Decimal } from '@fairlot/money';
import { DAY_MS } from '../util/durations.js';
import { utcDate } from '../util/instants.js';

/** The number of the UTC day that contains an instant. */
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** The number of days from the payout to an instant, in days of UTC; the day of the payout is day 0. */
export function dayNumber(disbursedAt: Date, at: Date): number {
  return dayOf(at) - dayOf(disbursedAt);
}

/** The start of day `number` after the payout. */
export function startOfDay(disbursedAt: Date, number: number): Date {
  return new Date((dayOf(disbursedAt) + number) * DAY_MS);
}

/** The due date of a loan for a period of days, paid out at `disbursedAt`. @example '2026-12-20' */
export function dueDateOf(disbursedAt: Date, periodDays: number): string {
  return utcDate(startOfDay(disbursedAt, periodDays));
}

/** The exact growth so far, and the part that is booked on one day. */
export interface Growth {
  readonly exact: Decimal;
  /** The difference of two truncated totals. */
  readonly booked: Decimal;
}

/**
 * Adds a day's growth: what `base` earns at `rate`, added to the exact growth `before`. So truncation does not
 * accumulate.
 */
export function growByDay(before: Decimal, base: Decimal, rate: Decimal, scale: number): Growth {
  const exact = add(before, multiply(base, rate, 'down'));
  return { exact, booked: subtract(truncate(exact, scale), truncate(before, scale)) };
}

/**
 * The effective annual rate for 365 days: (1 + rate * days)^(365 / days) - 1. It is for comparison only; no money is
 * computed with it.
 * @returns a fraction with six decimal places
 */
export function aprOf(rate: Decimal, days: number): Decimal {
  const growth = 1 + (Number(rate) / Number(decimal('1'))) * days;
  return decimal((growth ** (365 / days) - 1).toFixed(6));
}

export interface Owed {
  readonly penalty: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

export const totalOf = ({ penalty, interest, principal }: Owed): Decimal =>
  add(add(penalty, interest), principal);

/** Splits a repayment: it pays the penalty first, then the interest, then the principal. */
export function splitRepayment(amount: Decimal, owed: Owed): Owed {
  const penalty = minimum(amount, owed.penalty);
  const interest = minimum(subtract(amount, penalty), owed.interest);
  const principal = minimum(subtract(subtract(amount, penalty), interest), owed.principal);
  return { penalty, interest, principal };
}
