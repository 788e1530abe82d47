import { add, maximum, minimum, multiply, subtract, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import type { QuantTerms } from './strategies.js';

type Bounds = Pick<QuantTerms, 'profitRateMin' | 'profitRateMax'>;

/** Whether a result has reached a bound of its range; then trading for it has ended. */
export const isAtBound = (rate: Decimal, { profitRateMin, profitRateMax }: Bounds): boolean =>
  rate <= profitRateMin || rate >= profitRateMax;

/**
 * The result after another day, as a fraction of the amount. The institution bears or keeps what lies outside the
 * range.
 * @param tradeRate the rate of the day's trade before its fee; null on a day without a trade
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

/**
 * The profit of an amount so far, truncated to the currency's scale. A day's profit is the difference of two of
 * these.
 */
export function profitOf(amount: Decimal, rate: Decimal, currency: string): Decimal {
  return multiply(amount, rate, 'down', scaleOf(currency));
}

/**
 * The fee of an early exit and the returned amount. The fee is a fraction of the amount, 0 before the period begins,
 * and never more than there is.
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
