import { add, decimal, minimum, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Queries } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import { createSlices } from '../../slices.js';
import { bookedAmount, grossOf, shareOf } from '../orders/orderMoney.js';
import { findPosition, type PositionRow } from '../positionRow.js';

export interface Lot {
  readonly id: string;
  readonly orderId: string | null;
  readonly quantity: Decimal;
  readonly remaining: Decimal;
  readonly price: Decimal;
  /** What remains cost. */
  readonly cost: Decimal;
  readonly openedAt: Date;
}

/** A position by first in, first out. */
export interface Lots {
  readonly position: PositionRow;
  /** The lots of which something is left, the oldest first. */
  readonly open: readonly Lot[];
  /** After the fees of opening and closing. */
  readonly realized: Decimal;
}

/**
 * Works out a member's position by first in, first out. That takes every lot and every close of the position, so it
 * lets other requests run in between.
 * @throws Refusal `not_found`
 */
export async function loadLots(db: Queries, memberId: string, positionId: string): Promise<Lots> {
  const position = await findPosition(db, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const [lots, closes] = [await lotRowsOf(db, position), await closeRowsOf(db, position)];
  const rest = createSlices();
  let realized: Decimal = ZERO;
  // The closes take the lots in turn: the lot at `next` is the oldest of which something is left.
  let next = 0;
  let left = decimal(lots[0]?.quantity ?? '0');
  for (const close of closes) {
    await rest();
    let wanted = decimal(close.quantity);
    let cost: Decimal = ZERO;
    for (let lot = lots[next]; lot !== undefined && wanted !== ZERO; lot = lots[next]) {
      const taken = minimum(wanted, left);
      [wanted, left] = [subtract(wanted, taken), subtract(left, taken)];
      cost = add(cost, bookedAmount(grossOf(decimal(lot.price), taken), position.currency));
      const fee = shareOf(decimal(lot.fee ?? '0'), taken, decimal(lot.quantity), position.currency);
      realized = subtract(realized, fee);
      if (left === ZERO) left = decimal(lots[(next += 1)]?.quantity ?? '0');
    }
    const amount = decimal(close.amount);
    const gain = position.direction === 'long' ? subtract(amount, cost) : subtract(cost, amount);
    realized = add(realized, subtract(gain, decimal(close.fee)));
  }
  const open: Lot[] = [];
  for (const lot of lots) {
    const remaining = decimal(lot.remaining);
    if (remaining === ZERO) continue;
    await rest();
    open.push({
      id: lot.fill_id,
      orderId: lot.order_id,
      quantity: decimal(lot.quantity),
      remaining,
      price: decimal(lot.price),
      cost: bookedAmount(grossOf(decimal(lot.price), remaining), position.currency),
      openedAt: lot.opened_at,
    });
  }
  return { position, open, realized };
}

/**
 * The lots that follow one. If that one has been closed meanwhile, all before it have been too, so the next ones are
 * the first.
 */
export const nextLots = (open: readonly Lot[], limit: number, after: string | null): Lot[] => {
  const start = open.findIndex(({ id }) => id === after) + 1;
  return open.slice(start, start + limit);
};

/** A lot as the wire has it. */
export const viewLot = (lot: Lot) => ({
  id: lot.id,
  order_id: lot.orderId,
  quantity: toText(lot.quantity),
  remaining_quantity: toText(lot.remaining),
  price: toText(lot.price),
  open_amount: toText(lot.cost),
  opened_at: lot.openedAt.toISOString(),
});

const lotRowsOf = (db: Queries, position: PositionRow) =>
  db
    .selectFrom('lot')
    .leftJoin('fill', (join) =>
      join.onRef('fill.member_id', '=', 'lot.member_id').onRef('fill.id', '=', 'lot.fill_id'),
    )
    .select(['lot.fill_id', 'lot.quantity', 'lot.remaining', 'lot.price', 'lot.opened_at'])
    .select(['fill.order_id', 'fill.fee'])
    .where('lot.member_id', '=', position.member_id)
    .where('lot.position_id', '=', position.id)
    .orderBy('lot.opened_at')
    .orderBy('lot.fill_id')
    .execute();

const closeRowsOf = (db: Queries, position: PositionRow) =>
  db
    .selectFrom('fill')
    .select(['quantity', 'amount', 'fee'])
    .where('member_id', '=', position.member_id)
    .where('position_id', '=', position.id)
    .where('side', '=', position.direction === 'long' ? 'sell' : 'buy')
    .orderBy('filled_at')
    .orderBy('id')
    .execute();
