import { decimal } from '@fairlot/money';
import { earlier } from '../../util/instants.js';
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
 * When the matcher has to process an open order next, no earlier than `from`: at the opening of the market, when a
 * limit is met, or at the end of a day order. The price path is a pure function, so this time is computed in advance
 * and nothing has to watch prices. A server that was stopped computes the same time.
 */
export function nextEvaluationAt(order: Scheduled, market: TradingMarket, from: Date): Date {
  const opensAt = nextOpenMoment(market, order.market_id, from);
  const expiresAt = order.expires_at;
  if (expiresAt !== null && opensAt >= expiresAt) return expiresAt;
  const trigger = triggerOf(order);
  if (order.status === 'wait' || trigger === null) return opensAt;
  const closesAt = market.session(order.market_id, opensAt).closesAt;
  const until = expiresAt !== null && expiresAt < closesAt ? expiresAt : closesAt;
  // `firstCrossing` excludes the start of its interval, and the moment of opening must count.
  const crossing = market.firstCrossing(order.symbol, justBefore(opensAt), until, trigger);
  return crossing?.at ?? until;
}

/** The price level that an order waits for; null when it takes the next price. */
function triggerOf(order: Scheduled): Trigger | null {
  if (order.worst_price === null) return null;
  // A market order takes the first price it meets. After a partial fill, the rest waits for a price within the
  // collar.
  if (order.order_type === 'market' && decimal(order.filled_quantity) === 0n) return null;
  return { price: decimal(order.worst_price), when: isBuy(order) ? 'at-or-below' : 'at-or-above' };
}

export function justBefore(at: Date): Date {
  return earlier(at, 1);
}
