import { add, decimal, minimum, multiply, subtract, truncate, type Decimal } from '@fairlot/money';

const DAY_MS = 86_400_000;

/** The day of UTC that an instant is in, counted. */
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** How many days after the payout an instant is; the day of the payout is day 0. Days are those of UTC. */
export function dayNumber(disbursedAt: Date, at: Date): number {
  return dayOf(at) - dayOf(disbursedAt);
}

/** The first moment of the `number`-th day after the payout. */
export function startOfDay(disbursedAt: Date, number: number): Date {
  return new Date((dayOf(disbursedAt) + number) * DAY_MS);
}

/** The date on which a loan of so many days, paid out at `disbursedAt`, falls due. @example '2026-12-20' */
export function dueDateOf(disbursedAt: Date, periodDays: number): string {
  return startOfDay(disbursedAt, periodDays).toISOString().slice(0, 10);
}

/** What has grown, to the last digit, and what of it is booked on one day. */
export interface Growth {
  readonly exact: Decimal;
  /** The difference of two cumulative values that are each cut. */
  readonly booked: Decimal;
}

/** One day more: what `base` earns at `rate` is added to what has grown `before`, so that nothing cut adds up. */
export function growByDay(before: Decimal, base: Decimal, rate: Decimal, scale: number): Growth {
  const exact = add(before, multiply(base, rate, 'down'));
  return { exact, booked: subtract(truncate(exact, scale), truncate(before, scale)) };
}

/**
 * The effective rate for a year of 365 days: (1 + rate * days)^(365 / days) - 1. A figure to compare by; no money is
 * counted with it.
 * @returns a fraction with six digits
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

/** What a repayment pays of what is owed: the penalty first, then the interest, then the principal. */
export function splitRepayment(amount: Decimal, owed: Owed): Owed {
  const penalty = minimum(amount, owed.penalty);
  const interest = minimum(subtract(amount, penalty), owed.interest);
  const principal = minimum(subtract(subtract(amount, penalty), interest), owed.principal);
  return { penalty, interest, principal };
}
