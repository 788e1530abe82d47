import { decimal, divide, fromInteger, multiply, parseDecimal, sum, toText, ZERO } from '@fairlot/money';
import { knownDirection, profitAndLoss } from '../../components/profitAndLoss.js';
import type { Position } from '../../stores/trading.js';

/** What a position is worth at a price. Decimal texts. */
export interface LivePosition {
  readonly last: string;
  /** `last` × quantity. */
  readonly value: string;
  readonly floatingPnl: string | null;
  /** In per cent of what was paid; null while that is nothing. */
  readonly percent: string | null;
}

type Held = Pick<Position, 'last' | 'quantity' | 'actualBuyingPrice' | 'direction' | 'totalOpenAmount'>;

/** A position at the price of now. `last`: of the quote store; without it the server's own price stands. */
export function livePosition(position: Held, last: string | undefined): LivePosition {
  const price = last !== undefined && parseDecimal(last) !== null ? last : position.last;
  const direction = knownDirection(position.direction);
  const floatingPnl = profitAndLoss(position.actualBuyingPrice, price, position.quantity, direction);
  const paid = parseDecimal(position.totalOpenAmount);
  const percent =
    floatingPnl === null || paid === null || paid <= ZERO
      ? null
      : toText(divide(multiply(decimal(floatingPnl), fromInteger(100n), 'down'), paid, 'down', 4));
  return {
    last: price,
    value: toText(multiply(decimal(price), decimal(position.quantity), 'down')),
    floatingPnl,
    percent,
  };
}

/**
 * The unrealized result of all positions in one currency, at the prices of now.
 * @param lastOf the price of a symbol, or undefined for the server's own
 */
export function unrealizedOf(
  positions: readonly (Held & Pick<Position, 'symbol' | 'currency'>)[],
  currency: string,
  lastOf: (symbol: string) => string | undefined,
): string {
  const results = positions
    .filter((position) => position.currency === currency)
    .map((position) => livePosition(position, lastOf(position.symbol)).floatingPnl);
  return toText(sum(results.map((result) => (result === null ? ZERO : decimal(result)))));
}
