/** Where an order can go from each state. Source: contract 4. */
export const orderTransitions = {
  wait: ['handle', 'canceled', 'refused', 'expired'],
  handle: ['partially_filled', 'filled', 'canceled', 'refused', 'expired'],
  partially_filled: ['partially_filled', 'filled', 'canceled', 'refused', 'expired'],
  filled: [],
  canceled: [],
  refused: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderTransitions;

/** The states in which an order may still fill. */
export const OPEN_ORDER_STATUSES = ['wait', 'handle', 'partially_filled'] as const;

export function isOpenOrder(status: OrderStatus): boolean {
  return orderTransitions[status].length > 0;
}

/** @throws Error when the table has no such transition: a fault of ours, never of a customer */
export function assertOrderTransition(from: OrderStatus, to: OrderStatus): void {
  const allowed: readonly string[] = orderTransitions[from];
  if (!allowed.includes(to))
    throw new Error(`An order cannot go from ${from} to ${to}; see orderTransitions.`);
}
