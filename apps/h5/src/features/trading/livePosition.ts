import type { Schemas } from '@fairlot/api-client';
import { add, decimal, percentage, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { marketValue, unrealizedProfit } from '../../components/profitAndLoss.js';
import type { Position } from '../../queries/tradingQueries.js';

/** The value of a position at a price. Decimal texts. */
export interface LivePosition {
  readonly last: string;
  /** `last` × quantity, cut to the currency's places. */
  readonly value: string;
  readonly floatingPnl: string;
  /** In percent of the cost; null if that is zero. */
  readonly percent: string | null;
}

type Held = Pick<Position, 'last' | 'quantity' | 'direction' | 'totalOpenAmount' | 'totalHoldingAmount'>;

/** A position at `last`, from the quote store; until that has a quote, at the server's own price. */
export function livePosition(position: Held, last: string | undefined): LivePosition {
  const value = valueAt(position, last);
  const profit = unrealizedProfit(position, value);
  const cost = decimal(position.totalOpenAmount);
  return {
    last: last ?? position.last,
    value: toText(value),
    floatingPnl: toText(profit),
    percent: cost <= ZERO ? null : toText(percentage(profit, cost)),
  };
}

const valueAt = ({ quantity, totalHoldingAmount }: Held, last: string | undefined): Decimal =>
  last === undefined ? decimal(totalHoldingAmount) : marketValue(last, quantity);

/**
 * The unrealized profit of all positions in one currency, at the current prices.
 * @param lastOf the price of a symbol, or undefined for the server's own
 */
export function unrealizedOf(
  positions: readonly (Held & Pick<Position, 'symbol' | 'currency'>)[],
  currency: string,
  lastOf: (symbol: string) => string | undefined,
): string {
  const own = positions.filter((position) => position.currency === currency);
  return toText(
    sum(own.map((position) => unrealizedProfit(position, valueAt(position, lastOf(position.symbol))))),
  );
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
