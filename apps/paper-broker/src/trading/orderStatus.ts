import { assertTransition } from '../util/transitions.js';
import type { OrderReason, Reason } from '../reasons/reasons.js';

/** The transitions of an order's status. Source: contract 4. */
const orderTransitions = {
  wait: ['handle', 'canceled', 'refused', 'expired'],
  handle: ['partially_filled', 'filled', 'canceled', 'refused', 'expired'],
  partially_filled: ['partially_filled', 'filled', 'canceled', 'refused', 'expired'],
  filled: [],
  canceled: [],
  refused: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderTransitions;

export const ORDER_STATUSES = Object.keys(orderTransitions) as OrderStatus[];

/** The states in which an order may still fill. */
export const OPEN_ORDER_STATUSES = ['wait', 'handle', 'partially_filled'] as const;

export function isOpenOrder(status: OrderStatus): boolean {
  return orderTransitions[status].length > 0;
}

/** How an order ends before it has traded in full. */
export interface OrderEnd {
  readonly status: 'canceled' | 'expired' | 'refused';
  readonly at: Date;
  /** Why the market or a review ended it. `unlisted`: the instrument has left the market. */
  readonly reason?: Reason<OrderReason>;
}

/** @throws Error when the table does not have this transition */
export function assertOrderTransition(from: OrderStatus, to: OrderStatus): void {
  assertTransition<OrderStatus>('order', orderTransitions, from, to);
}
