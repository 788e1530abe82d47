import { decimal, multiply, parseDecimal, subtract, toText } from '@fairlot/money';
import type { Channel } from './depositQueries.js';

/** Fraction digits of the credited currencies. */
const ACCOUNT_PLACES = 2;

export interface Estimate {
  /** Decimal text in `currency`: the credit at the current rate. */
  readonly credited: string;
  readonly currency: string;
  readonly rate: string;
}

/**
 * The credit for an amount: less the fee, at the current rate, cut to cents as the server does.
 * @returns undefined for an invalid amount, or one that the fee consumes
 */
export function estimateOf(channel: Channel, amount: string, chosen: string): Estimate | undefined {
  const sent = parseDecimal(amount);
  const currency = chosen === '' ? channel.accountCurrency : chosen;
  const rate = channel.accountCurrencies.find((each) => each.currency === currency)?.rate;
  if (sent === null || rate === undefined) return undefined;
  const left = subtract(sent, decimal(channel.fee));
  if (left <= 0n) return undefined;
  return { credited: toText(multiply(left, decimal(rate), 'down', ACCOUNT_PLACES)), currency, rate };
}
