import { decimal, SCALE, toText, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import { scaleOf } from '../../currencies.js';
import type { Queries } from '../../db/database.js';
import type { NextRows } from '../../db/stretch.js';
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
  /** The cost of the open lots. */
  readonly cost: Figure;
  /** After the fees of opening and closing. */
  readonly realized: Figure;
}

/**
 * Computes a member's position by first in, first out: the closed lots cost what the open ones did not. The sums of
 * the open lots are kept in `lot_sum`, because there may be many; the newest of them explain the sums.
 * @throws Refusal `not_found`
 */
export async function loadLots(db: Queries, memberId: string, positionId: string, asOf: Date): Promise<Lots> {
  const position = await findPosition(db, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const { currency, id, symbol } = position;
  const facts = { currency, asOf, source: { kind: 'position', id } } as const;
  const fills = await listPositionFills(db, memberId, id, MOST_PARTS + 1);
  const newest = (await openLotsOf(db, position, 'desc').limit(MOST_PARTS).execute()).toReversed();
  const sums = await readSums(db, position);
  const total = (name: FigureName, whole: string, parts: readonly Figure[]): Figure =>
    sumOfNewest(name, decimal(whole), parts, facts, { kind: 'orders', id: symbol });
  const cost = total(
    'fifo_cost',
    sums.cost,
    newest.map((lot) => costOf(lot, decimal(lot.remaining), position)),
  );
  const fees = newest.flatMap((lot) =>
    lot.fee === null ? [] : [feeOf(lot, lot.fee, decimal(lot.remaining), position)],
  );
  const { opened, closed, fees: charged } = amountsOf(position, fills, facts);
  const closedCost = differenceOf('fifo_closed_cost', [opened, cost], facts);
  const paid = differenceOf('fifo_fees', [charged, total('fifo_open_fees', sums.fees, fees)], facts);
  const isLong = position.direction === 'long';
  return {
    position,
    cost,
    realized: differenceOf(
      'fifo_realized',
      isLong ? [closed, closedCost, paid] : [closedCost, closed, paid],
      facts,
    ),
  };
}

/** A position's lots with remaining shares, oldest first, starting after the lot `after`. */
export async function listOpenLots(
  db: Queries,
  position: PositionRow,
  { limit, after }: NextRows,
): Promise<Lot[]> {
  let query = openLotsOf(db, position, 'asc');
  // Also correct if that lot has been closed meanwhile.
  if (after !== null)
    query = query.where(
      sql<boolean>`(lot.opened_at, lot.fill_id) > (
        select opened_at, fill_id from lot where member_id = ${position.member_id} and fill_id = ${after})`,
    );
  return (await query.limit(limit).execute()).map((row) => toLot(row, position));
}

/** An open lot of a position; undefined for an unknown or a closed one. */
export async function findOpenLot(db: Queries, position: PositionRow, id: string): Promise<Lot | undefined> {
  const row = await openLotsOf(db, position, 'asc').where('lot.fill_id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toLot(row, position);
}

function toLot(row: LotRow, position: PositionRow): Lot {
  const remaining = decimal(row.remaining);
  return {
    id: row.fill_id,
    orderId: row.order_id,
    quantity: decimal(row.quantity),
    remaining,
    price: decimal(row.price),
    cost: costOf(row, remaining, position),
    openedAt: row.opened_at,
  };
}

/** The cost of a position's open lots, and the fees of their shares. */
async function readSums(db: Queries, { member_id: memberId, id }: PositionRow) {
  const sums = await db
    .selectFrom('lot_sum')
    .select(['cost', 'fees'])
    .where('member_id', '=', memberId)
    .where('position_id', '=', id)
    .executeTakeFirst();
  return sums ?? { cost: '0', fees: '0' };
}

type LotRow = Awaited<ReturnType<ReturnType<typeof openLotsOf>['execute']>>[number];

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
export function resultOf(position: PositionRow, lot: Lot, market: TradingMarket, at: Date): Figure {
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

const openLotsOf = (db: Queries, position: PositionRow, order: 'asc' | 'desc') =>
  db
    .selectFrom('lot')
    .leftJoin('fill', (join) =>
      join.onRef('fill.member_id', '=', 'lot.member_id').onRef('fill.id', '=', 'lot.fill_id'),
    )
    .select(['lot.fill_id', 'lot.quantity', 'lot.remaining', 'lot.price', 'lot.opened_at'])
    .select(['fill.order_id', 'fill.fee'])
    .where('lot.member_id', '=', position.member_id)
    .where('lot.position_id', '=', position.id)
    // As the index of open lots has it.
    .where(sql<boolean>`lot.remaining > 0`)
    .orderBy('lot.opened_at', order)
    .orderBy('lot.fill_id', order);
