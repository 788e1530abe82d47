import { decimal, multiply, toText, ZERO, type Decimal } from '@fairlot/money';
import { findNamedAccountId } from '../accounts/accounts.js';
import { insufficientFunds, requireFunds, requirePlaces } from '../accounts/amounts.js';
import { scaleOf } from '../currencies.js';
import type { Queries } from '../db/database.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { Instrument } from '../market/instrument.js';
import { fundTerms } from './fundTerms.js';
import { unitsToReserve } from './fundMoney.js';

/** @throws Refusal `below_minimum`, `too_many_decimals`, `insufficient_funds` */
export function checkSubscription(fund: Instrument, text: string, available: Decimal): Decimal {
  const amount = decimal(text);
  requirePlaces(amount, fund.currency);
  const { minAmount } = fundTerms(fund);
  if (amount < minAmount)
    throw refuseField('amount', 'below_minimum', { min: toText(minAmount), currency: fund.currency });
  requireFunds(amount, available, fund.currency);
  return amount;
}

/**
 * Validates a redemption and computes the units to set aside.
 * @throws Refusal `amount_required`, `amount_not_allowed`, `too_many_decimals`, `wrong_amount`,
 * `nothing_to_redeem`, `exceeds_holding`
 */
export function checkRedemption(
  fund: Instrument,
  body: { readonly mode: 'amount' | 'all'; readonly amount?: string },
  units: Decimal,
  nav: Decimal,
): { readonly amount: Decimal | null; readonly reserved: Decimal } {
  if (body.mode === 'all') {
    if (body.amount !== undefined) throw refuseField('amount', 'amount_not_allowed');
    if (units === ZERO) throw new Refusal('nothing_to_redeem');
    return { amount: null, reserved: units };
  }
  if (body.amount === undefined) throw refuseField('amount', 'amount_required');
  const amount = decimal(body.amount);
  requirePlaces(amount, fund.currency);
  if (amount === ZERO) throw refuseField('amount', 'wrong_amount');
  if (units === ZERO) throw new Refusal('nothing_to_redeem');
  const worth = multiply(units, nav, 'down', scaleOf(fund.currency));
  if (amount > worth)
    throw refuseField('amount', 'exceeds_holding', { max: toText(worth), currency: fund.currency });
  return { amount, reserved: unitsToReserve(amount, nav, units) };
}

/**
 * The member's `fund` account in a currency.
 * @throws Refusal `not_found` if another account is named; `insufficient_funds` if there is no such account
 */
export async function requireFundAccount(
  db: Queries,
  memberId: string,
  currency: string,
  named: string | undefined,
): Promise<string> {
  const id = await findNamedAccountId(db, { memberId, kind: 'fund', currency }, named);
  if (id === undefined) throw insufficientFunds(ZERO, ZERO, currency);
  return id;
}
