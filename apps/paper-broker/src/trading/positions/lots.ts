import { decimal, SCALE, toText, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';
import type { Queries } from '../../db/database.js';
import {
  differenceOf,
  MOST_PARTS,
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
import { amountsOf } from './positionFigures.js';
import { listPositionFills } from './positionQueries.js';

export interface Lot {
  readonly id: string;
  readonly orderId: string | null;
  readonly quantity: Decimal;
  readonly remaining: Decimal;
  readonly price: Decimal;
  /** The cost of the remaining shares. */
  readonly cost: Figure;
  readonly openedAt: Date;
}

/** The lots of a position by first in, first out. */
export interface Lots {
  readonly position: PositionRow;
  /** The lots with remaining shares, oldest first. */
  readonly open: readonly Lot[];
  /** The cost of the open lots. */
  readonly cost: Figure;
  /** After the fees of opening and closing. */
  readonly realized: Figure;
}

/**
 * Computes a member's position by first in, first out, from its open lots: the closed lots cost the rest of
 * the total. There may be many open lots, so other requests run in between. @throws Refusal `not_found`
 */
export async function loadLots(db: Queries, memberId: string, positionId: string, asOf: Date): Promise<Lots> {
  const position = await findPosition(db, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const { currency, id, symbol } = position;
  const facts = { currency, asOf, source: { kind: 'position', id } } as const;
  const fills = await listPositionFills(db, memberId, id, MOST_PARTS + 1);
  const rest = createSlices();
  const [open, fees]: [Lot[], Figure[]] = [[], []];
  for (const lot of await openLotRowsOf(db, position)) {
    await rest();
    const remaining = decimal(lot.remaining);
    open.push({
      id: lot.fill_id,
      orderId: lot.order_id,
      quantity: decimal(lot.quantity),
      remaining,
      price: decimal(lot.price),
      cost: costOf(lot, remaining, position),
      openedAt: lot.opened_at,
    });
    if (lot.fee !== null) fees.push(feeOf(lot, lot.fee, remaining, position));
  }
  const total = (name: FigureName, parts: readonly Figure[]): Figure =>
    sumOfNewest(name, parts, facts, { kind: 'orders', id: symbol });
  const cost = total(
    'fifo_cost',
    open.map((lot) => lot.cost),
  );
  const { opened, closed, fees: charged } = amountsOf(position, fills, facts);
  const closedCost = differenceOf('fifo_closed_cost', [opened, cost], facts);
  const paid = differenceOf('fifo_fees', [charged, total('fifo_open_fees', fees)], facts);
  const isLong = position.direction === 'long';
  return {
    position,
    open,
    cost,
    realized: differenceOf(
      'fifo_realized',
      isLong ? [closed, closedCost, paid] : [closedCost, closed, paid],
      facts,
    ),
  };
}

type LotRow = Awaited<ReturnType<typeof openLotRowsOf>>[number];

/** An allotment has no order. */
const sourceOf = ({ order_id: order }: LotRow, { id }: PositionRow): Source =>
  order === null ? { kind: 'position', id } : { kind: 'order', id: order };

/** The cost of some shares of a lot. */
function costOf(lot: LotRow, shares: Decimal, position: PositionRow): Figure {
  const { currency } = position;
  const facts = { asOf: lot.opened_at, source: sourceOf(lot, position) };
  return productOf(
    'lot_amount',
    [value('quantity', shares, facts), value('fill_price', decimal(lot.price), { ...facts, currency })],
    { ...facts, currency, places: scaleOf(currency) },
  );
}

/**
 * The part of a lot's fee that belongs to its remaining shares. It is rounded up, because the fees of closed shares are
 * rounded down.
 */
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
    mode: 'up',
  });
}

/** The result of a lot's remaining shares so far. */
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

const openLotRowsOf = (db: Queries, position: PositionRow) =>
  db
    .selectFrom('lot')
    .leftJoin('fill', (join) =>
      join.onRef('fill.member_id', '=', 'lot.member_id').onRef('fill.id', '=', 'lot.fill_id'),
    )
    .select(['lot.fill_id', 'lot.quantity', 'lot.remaining', 'lot.price', 'lot.opened_at'])
    .select(['fill.order_id', 'fill.fee'])
    .where('lot.member_id', '=', position.member_id)
    .where('lot.position_id', '=', position.id)
    .where('lot.remaining', '>', '0')
    .orderBy('lot.opened_at')
    .orderBy('lot.fill_id')
    .execute();
