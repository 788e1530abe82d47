import { Refusal } from '../../http/refusal.js';
import { forgetFailure } from '../../work/failures.js';
import { endOrder } from './endOrder.js';
import type { OrderRow } from '../orderRow.js';
import { isOpenOrder } from '../orderStatus.js';
import { settleOrder } from './settleOrder.js';
import type { TradingContext } from '../tradingContext.js';
import { inUnit } from '../inUnit.js';

/**
 * Cancels the rest of an order and releases its hold, even when the matcher cannot process the order. Cancelling
 * again gives the same answer.
 * @throws Refusal `not_found`; `order_not_open` for an order that ended otherwise or that the broker placed itself
 */
export async function cancelOrder(context: TradingContext, memberId: string, id: string): Promise<OrderRow> {
  await settleOrder(context, memberId, id);
  return context.db.transaction(async (tx) => {
    await forgetFailure(tx, 'order', id);
    return inUnit(tx, context, { memberId, orders: [id] }, (unit) => {
      const order = unit.orders.get(id);
      if (order?.member_id !== memberId) throw new Refusal('not_found');
      if (order.status === 'canceled') return order;
      if (!isOpenOrder(order.status) || order.origin === 'system') throw new Refusal('order_not_open');
      return endOrder(unit, order, { status: 'canceled', at: context.clock.now() });
    });
  });
}
