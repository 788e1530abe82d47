import { toText, type Decimal } from '@fairlot/money';
import { NOT_TRADED } from '../orderRow.js';
import { textOrNull } from '../../db/exactText.js';
import { newId } from '../../ids.js';
import { feeOf } from '../orders/feeSchedule.js';
import { publishedPrice } from '../halts.js';
import { bookedAmount, grossOf } from '../orders/orderMoney.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import type { UnitOfWork } from '../unitOfWork.js';
import type { PositionRow } from '../positionRow.js';

interface ClosingOrder {
  readonly origin: 'member' | 'system';
  readonly quantity: Decimal;
  readonly orderType: 'market' | 'limit';
  readonly price: Decimal | null;
  readonly closeRequestId: string | null;
  readonly at: Date;
}

/**
 * Adds the order that closes reserved shares of a position. It stays open until it fills or its customer cancels it.
 * A closing market order has no collar: it accepts any price.
 * @returns the order's id
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
    worst_price: textOrNull(closing.price),
    stop_loss: null,
    take_profit: null,
    time_in_force: 'gtc' as const,
    estimated_fee: toText(feeOf(amount, position.currency)),
    hold_amount: '0',
    position_id: position.id,
    close_request_id: closing.closeRequestId,
    submitted_at: closing.at,
    expires_at: null,
    matched_until: closing.at,
    ...NOT_TRADED,
  };
  orders.add({ due_at: nextEvaluationAt(order, market, closing.at), ...order });
  return order.id;
}
