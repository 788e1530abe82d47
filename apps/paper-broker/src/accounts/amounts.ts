import { decimal, toText, truncate, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { refuseField, type Refusal } from '../http/refusal.js';

/**
 * Parses an amount in one of the broker's currencies. It is never rounded.
 * @throws Refusal `wrong_amount` for 0, `too_many_decimals` for more places than the currency has
 */
export function requireAmount(text: string, currency: string, path = 'amount'): Decimal {
  const amount = decimal(text);
  if (amount <= ZERO) throw refuseField(path, 'wrong_amount');
  requirePlaces(amount, currency, path);
  return amount;
}

/** @throws Refusal `too_many_decimals` for an amount with more places than its currency has */
export function requirePlaces(amount: Decimal, currency: string, path = 'amount'): void {
  const scale = scaleOf(currency);
  if (truncate(amount, scale) !== amount)
    throw refuseField(path, 'too_many_decimals', { max: String(scale) });
}

/** @throws Refusal `insufficient_funds` */
export function requireFunds(needed: Decimal, available: Decimal, currency: string, path = 'amount'): void {
  if (needed > available) throw insufficientFunds(needed, available, currency, path);
}

/** The refusal for lack of money, with the needed and the available amount. */
export function insufficientFunds(
  needed: Decimal,
  available: Decimal,
  currency: string,
  path = 'amount',
): Refusal {
  const params = { needed: toText(needed), available: toText(available), currency };
  return refuseField(path, 'insufficient_funds', params);
}
