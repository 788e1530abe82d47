import { decimal, minimum, SCALE, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';
import type { Queries } from '../../db/database.js';
import {
  differenceOf,
  productOf,
  quotientOf,
  sumOfNewest,
  value,
  type Figure,
  type FigureName,
  type Source,
} from '../../figures/figure.js';
import { marketValue } from '../../figures/marketValue.js';
import { Refusal } from '../../http/refusal.js';
import { createSlices } from '../../slices.js';
import { findPosition, type PositionRow } from '../positionRow.js';
import type { TradingMarket } from '../tradingContext.js';

export interface Lot {
  readonly id: string;
  readonly orderId: string | null;
  readonly quantity: Decimal;
  readonly remaining: Decimal;
  readonly price: Decimal;
  /** What remains cost. */
  readonly cost: Figure;
  readonly openedAt: Date;
}

/** A position by first in, first out. */
export interface Lots {
  readonly position: PositionRow;
  /** The lots of which something is left, the oldest first. */
  readonly open: readonly Lot[];
  /** What the open lots cost. */
  readonly cost: Figure;
  /** After the fees of opening and closing. */
  readonly realized: Figure;
}

/**
 * Works out a member's position by first in, first out. That takes every lot and every close of the position, so it
 * lets other requests run in between.
 * @throws Refusal `not_found`
 */
export async function loadLots(db: Queries, memberId: string, positionId: string, asOf: Date): Promise<Lots> {
  const position = await findPosition(db, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const { currency, id } = position;
  const facts = { currency, asOf, source: { kind: 'position', id } } as const;
  const [lots, closes] = [await lotRowsOf(db, position), await closeRowsOf(db, position)];
  const rest = createSlices();
  const [amounts, costs, fees]: [Figure[], Figure[], Figure[]] = [[], [], []];
  // The closes take the lots in turn: the lot at `next` is the oldest of which something is left.
  let next = 0;
  let left = decimal(lots[0]?.quantity ?? '0');
  for (const close of closes) {
    await rest();
    let wanted = decimal(close.quantity);
    for (let lot = lots[next]; lot !== undefined && wanted !== ZERO; lot = lots[next]) {
      const taken = minimum(wanted, left);
      [wanted, left] = [subtract(wanted, taken), subtract(left, taken)];
      costs.push(costOf(lot, taken, position));
      if (lot.fee !== null) fees.push(feeOf(lot, lot.fee, taken, position));
      if (left === ZERO) left = decimal(lots[(next += 1)]?.quantity ?? '0');
    }
    const made = { currency, asOf: close.filled_at, source: { kind: 'order', id: close.order_id } } as const;
    amounts.push(value('fill_amount', decimal(close.amount), made));
    fees.push(value('fill_fee', decimal(close.fee), made));
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
      cost: costOf(lot, remaining, position),
      openedAt: lot.opened_at,
    });
  }
  const total = (name: FigureName, parts: readonly Figure[]): Figure =>
    sumOfNewest(name, parts, facts, { kind: 'orders', id: position.symbol });
  const closed = total('closed_amount', amounts);
  const closedCost = total('fifo_closed_cost', costs);
  const paid = total('fifo_fees', fees);
  const isLong = position.direction === 'long';
  return {
    position,
    open,
    cost: total(
      'fifo_cost',
      open.map(({ cost }) => cost),
    ),
    realized: differenceOf(
      'fifo_realized',
      isLong ? [closed, closedCost, paid] : [closedCost, closed, paid],
      facts,
    ),
  };
}

type LotRow = Awaited<ReturnType<typeof lotRowsOf>>[number];

/** An allotment has no order. */
const sourceOf = ({ order_id: order }: LotRow, { id }: PositionRow): Source =>
  order === null ? { kind: 'position', id } : { kind: 'order', id: order };

/** What some shares of a lot cost. */
function costOf(lot: LotRow, shares: Decimal, position: PositionRow): Figure {
  const { currency } = position;
  const facts = { asOf: lot.opened_at, source: sourceOf(lot, position) };
  return productOf(
    'lot_amount',
    [value('quantity', shares, facts), value('fill_price', decimal(lot.price), { ...facts, currency })],
    { ...facts, currency, places: scaleOf(currency) },
  );
}

/** The part of a lot's fee that belongs to some of its shares. */
function feeOf(lot: LotRow, charged: string, shares: Decimal, position: PositionRow): Figure {
  const { currency } = position;
  const facts = { asOf: lot.opened_at, source: sourceOf(lot, position) };
  const fee = value('fill_fee', decimal(charged), { ...facts, currency });
  const whole = value('fill_quantity', decimal(lot.quantity), facts);
  if (shares === whole.value) return fee;
  const times = productOf('fee_times_shares', [fee, value('quantity', shares, facts)], {
    ...facts,
    places: SCALE,
  });
  return quotientOf('lot_fee', [times, whole], {
    ...facts,
    currency,
    places: scaleOf(currency),
    mode: 'down',
  });
}

/** What the rest of a lot has brought so far. */
export function resultOf({ position }: Lots, lot: Lot, market: TradingMarket, at: Date): Figure {
  const { symbol, currency, id } = position;
  const facts = { currency, asOf: at, source: { kind: 'position', id } } as const;
  const worth = marketValue(symbol, lot.remaining, { currency, market, at });
  return differenceOf(
    'lot_result',
    position.direction === 'long' ? [worth, lot.cost] : [lot.cost, worth],
    facts,
  );
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
  open_amount: toText(lot.cost.value),
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
    .select(['order_id', 'quantity', 'amount', 'fee', 'filled_at'])
    .where('member_id', '=', position.member_id)
    .where('position_id', '=', position.id)
    .where('side', '=', position.direction === 'long' ? 'sell' : 'buy')
    .orderBy('filled_at')
    .orderBy('id')
    .execute();
