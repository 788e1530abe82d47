import type { Schemas } from '@fairlot/api-client';
import {
  add,
  decimal,
  multiply,
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
  /** The value over what the position cost, as the server's `unrealized`. */
  readonly floatingPnl: string;
  /** In percent of the cost; null if that is zero. */
  readonly percent: string | null;
}

type Held = Pick<Position, 'last' | 'quantity' | 'direction' | 'totalOpenAmount' | 'totalHoldingAmount'>;

/**
 * A position at the current price.
 * @param last from the quote store; without it the server's own price is used
 * @param places of the currency
 */
export function livePosition(position: Held, last: string | undefined, places: number): LivePosition {
  const value = valueAt(position, last, places);
  const profit = profitAt(position, last, places);
  const cost = decimal(position.totalOpenAmount);
  return {
    last: last ?? position.last,
    value: toText(value),
    floatingPnl: toText(profit),
    percent: cost <= ZERO ? null : toText(percentage(profit, cost)),
  };
}

const valueAt = (position: Held, last: string | undefined, places: number): Decimal =>
  last === undefined
    ? decimal(position.totalHoldingAmount)
    : multiply(decimal(last), decimal(position.quantity), 'down', places);

/** The value less the cost. The average price times the quantity would differ from the cost by a rounding. */
function profitAt(position: Held, last: string | undefined, places: number): Decimal {
  const value = valueAt(position, last, places);
  const cost = decimal(position.totalOpenAmount);
  return knownDirection(position.direction) === 'long' ? subtract(value, cost) : subtract(cost, value);
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
  const own = positions.filter((position) => position.currency === currency);
  return toText(sum(own.map((position) => profitAt(position, lastOf(position.symbol), places))));
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
