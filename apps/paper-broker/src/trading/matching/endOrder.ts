import { decimal } from '@fairlot/money';
import { freeShares } from '../positions/closingShares.js';
import { refreshPositionState } from '../positions/positionState.js';
import { announceOrder } from '../orders/orderNotices.js';
import { releaseLines } from '../orders/orderLines.js';
import { figuresOf, type OrderRow } from '../orderRow.js';
import { assertOrderTransition, type OrderEnd } from '../orderStatus.js';
import type { UnitOfWork } from '../unitOfWork.js';

/**
 * Ends an order that has not traded in full, and releases the money or the shares that it still holds.
 * @param order an open order of the unit
 * @returns the changed order
 */
export function endOrder(unit: UnitOfWork, order: OrderRow, end: OrderEnd): OrderRow {
  assertOrderTransition(order.status, end.status);
  unit.post({
    kind: 'order_release',
    ref: `order:${order.id}:release`,
    subject: { type: 'order', id: order.id },
    effectiveAt: end.at,
    lines: releaseLines(order, decimal(order.hold_amount)),
  });
  const ended = unit.orders.change(order, {
    status: end.status,
    reject_code: end.reason?.key ?? null,
    reject_params: end.reason?.params ?? null,
    reject_note: end.reason?.words ?? null,
    hold_amount: '0',
    due_at: null,
    matched_until: end.at,
    closed_at: end.at,
    version: order.version + 1,
  });
  announceOrder(unit, order);
  if (order.intent === 'close') returnShares(unit, order, end.at);
  return ended;
}

function returnShares(unit: UnitOfWork, order: OrderRow, at: Date): void {
  if (order.position_id === null) throw new Error(`Order ${order.id} closes a position that is not there.`);
  freeShares(unit, order.position_id, {
    quantity: figuresOf(order).remaining,
    ref: `order:${order.id}:return`,
    at,
  });
  const request = order.close_request_id === null ? undefined : unit.requests.get(order.close_request_id);
  if (request?.status === 'approved') unit.requests.change(request, { status: 'withdrawn', decided_at: at });
  refreshPositionState(unit, order.position_id);
}
