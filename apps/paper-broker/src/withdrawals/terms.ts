import { decimal, multiply, toText, ZERO, type Decimal } from '@fairlot/money';
import { requireAmount } from '../accounts/amounts.js';
import { currencies, scaleOf } from '../currencies.js';
import { Refusal, refuseField, refuseInvalid } from '../http/refusal.js';
import type { Rates } from '../rates/rates.js';

export type WithdrawalType = 'bank' | 'crypto';

/** The minimum, or its equivalent in another currency; `/setting/base` has the same. */
const MINIMUM_USD = decimal('10');

/**
 * The fee of a withdrawal in each currency, independent of the amount: about two dollars. The withdrawal quote shows
 * it.
 */
const FEES: Readonly<Record<string, Decimal>> = {
  USD: decimal('2'),
  EUR: decimal('2'),
  CNY: decimal('15'),
  HKD: decimal('15'),
  MYR: decimal('9'),
  TWD: decimal('60'),
  SGD: decimal('3'),
  USDT: decimal('1'),
};

/**
 * The fee of a withdrawal in a currency.
 * @throws Refusal `validation` for a currency without accounts, `currency_mismatch` for one that the type does not
 * allow: a bank takes fiat money, a wallet takes crypto
 */
export function feeOf(type: WithdrawalType, currency: string): Decimal {
  const known = currencies.find(({ code }) => code === currency);
  const fee = FEES[currency];
  if (known === undefined || fee === undefined) throw refuseInvalid('currency', 'invalid_choice');
  const fits = (known.kind === 'fiat') === (type === 'bank');
  if (!fits)
    throw refuseField('currency', 'currency_mismatch', { currency: type === 'bank' ? 'USD' : 'USDT' });
  return fee;
}

/** The minimum of a withdrawal: 10 USD, or its equivalent in another currency, rounded up. */
export function minimumOf(rates: Rates, currency: string, at: Date): Decimal {
  return multiply(MINIMUM_USD, rates.midRate('USD', currency, at), 'up', scaleOf(currency));
}

/** @throws Refusal `wrong_amount`, `too_many_decimals`, `below_minimum` */
export function requireWithdrawable(text: string, currency: string, minimum: Decimal): Decimal {
  const amount = requireAmount(text, currency);
  if (amount >= minimum) return amount;
  const params = { min: toText(minimum), currency };
  throw new Refusal('below_minimum', { params, fields: [{ path: 'amount', code: 'too_small', params }] });
}

/** What the customer receives. It is above zero, because every fee is below the minimum of its currency. */
export function netOf(amount: Decimal, fee: Decimal): Decimal {
  const net = (amount - fee) as Decimal;
  if (net <= ZERO) throw new Error(`A fee of ${toText(fee)} leaves nothing of ${toText(amount)}.`);
  return net;
}
