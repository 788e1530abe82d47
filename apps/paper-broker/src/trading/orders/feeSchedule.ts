import { decimal, maximum, multiply, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';

/**
 * The price of trading: one published schedule for all customers, the same for buying and selling, without
 * any other fee or spread. The preview shows it, and the order charges it.
 */
export const FEE_RATE = decimal('0.0005');

/** The minimum fee of an order in each currency that instruments trade in. */
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
 * The minimum fee of an order.
 * @throws Error for a currency that no instrument trades in
 */
export function minimumFee(currency: string): Decimal {
  const minimum = MINIMUMS[currency];
  if (minimum === undefined)
    throw new Error(`The fee schedule has no row for ${currency}; add one before trading in it.`);
  return minimum;
}

/**
 * The fee of an order that has traded `amount` so far (0 or more, in `currency`): the rate, truncated to the
 * currency's scale, but at least the minimum. It grows with the amount, so the fee of a part is the difference of two
 * such fees.
 * @throws Error for a currency that no instrument trades in
 */
export function feeOf(amount: Decimal, currency: string): Decimal {
  return maximum(minimumFee(currency), multiply(amount, FEE_RATE, 'down', scaleOf(currency)));
}
