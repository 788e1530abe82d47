import type { Schemas } from '@fairlot/api-client';
import {
  add,
  decimal,
  multiply,
  parseDecimal,
  percentage,
  subtract,
  sum,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import { knownDirection } from './profitAndLoss.js';
import type { Position } from '../queries/tradingQueries.js';

/** The value of a position at a price. Decimal texts. */
export interface LivePosition {
  readonly last: string;
  /** `last` × quantity, cut to the places of the currency. */
  readonly value: string;
  /** The value over what the position cost, as the server's `unrealized`; null while a figure is missing. */
  readonly floatingPnl: string | null;
  /** In percent of the cost; null if that is zero. */
  readonly percent: string | null;
}

type Held = Pick<Position, 'last' | 'quantity' | 'direction' | 'totalOpenAmount'>;

/**
 * A position at the current price.
 * @param last from the quote store; without it the server's own price is used
 * @param places of the currency
 */
export function livePosition(position: Held, last: string | undefined, places: number): LivePosition {
  const price = priceOf(position, last);
  const floatingPnl = resultAt(position, price, places);
  const paid = parseDecimal(position.totalOpenAmount);
  const percent =
    floatingPnl === null || paid === null || paid <= ZERO
      ? null
      : toText(percentage(decimal(floatingPnl), paid));
  return {
    last: price,
    value: toText(valueAt(position, price, places)),
    floatingPnl,
    percent,
  };
}

const priceOf = (position: Pick<Held, 'last'>, last: string | undefined): string =>
  last !== undefined && parseDecimal(last) !== null ? last : position.last;

const valueAt = ({ quantity }: Pick<Held, 'quantity'>, price: string, places: number): Decimal =>
  multiply(decimal(price), decimal(quantity), 'down', places);

/** Of the cost and not of the average price, which is rounded. */
function resultAt(position: Held, price: string, places: number): string | null {
  const paid = parseDecimal(position.totalOpenAmount);
  if (paid === null) return null;
  const value = valueAt(position, price, places);
  return toText(
    knownDirection(position.direction) === 'long' ? subtract(value, paid) : subtract(paid, value),
  );
}

/**
 * The unrealized profit of all positions in one currency, at the current prices.
 * @param lastOf the price of a symbol, or undefined for the server's own
 * @param places of the currency
 */
export function unrealizedOf(
  positions: readonly (Held & Pick<Position, 'symbol' | 'currency'>)[],
  currency: string,
  lastOf: (symbol: string) => string | undefined,
  places: number,
): string {
  const results = positions
    .filter((position) => position.currency === currency)
    .map((position) => resultAt(position, priceOf(position, lastOf(position.symbol)), places));
  return toText(sum(results.map((result) => (result === null ? ZERO : decimal(result)))));
}

type Valued = Pick<Schemas['Account'], 'used' | 'totalValue' | 'todayProfit' | 'unrealized'>;

/**
 * An account between two answers of the server. What its positions have gained since then is added to its value and
 * to the day's result, so that both follow the same prices as the positions below.
 * @param unrealized the profit of its positions at the current prices; undefined while unknown
 */
export function liveAccount<Account extends Valued>(
  account: Account,
  unrealized: string | undefined,
): Account {
  if (unrealized === undefined) return account;
  const since = subtract(decimal(unrealized), decimal(account.unrealized));
  const plus = (value: string) => toText(add(decimal(value), since));
  return {
    ...account,
    used: plus(account.used),
    totalValue: plus(account.totalValue),
    todayProfit: plus(account.todayProfit),
  };
}
