import { decimal, maximum, multiply, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';

/**
 * What trading costs: one published schedule for everyone, the same for buying and selling, shown before consent and
 * charged as shown. There is no other fee and no spread.
 */
export const FEE_RATE = decimal('0.0005');

/** The least that an order costs, in each currency that instruments trade in. */
const MINIMUMS: Readonly<Record<string, Decimal>> = {
  USD: decimal('0.99'),
  EUR: decimal('0.99'),
  CNY: decimal('5'),
  HKD: decimal('5'),
  MYR: decimal('3'),
  TWD: decimal('20'),
  SGD: decimal('1.2'),
};

/**
 * The least that an order costs.
 * @throws Error for a currency that no instrument trades in
 */
export function minimumFee(currency: string): Decimal {
  const minimum = MINIMUMS[currency];
  if (minimum === undefined)
    throw new Error(`The fee schedule has no row for ${currency}; add one before trading in it.`);
  return minimum;
}

/**
 * The fee of an order that has traded `amount` (0 or more, in `currency`) so far: the rate, cut to the
 * currency's scale, and never less than the minimum. It grows with the amount, so the fee of a part is the difference
 * of two of these.
 * @throws Error for a currency that no instrument trades in
 */
export function feeOf(amount: Decimal, currency: string): Decimal {
  return maximum(minimumFee(currency), multiply(amount, FEE_RATE, 'down', scaleOf(currency)));
}
