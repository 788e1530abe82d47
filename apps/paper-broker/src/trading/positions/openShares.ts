import { add, decimal, minimum, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { newId } from '../../ids.js';
import type { HouseLine, MemberLine } from '../../ledger/journal.js';
import { marginOf } from '../orders/orderMoney.js';
import type { OrderRow } from '../orderRow.js';
import type { UnitOfWork } from '../unitOfWork.js';
import type { PositionRow } from '../positionRow.js';
import { nextProtectionCheckAt } from './protection.js';

/** Shares that have just traded, with the booked amounts. */
export interface Traded {
  readonly quantity: Decimal;
  /** Price times quantity, as booked. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly at: Date;
}

interface Opened {
  readonly positionId: string;
  readonly lines: readonly (MemberLine | HouseLine)[];
  /** What is paid from the hold: amount and fee for a long, margin and fee for a short. */
  readonly used: Decimal;
}

/**
 * Opens a position or adds to the open one. A short's margin is at most the order's hold, so a fill at a higher price
 * than the limit takes no more from the customer.
 * @returns the postings; the caller posts them
 */
export function openShares(unit: UnitOfWork, order: OrderRow, traded: Traded): Opened {
  const { quantity, amount, fee } = traded;
  const isLong = order.direction === 'long';
  const margin = isLong
    ? ZERO
    : minimum(marginOf(amount, order.currency), subtract(decimal(order.hold_amount), fee));
  const sized = { ...traded, margin };
  const positionId = addToPosition(unit, order, sized);

  const mine = { memberId: order.member_id, account: 'trade' } as const;
  const money = order.currency;
  const shares = order.symbol;
  const used = add(isLong ? amount : margin, fee);
  const lines: (MemberLine | HouseLine)[] = [
    { ...mine, book: 'held', commodity: money, amount: negate(used) },
    { house: 'fee_income', commodity: money, amount: fee },
  ];
  if (isLong) {
    lines.push(
      { house: 'settlement', commodity: money, amount },
      { ...mine, book: 'position', commodity: shares, amount: quantity },
      { house: 'inventory', commodity: shares, amount: negate(quantity) },
    );
  } else {
    lines.push(
      { ...mine, book: 'margin', commodity: money, amount: margin },
      { ...mine, book: 'short_proceeds', commodity: money, amount },
      { house: 'settlement', commodity: money, amount: negate(amount) },
      { ...mine, book: 'short', commodity: shares, amount: negate(quantity) },
      { house: 'inventory', commodity: shares, amount: quantity },
    );
  }
  return { positionId, lines, used };
}

/** What adds shares to a position: an order, or an allotment of new shares. */
export type Acquisition = Pick<
  OrderRow,
  | 'id'
  | 'member_id'
  | 'account_id'
  | 'symbol'
  | 'market_id'
  | 'currency'
  | 'direction'
  | 'stop_loss'
  | 'take_profit'
>;

/** Opens the position of an acquisition, or adds to the open one. Posts nothing. @returns the position's id */
export function addToPosition(
  unit: UnitOfWork,
  order: Acquisition,
  sized: Traded & { readonly margin: Decimal },
): string {
  const key = { memberId: order.member_id, symbol: order.symbol, direction: order.direction };
  const known = unit.openPosition(key);
  const position =
    known === undefined ? insertPosition(unit, order, sized) : increasePosition(unit, order, known, sized);
  return position.id;
}

function insertPosition(
  { positions, market, clock, entropy }: UnitOfWork,
  order: Acquisition,
  opening: Traded & { readonly margin: Decimal },
): PositionRow {
  const position = {
    id: newId('pos', clock.wall(), entropy),
    member_id: order.member_id,
    account_id: order.account_id,
    symbol: order.symbol,
    market_id: order.market_id,
    currency: order.currency,
    direction: order.direction,
    state: 'open' as const,
    quantity: toText(opening.quantity),
    closing_quantity: '0',
    open_amount: toText(opening.amount),
    open_fee: toText(opening.fee),
    margin: toText(opening.margin),
    realized_pnl: '0',
    handling_fee: toText(opening.fee),
    opened_quantity: toText(opening.quantity),
    opened_amount: toText(opening.amount),
    closed_amount: '0',
    stop_loss: order.stop_loss,
    take_profit: order.take_profit,
    opened_at: opening.at,
    closed_at: null,
    watched_until: opening.at,
    // Counted by the store.
    arrival: null,
    version: 1,
  };
  return positions.add({ ...position, due_at: nextProtectionCheckAt(position, market, opening.at) });
}

function increasePosition(
  { positions, market }: UnitOfWork,
  order: Acquisition,
  known: PositionRow,
  opening: Traded & { readonly margin: Decimal },
): PositionRow {
  const plus = (column: string, more: Decimal): string => toText(add(decimal(column), more));
  const changed = {
    quantity: plus(known.quantity, opening.quantity),
    open_amount: plus(known.open_amount, opening.amount),
    open_fee: plus(known.open_fee, opening.fee),
    margin: plus(known.margin, opening.margin),
    handling_fee: plus(known.handling_fee, opening.fee),
    opened_quantity: plus(known.opened_quantity, opening.quantity),
    opened_amount: plus(known.opened_amount, opening.amount),
    // The newest order with a level sets it for the whole position.
    stop_loss: order.stop_loss ?? known.stop_loss,
    take_profit: order.take_profit ?? known.take_profit,
    watched_until: opening.at,
    version: known.version + 1,
  };
  const dueAt = nextProtectionCheckAt({ ...known, ...changed }, market, opening.at);
  return positions.change(known, { ...changed, due_at: dueAt });
}
