import { decimal, toText, truncate, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { Refusal, refuseField } from '../http/refusal.js';

/**
 * Parses an amount in one of the broker's currencies. It is never rounded.
 * @throws Refusal `wrong_amount` for 0, `too_many_decimals` for more places than the currency has
 */
export function requireAmount(text: string, currency: string, path = 'amount'): Decimal {
  const amount = decimal(text);
  if (amount <= ZERO) throw refuseField(path, 'wrong_amount');
  const scale = scaleOf(currency);
  if (truncate(amount, scale) !== amount)
    throw refuseField(path, 'too_many_decimals', { max: String(scale) });
  return amount;
}

/** @throws Refusal `insufficient_funds`, with the needed and the available amount */
export function requireFunds(needed: Decimal, available: Decimal, currency: string, path = 'amount'): void {
  if (needed <= available) return;
  const params = { needed: toText(needed), available: toText(available), currency };
  throw new Refusal('insufficient_funds', {
    params,
    fields: [{ path, code: 'insufficient_funds', params }],
  });
}
