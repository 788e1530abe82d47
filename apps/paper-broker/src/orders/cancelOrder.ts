import { Refusal } from '../http/refusal.js';
import { lockPosition } from '../positions/positionRow.js';
import { endOrder } from './endOrder.js';
import { findOrder, lockOrder } from './orderQueries.js';
import type { OrderRow } from './orderRow.js';
import { isOpenOrder } from './orderStatus.js';
import { settleOrder } from './settleOrder.js';
import type { TradingContext } from './tradingContext.js';

/**
 * Cancels what has not traded and gives back what it held. Cancelling again answers the same.
 * @throws Refusal `not_found`; `order_not_open` for an order that ended otherwise, and for one of the broker's own
 */
export async function cancelOrder(context: TradingContext, memberId: string, id: string): Promise<OrderRow> {
  await settleOrder(context, memberId, id);
  return context.db.transaction(async (tx) => {
    const known = await findOrder(tx, memberId, id);
    if (known === undefined) throw new Refusal('not_found');
    if (known.intent === 'close' && known.position_id !== null) await lockPosition(tx, known.position_id);
    const order = await lockOrder(tx, memberId, id);
    if (order === undefined) throw new Refusal('not_found');
    if (order.status === 'canceled') return order;
    if (!isOpenOrder(order.status) || order.origin === 'system') throw new Refusal('order_not_open');
    await endOrder(tx, order, { status: 'canceled', at: context.clock.now() });
    return (await findOrder(tx, memberId, id)) ?? order;
  });
}
