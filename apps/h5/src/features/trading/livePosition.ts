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
} from '@fairlot/money';
import { knownDirection, profitAndLoss } from '../../components/profitAndLoss.js';
import type { Position } from '../../queries/tradingQueries.js';

/** The value of a position at a price. Decimal texts. */
export interface LivePosition {
  readonly last: string;
  /** `last` × quantity. */
  readonly value: string;
  readonly floatingPnl: string | null;
  /** In percent of the cost; null if that is zero. */
  readonly percent: string | null;
}

type Held = Pick<Position, 'last' | 'quantity' | 'actualBuyingPrice' | 'direction' | 'totalOpenAmount'>;

/** A position at the current price. `last`: from the quote store; without it the server's own price is used. */
export function livePosition(position: Held, last: string | undefined): LivePosition {
  const price = priceOf(position, last);
  const floatingPnl = resultAt(position, price);
  const paid = parseDecimal(position.totalOpenAmount);
  const percent =
    floatingPnl === null || paid === null || paid <= ZERO
      ? null
      : toText(percentage(decimal(floatingPnl), paid));
  return {
    last: price,
    value: toText(multiply(decimal(price), decimal(position.quantity), 'down')),
    floatingPnl,
    percent,
  };
}

const priceOf = (position: Pick<Held, 'last'>, last: string | undefined): string =>
  last !== undefined && parseDecimal(last) !== null ? last : position.last;

const resultAt = ({ actualBuyingPrice, quantity, direction }: Held, price: string): string | null =>
  profitAndLoss(actualBuyingPrice, price, quantity, knownDirection(direction));

/**
 * The unrealized profit of all positions in one currency, at the current prices.
 * @param lastOf the price of a symbol, or undefined for the server's own
 */
export function unrealizedOf(
  positions: readonly (Held & Pick<Position, 'symbol' | 'currency'>)[],
  currency: string,
  lastOf: (symbol: string) => string | undefined,
): string {
  const results = positions
    .filter((position) => position.currency === currency)
    .map((position) => resultAt(position, priceOf(position, lastOf(position.symbol))));
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
