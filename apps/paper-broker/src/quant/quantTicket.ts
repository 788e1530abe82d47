import { decimal, toText, type Decimal } from '@fairlot/money';
import { requireFunds, requirePlaces } from '../accounts/amounts.js';
import type { Queries, Tx } from '../db/database.js';
import { requireFundAccount } from '../funds/fundTicket.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { findBalance, lockBalance } from '../ledger/balance.js';
import { localDay, midnightOf, stateOf, type Product } from './products.js';

/** A request to subscribe, as the wire has it. */
export interface QuantTicket {
  readonly amount: string;
  readonly account_id?: string;
}

/** A valid request with its product and money. */
export interface QuantPlan {
  readonly accountId: string;
  readonly amount: Decimal;
  readonly available: Decimal;
}

interface QuantQuestion {
  readonly product: Product;
  readonly memberId: string;
  readonly ticket: QuantTicket;
  readonly at: Date;
}

/**
 * Checks a request against the product and the available funds.
 * @param db with a `tx`, the funds are locked until it ends
 * @throws Refusal `subscription_not_started`, `closed`, `too_many_decimals`, `below_minimum`, `above_maximum`,
 * `insufficient_funds`; `not_found` for an account that is not the right one
 */
export async function planQuant(
  db: { readonly tx: Tx } | { readonly read: Queries },
  { product, memberId, ticket, at }: QuantQuestion,
): Promise<QuantPlan> {
  const state = stateOf(product, at);
  if (state === 'upcoming') throw new Refusal('subscription_not_started');
  if (state === 'closed') throw new Refusal('closed');
  const amount = checkAmount(product, ticket.amount);
  const { currency } = product;
  const queries = 'tx' in db ? db.tx : db.read;
  const accountId = await requireFundAccount(queries, memberId, currency, ticket.account_id);
  const key = { memberId, account: 'fund', book: 'available', commodity: currency } as const;
  const available = 'tx' in db ? await lockBalance(db.tx, key) : await findBalance(queries, key);
  requireFunds(amount, available, currency);
  return { accountId, amount, available };
}

function checkAmount({ strategy, currency }: Product, text: string): Decimal {
  const amount = decimal(text);
  requirePlaces(amount, currency);
  const { minAmount, maxAmount } = strategy;
  if (amount < minAmount) throw refuseField('amount', 'below_minimum', { min: toText(minAmount), currency });
  if (amount > maxAmount) throw refuseField('amount', 'above_maximum', { max: toText(maxAmount), currency });
  return amount;
}

/** The period of a subscription made at `at`: whole local days from the next midnight on. */
export function periodOf({ timezone, strategy }: Pick<Product, 'timezone' | 'strategy'>, at: Date) {
  const startDay = localDay(timezone, at) + 1;
  return {
    startDay,
    startAt: midnightOf(timezone, startDay),
    endAt: midnightOf(timezone, startDay + strategy.periodDays),
  };
}
