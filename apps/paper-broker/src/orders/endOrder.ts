import { add, decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { refreshPositionState } from '../positions/positionState.js';
import { announceOrder } from './orderNotices.js';
import { releaseLines } from './orderLines.js';
import { figuresOf, type OrderRow } from './orderRow.js';
import { assertOrderTransition } from './orderStatus.js';
import type { UnitOfWork } from './unitOfWork.js';

export interface OrderEnd {
  readonly status: 'canceled' | 'expired' | 'refused';
  readonly at: Date;
  /** Why the market ended it. `unlisted`: the instrument has left the market. */
  readonly rejectCode?: string;
}

/**
 * Ends an order before all of it has traded: the money or the shares that it still holds go back.
 * @param order of the unit, and open
 * @returns the order as it is then
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
    reject_code: end.rejectCode ?? null,
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

/** Shares of a position that a close speaks for. */
interface ClosingShares {
  readonly quantity: Decimal;
  /** Of the ledger's entry: one for each move. */
  readonly ref: string;
  readonly at: Date;
}

/** Shares that were set aside for closing are the position's again. */
export function freeShares(unit: UnitOfWork, positionId: string, shares: ClosingShares): void {
  moveClosing(unit, positionId, { ...shares, quantity: subtract(ZERO, shares.quantity) });
}

/**
 * Sets shares aside for closing, or with a negative quantity back. Shares of a long move between two books; a short
 * owes its shares either way, so only the position keeps count.
 */
export function moveClosing(unit: UnitOfWork, positionId: string, shares: ClosingShares): void {
  const { quantity } = shares;
  const position = unit.positions.get(positionId);
  if (position === undefined) throw new Error(`The unit of work has no position ${positionId}.`);
  if (position.direction === 'long') {
    const mine = { memberId: position.member_id, account: 'trade', commodity: position.symbol } as const;
    unit.post({
      kind: quantity > 0n ? 'close_hold' : 'close_release',
      ref: shares.ref,
      subject: { type: 'position', id: positionId },
      effectiveAt: shares.at,
      lines: [
        { ...mine, book: 'position', amount: subtract(ZERO, quantity) },
        { ...mine, book: 'position_held', amount: quantity },
      ],
    });
  }
  unit.positions.change(position, {
    closing_quantity: toText(add(decimal(position.closing_quantity), quantity)),
    version: position.version + 1,
  });
}
