import { decimal } from '@fairlot/money';
import type { Trigger } from '../../market/market.js';
import { isBuy, type OrderRow } from '../orderRow.js';
import type { TradingMarket } from '../tradingContext.js';

type Scheduled = Pick<
  OrderRow,
  | 'symbol'
  | 'market_id'
  | 'direction'
  | 'intent'
  | 'order_type'
  | 'status'
  | 'filled_quantity'
  | 'worst_price'
  | 'expires_at'
>;

/** The first moment at or after `from` at which the market of `marketId` trades. */
export function nextOpenMoment(market: TradingMarket, marketId: string, from: Date): Date {
  return market.session(marketId, from).opensAt ?? from;
}

/**
 * When the matcher has to look at an open order next, no earlier than `from`: the opening that an order waits for, the
 * moment a limit is met, the end of a day order. Because the price path is a pure function, that moment is found
 * ahead and nobody has to watch for it; a sleeping server wakes up to the same answer.
 */
export function nextEvaluationAt(order: Scheduled, market: TradingMarket, from: Date): Date {
  const opensAt = nextOpenMoment(market, order.market_id, from);
  const expiresAt = order.expires_at;
  if (expiresAt !== null && opensAt >= expiresAt) return expiresAt;
  const trigger = triggerOf(order);
  if (order.status === 'wait' || trigger === null) return opensAt;
  const closesAt = market.session(order.market_id, opensAt).closesAt;
  const until = expiresAt !== null && expiresAt < closesAt ? expiresAt : closesAt;
  // The interval of `firstCrossing` excludes its start, and the very moment of opening counts.
  const crossing = market.firstCrossing(order.symbol, justBefore(opensAt), until, trigger);
  return crossing?.at ?? until;
}

/** The price level that an order waits for; null for one that takes the next price. */
function triggerOf(order: Scheduled): Trigger | null {
  if (order.worst_price === null) return null;
  // A market order takes the first price it meets; only what is left after a partial fill waits within the collar.
  if (order.order_type === 'market' && decimal(order.filled_quantity) === 0n) return null;
  return { price: decimal(order.worst_price), when: isBuy(order) ? 'at-or-below' : 'at-or-above' };
}

export function justBefore(at: Date): Date {
  return new Date(at.getTime() - 1);
}
