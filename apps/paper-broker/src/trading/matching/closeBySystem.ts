import { decimal } from '@fairlot/money';
import { addClosingOrder } from '../positions/addClosingOrder.js';
import { freeShares, moveClosing } from '../positions/closingShares.js';
import { announcePosition } from '../positions/positionNotices.js';
import { refreshPositionState } from '../positions/positionState.js';
import type { PositionRow } from '../positionRow.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { endOrder } from './endOrder.js';

/**
 * Closes all of a position without review, for a stop loss, a take profit or a stop-out. The customer's own close
 * requests and closing orders are withdrawn first.
 * @param position an open position of the unit
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
