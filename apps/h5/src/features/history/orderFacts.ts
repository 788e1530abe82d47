import type { Fill } from '../../components/orders/timeline.js';
import type { Order } from '../../queries/tradingQueries.js';

/** What the customer does: opens or closes, and in which direction. */
export type Action = 'buy' | 'sell' | 'short' | 'cover';

/** The customer's action in an order: a long is closed by selling, a short by buying back. */
export function actionOf({ intent, direction }: Pick<Order, 'intent' | 'direction'>): Action {
  if (intent === 'close') return direction === 'short' ? 'cover' : 'sell';
  return direction === 'short' ? 'short' : 'buy';
}

/** Whether an order buys or sells shares, whatever it opens or closes. */
export function sideOf(order: Pick<Order, 'intent' | 'direction'>): 'buy' | 'sell' {
  const action = actionOf(order);
  return action === 'buy' || action === 'cover' ? 'buy' : 'sell';
}

/** A fill with its order. */
export interface OrderFill {
  readonly order: Order;
  readonly fill: Fill;
  /** Unique among the fills of all orders. */
  readonly key: string;
}

/** All fills of these orders, newest first. */
export function fillsOf(orders: readonly Order[]): OrderFill[] {
  return orders
    .flatMap((order) =>
      order.fills.map((fill, index) => ({
        order,
        fill,
        key: `${order.id} ${index}`,
      })),
    )
    .sort((one, other) => Date.parse(other.fill.filledAt) - Date.parse(one.fill.filledAt));
}

/** Whether an order ended before any of it was filled: no money moved for it. */
export const isWithoutFill = (order: Order): boolean => order.closedAt !== null && order.fills.length === 0;
