import { decimal, multiply, toText } from '@fairlot/money';
import type { Fill } from '../../components/orders/timeline.js';
import type { Order } from '../../queries/tradingQueries.js';

/** What the customer does: opening or closing, and which way. */
export type Action = 'buy' | 'sell' | 'short' | 'cover';

/** What an order does, in the words of a customer: a closed long is sold, a closed short is bought back. */
export function actionOf({ intent, direction }: Pick<Order, 'intent' | 'direction'>): Action {
  if (intent === 'close') return direction === 'short' ? 'cover' : 'sell';
  return direction === 'short' ? 'short' : 'buy';
}

/** Whether an order buys or sells shares, whatever it opens or closes. */
export function sideOf(order: Pick<Order, 'intent' | 'direction'>): 'buy' | 'sell' {
  const action = actionOf(order);
  return action === 'buy' || action === 'cover' ? 'buy' : 'sell';
}

/** One fill with the order it belongs to. */
export interface OrderFill {
  readonly order: Order;
  readonly fill: Fill;
  /** Price times quantity, to the eighth digit; without the fee. */
  readonly amount: string;
  /** Tells fills of all orders apart. */
  readonly key: string;
}

/** All fills of these orders, the newest first. */
export function fillsOf(orders: readonly Order[]): OrderFill[] {
  return orders
    .flatMap((order) =>
      order.fills.map((fill, index) => ({
        order,
        fill,
        amount: amountOf(fill),
        key: `${order.id} ${index}`,
      })),
    )
    .sort((one, other) => Date.parse(other.fill.filledAt) - Date.parse(one.fill.filledAt));
}

/** Price times quantity. */
export function amountOf({ price, quantity }: Pick<Fill, 'price' | 'quantity'>): string {
  return toText(multiply(decimal(price), decimal(quantity), 'down'));
}

/** Whether an order ended before any of it was filled: no money moved for it. */
export const isWithoutFill = (order: Order): boolean => order.closedAt !== null && order.fills.length === 0;
