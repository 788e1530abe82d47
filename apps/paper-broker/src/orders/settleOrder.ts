import { findOrder } from './orderQueries.js';
import { processDue } from './matchOrders.js';
import type { TradingContext } from './tradingContext.js';

/** More steps than an order can have due at once: what is left then, the matcher does. */
const MOST_STEPS = 500;

/**
 * Does what is already due for one order. Before a change by its customer, so that a limit met a moment ago counts,
 * whether or not the matcher has come by.
 */
export async function settleOrder(context: TradingContext, memberId: string, id: string): Promise<void> {
  const now = context.clock.now();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const order = await findOrder(context.db.read, memberId, id);
    if (order === undefined || order.due_at === null || order.due_at > now) return;
    const isDone = await processDue(context, { kind: 'order', isNewLimit: false, id, dueAt: order.due_at });
    if (!isDone) return;
  }
}
