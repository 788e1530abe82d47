import { add, maximum, minimum, multiply, subtract, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import type { QuantTerms } from './strategies.js';

type Bounds = Pick<QuantTerms, 'profitRateMin' | 'profitRateMax'>;

/** Whether a result has reached an end of its range: nothing is traded for it any more. */
export const isAtBound = (rate: Decimal, { profitRateMin, profitRateMax }: Bounds): boolean =>
  rate <= profitRateMin || rate >= profitRateMax;

/**
 * The result after another day, as a fraction of the amount. What a day makes beyond either end is the institution's.
 * @param tradeRate of the day's trade, before its fee; null on a day without one
 */
export function rateAfter(
  rate: Decimal,
  tradeRate: Decimal | null,
  terms: Bounds & Pick<QuantTerms, 'dailyFeeRate'>,
): Decimal {
  if (tradeRate === null || isAtBound(rate, terms)) return rate;
  const after = add(rate, subtract(tradeRate, terms.dailyFeeRate));
  return minimum(maximum(after, terms.profitRateMin), terms.profitRateMax);
}

/** The profit of an amount so far, to the currency's smallest coin. A day's part is the difference of two of these. */
export function profitOf(amount: Decimal, rate: Decimal, currency: string): Decimal {
  return multiply(amount, rate, 'down', scaleOf(currency));
}

/**
 * What leaving early costs and returns: nothing before the period begins, then a fraction of the amount; never more than
 * there is.
 */
export function exitOf(
  amount: Decimal,
  pending: Decimal,
  feeRate: Decimal,
  currency: string,
): { readonly fee: Decimal; readonly returned: Decimal } {
  const there = maximum(add(amount, pending), ZERO);
  const fee = minimum(multiply(amount, feeRate, 'down', scaleOf(currency)), there);
  return { fee, returned: subtract(there, fee) };
}
