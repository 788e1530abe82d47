import { decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import { post } from '../ledger/post.js';
import { refreshPositionState } from '../positions/positionState.js';
import { releaseLines } from './fillOrder.js';
import { announceOrder } from './orderNotices.js';
import { figuresOf, type OrderRow } from './orderRow.js';
import { assertOrderTransition } from './orderStatus.js';

export interface OrderEnd {
  readonly status: 'canceled' | 'expired' | 'refused';
  readonly at: Date;
  /** Why an order was refused. */
  readonly rejectCode?: string;
}

/**
 * Ends an order before all of it has traded: the money or the shares that it still holds go back.
 * @param order locked and open; of a closing order, its position is locked as well
 */
export async function endOrder(tx: Tx, order: OrderRow, end: OrderEnd): Promise<void> {
  assertOrderTransition(order.status, end.status);
  await post(tx, {
    kind: 'order_release',
    ref: `order:${order.id}:release`,
    subject: { type: 'order', id: order.id },
    effectiveAt: end.at,
    lines: releaseLines(order, decimal(order.hold_amount)),
  });
  await tx
    .updateTable('trade_order')
    .set({
      status: end.status,
      reject_code: end.rejectCode ?? null,
      hold_amount: '0',
      due_at: null,
      matched_until: end.at,
      closed_at: end.at,
      version: order.version + 1,
    })
    .where('id', '=', order.id)
    .execute();
  await announceOrder(tx, order);
  if (order.intent === 'close') await returnShares(tx, order, end.at);
}

async function returnShares(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.position_id === null) throw new Error(`Order ${order.id} closes a position that is not there.`);
  await freeShares(tx, order.position_id, {
    owner: order,
    quantity: figuresOf(order).remaining,
    ref: `order:${order.id}:return`,
    at,
  });
  if (order.close_request_id !== null) {
    await tx
      .updateTable('close_request')
      .set({ status: 'withdrawn', decided_at: at })
      .where('id', '=', order.close_request_id)
      .where('status', '=', 'approved')
      .execute();
  }
  await refreshPositionState(tx, order.position_id);
}

/** Shares of a position that a close speaks for. */
interface ClosingShares {
  readonly owner: Pick<OrderRow, 'member_id' | 'symbol' | 'direction'>;
  readonly quantity: Decimal;
  /** Of the ledger's entry: one for each move. */
  readonly ref: string;
  readonly at: Date;
}

/** Shares that were set aside for closing are the position's again. The position is locked. */
export async function freeShares(tx: Tx, positionId: string, shares: ClosingShares): Promise<void> {
  await moveClosing(tx, positionId, { ...shares, quantity: subtract(ZERO, shares.quantity) });
}

/**
 * Sets shares aside for closing, or with a negative quantity back. Shares of a long move between two books; a short
 * owes its shares either way, so only the position keeps count.
 */
export async function moveClosing(tx: Tx, positionId: string, shares: ClosingShares): Promise<void> {
  const { owner, quantity } = shares;
  if (owner.direction === 'long') {
    const mine = { memberId: owner.member_id, account: 'trade', commodity: owner.symbol } as const;
    await post(tx, {
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
  await tx
    .updateTable('position')
    .set({
      closing_quantity: sql`closing_quantity + ${toText(quantity)}::numeric`,
      version: sql`version + 1`,
    })
    .where('id', '=', positionId)
    .execute();
}
