import { add, decimal, minimum, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Queries } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import { bookedAmount, grossOf, shareOf } from '../orders/orderMoney.js';
import { findPosition, type PositionRow } from '../positionRow.js';

interface LotFact {
  readonly id: string;
  readonly orderId: string | null;
  readonly quantity: Decimal;
  readonly remaining: Decimal;
  readonly price: Decimal;
  readonly fee: Decimal;
  readonly openedAt: Date;
}

interface CloseFact {
  readonly quantity: Decimal;
  readonly amount: Decimal;
  readonly fee: Decimal;
}

/**
 * The lots of a member's position as the wire has them, and its realized profit by first in, first out.
 * @throws Refusal `not_found`
 */
export async function listLots(db: Queries, memberId: string, positionId: string) {
  const position = await findPosition(db, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const lots = await lotsOf(db, memberId, positionId);
  const open = lots.filter(({ remaining }) => remaining !== ZERO);
  const costs = open.map((lot) => bookedAmount(grossOf(lot.price, lot.remaining), position.currency));
  return {
    method: 'fifo',
    position_id: position.id,
    currency: position.currency,
    quantity: toText(sum(open.map(({ remaining }) => remaining))),
    open_amount: toText(sum(costs)),
    realized_pnl: toText(realized(position, lots, await closesOf(db, memberId, positionId))),
    data: open.map((lot, index) => ({
      id: lot.id,
      order_id: lot.orderId,
      quantity: toText(lot.quantity),
      remaining_quantity: toText(lot.remaining),
      price: toText(lot.price),
      open_amount: toText(costs[index] ?? ZERO),
      opened_at: lot.openedAt.toISOString(),
    })),
    next_cursor: null,
  };
}

/** The realized profit when each close takes the oldest lots, after the fees of opening and closing. */
function realized(position: PositionRow, lots: readonly LotFact[], closes: readonly CloseFact[]): Decimal {
  const left = lots.map((lot) => ({ ...lot, remaining: lot.quantity }));
  let total: Decimal = ZERO;
  for (const close of closes) {
    let wanted = close.quantity;
    let cost: Decimal = ZERO;
    for (const lot of left) {
      const taken = minimum(wanted, lot.remaining);
      if (taken === ZERO) continue;
      lot.remaining = subtract(lot.remaining, taken);
      wanted = subtract(wanted, taken);
      const openAmount = bookedAmount(grossOf(lot.price, taken), position.currency);
      total = subtract(total, shareOf(lot.fee, taken, lot.quantity, position.currency));
      cost = add(cost, openAmount);
    }
    const gain = position.direction === 'long' ? subtract(close.amount, cost) : subtract(cost, close.amount);
    total = add(total, subtract(gain, close.fee));
  }
  return total;
}

async function lotsOf(db: Queries, memberId: string, positionId: string): Promise<LotFact[]> {
  const rows = await db
    .selectFrom('lot')
    .leftJoin('fill', (join) =>
      join.onRef('fill.member_id', '=', 'lot.member_id').onRef('fill.id', '=', 'lot.fill_id'),
    )
    .select(['lot.fill_id', 'lot.quantity', 'lot.remaining', 'lot.price', 'lot.opened_at'])
    .select(['fill.order_id', 'fill.fee'])
    .where('lot.member_id', '=', memberId)
    .where('lot.position_id', '=', positionId)
    .orderBy('lot.opened_at')
    .orderBy('lot.fill_id')
    .execute();
  return rows.map((row) => ({
    id: row.fill_id,
    orderId: row.order_id,
    quantity: decimal(row.quantity),
    remaining: decimal(row.remaining),
    price: decimal(row.price),
    fee: decimal(row.fee ?? '0'),
    openedAt: row.opened_at,
  }));
}

async function closesOf(db: Queries, memberId: string, positionId: string): Promise<CloseFact[]> {
  const rows = await db
    .selectFrom('fill')
    .innerJoin('trade_order', 'trade_order.id', 'fill.order_id')
    .whereRef('trade_order.member_id', '=', 'fill.member_id')
    .select(['fill.quantity', 'fill.amount', 'fill.fee'])
    .where('fill.member_id', '=', memberId)
    .where('fill.position_id', '=', positionId)
    .where('trade_order.intent', '=', 'close')
    .orderBy('fill.filled_at')
    .orderBy('fill.id')
    .execute();
  return rows.map((row) => ({
    quantity: decimal(row.quantity),
    amount: decimal(row.amount),
    fee: decimal(row.fee),
  }));
}
