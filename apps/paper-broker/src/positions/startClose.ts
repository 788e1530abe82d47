import { decimal, toText, type Decimal } from '@fairlot/money';
import { newId } from '../ids.js';
import { endOrder, freeShares, moveClosing } from '../orders/endOrder.js';
import { feeOf } from '../orders/feeSchedule.js';
import { publishedPrice } from '../orders/halts.js';
import { bookedAmount, grossOf } from '../orders/orderMoney.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import type { UnitOfWork } from '../orders/unitOfWork.js';
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
 * Adds the order that closes shares of a position; the shares are already set aside. It stays until it is filled or its
 * customer cancels it. A market order to close has no collar: whoever leaves takes the market's price.
 * @returns its id
 */
export function addClosingOrder(unit: UnitOfWork, position: PositionRow, closing: ClosingOrder): string {
  const { orders, market, clock, entropy } = unit;
  const orderPrice = closing.price ?? publishedPrice(unit, position.symbol, closing.at);
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
    filled_quantity: '0',
    filled_gross: '0',
    filled_amount: '0',
    handling_fee: '0',
    realized_pnl: null,
    hold_amount: '0',
    position_id: position.id,
    close_request_id: closing.closeRequestId,
    submitted_at: closing.at,
    expires_at: null,
    matched_until: closing.at,
    filled_at: null,
    closed_at: null,
    version: 1,
  };
  orders.add({ ...order, due_at: nextEvaluationAt(order, market, closing.at) });
  return order.id;
}

/**
 * A stop loss, a take profit or a stop-out: closes all of a position without review. What the customer had asked to
 * close is withdrawn first, because it is closed now.
 * @param position of the unit, and open
 */
export function closeBySystem(unit: UnitOfWork, position: PositionRow, at: Date): void {
  withdrawAll(unit, position, at);
  const quantity = decimal(position.quantity);
  const orderId = addClosingOrder(unit, position, {
    origin: 'system',
    quantity,
    orderType: 'market',
    price: null,
    closeRequestId: null,
    at,
  });
  moveClosing(unit, position.id, { quantity, ref: `order:${orderId}:shares`, at });
  unit.positions.change(position, { due_at: null, watched_until: at });
  refreshPositionState(unit, position.id);
  announcePosition(unit, position);
}

function withdrawAll(unit: UnitOfWork, position: PositionRow, at: Date): void {
  for (const order of unit.closingOrders(position.id)) endOrder(unit, order, { status: 'canceled', at });
  for (const request of unit.requests.values()) {
    if (request.position_id !== position.id || request.status !== 'closing_review') continue;
    unit.requests.change(request, { status: 'withdrawn', decided_at: at, due_at: null });
    const quantity = decimal(request.quantity);
    freeShares(unit, position.id, { quantity, ref: `close:${request.id}:return`, at });
  }
}
