import { decimal, toText, type Decimal } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { endOrder, freeShares, moveClosing } from '../orders/endOrder.js';
import { feeOf } from '../orders/feeSchedule.js';
import { bookedAmount, grossOf } from '../orders/orderMoney.js';
import { nextOrderLook } from '../orders/orderSchedule.js';
import { OPEN_ORDER_STATUSES } from '../orders/orderStatus.js';
import type { TradingContext } from '../orders/tradingContext.js';
import type { PositionRow } from './positionRow.js';
import { announcePosition } from './positionNotices.js';
import { refreshPositionState } from './positionState.js';

interface ClosingOrder {
  readonly origin: 'member' | 'system';
  readonly quantity: Decimal;
  readonly orderType: 'market' | 'limit';
  readonly price: Decimal | null;
  readonly closeRequestId: string | null;
  readonly at: Date;
}

/**
 * Inserts the order that closes shares of a position; the shares are already set aside. It stays until it is filled
 * or its customer cancels it. A market order to close has no collar: whoever leaves takes the market's price.
 */
export async function insertClosingOrder(
  tx: Tx,
  { market, clock, entropy }: TradingContext,
  position: PositionRow,
  closing: ClosingOrder,
): Promise<string> {
  const orderPrice = closing.price ?? market.quote(position.symbol, closing.at).last;
  const amount = bookedAmount(grossOf(orderPrice, closing.quantity), position.currency);
  const order = {
    id: newId('ord', clock.wall(), entropy),
    member_id: position.member_id,
    account_id: position.account_id,
    client_order_id: null,
    symbol: position.symbol,
    market_id: position.market_id,
    currency: position.currency,
    direction: position.direction,
    intent: 'close' as const,
    origin: closing.origin,
    order_type: closing.orderType,
    quantity: toText(closing.quantity),
    order_price: toText(orderPrice),
    worst_price: closing.price === null ? null : toText(closing.price),
    stop_loss: null,
    take_profit: null,
    time_in_force: 'gtc' as const,
    status: 'wait' as const,
    reject_code: null,
    estimated_fee: toText(feeOf(amount, position.currency)),
    hold_amount: '0',
    position_id: position.id,
    close_request_id: closing.closeRequestId,
    submitted_at: closing.at,
    expires_at: null,
    matched_until: closing.at,
    realized_pnl: null,
    filled_at: null,
    closed_at: null,
    filled_quantity: '0',
  };
  await tx
    .insertInto('trade_order')
    .values({ ...order, due_at: nextOrderLook(order, market, closing.at) })
    .execute();
  return order.id;
}

/**
 * A stop loss, a take profit or a stop-out: closes all of a position without review. What the customer had asked to
 * close is withdrawn first, because it is closed now.
 * @param position locked and open
 */
export async function closeBySystem(
  tx: Tx,
  context: TradingContext,
  position: PositionRow,
  at: Date,
): Promise<void> {
  await withdrawAll(tx, position, at);
  const quantity = decimal(position.quantity);
  const orderId = await insertClosingOrder(tx, context, position, {
    origin: 'system',
    quantity,
    orderType: 'market',
    price: null,
    closeRequestId: null,
    at,
  });
  await moveClosing(tx, position.id, { owner: position, quantity, ref: `order:${orderId}:shares`, at });
  await tx
    .updateTable('position')
    .set({ due_at: null, watched_until: at })
    .where('id', '=', position.id)
    .execute();
  await refreshPositionState(tx, position.id);
  await announcePosition(tx, position);
}

async function withdrawAll(tx: Tx, position: PositionRow, at: Date): Promise<void> {
  const orders = await tx
    .selectFrom('trade_order')
    .selectAll()
    .where('position_id', '=', position.id)
    .where('intent', '=', 'close')
    .where('status', 'in', OPEN_ORDER_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const order of orders) await endOrder(tx, order, { status: 'canceled', at });
  const requests = await tx
    .selectFrom('close_request')
    .selectAll()
    .where('position_id', '=', position.id)
    .where('status', '=', 'closing_review')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const request of requests) {
    await tx
      .updateTable('close_request')
      .set({ status: 'withdrawn', decided_at: at, due_at: null })
      .where('id', '=', request.id)
      .execute();
    await freeShares(tx, position.id, {
      owner: position,
      quantity: decimal(request.quantity),
      ref: `close:${request.id}:return`,
      at,
    });
  }
}
