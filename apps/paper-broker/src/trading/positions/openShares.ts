import { add, decimal, minimum, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { newId } from '../../ids.js';
import type { HouseLine, MemberLine } from '../../ledger/journal.js';
import { marginOf } from '../orders/orderMoney.js';
import type { OrderRow } from '../orderRow.js';
import type { UnitOfWork } from '../unitOfWork.js';
import type { PositionRow } from '../positionRow.js';
import { nextProtectionLook } from './protection.js';

/** Shares that just traded, with what was booked for them. */
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
  /** What the hold paid for: amount and fee of a long, margin and fee of a short. */
  readonly used: Decimal;
}

/**
 * Opens a position or adds to the open one, and says the postings. Margin of a short is never more than the order
 * holds: a fill at a better price than the limit asks nothing more of the customer.
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

/** What brings shares into a position: an order, or an allotment of new shares. */
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

/** Opens the position of the acquisition, or adds to the open one. Posts nothing. @returns its id */
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
    version: 1,
  };
  return positions.add({ ...position, due_at: nextProtectionLook(position, market, opening.at) });
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
    // The newest order that names a level sets it for the whole position.
    stop_loss: order.stop_loss ?? known.stop_loss,
    take_profit: order.take_profit ?? known.take_profit,
    watched_until: opening.at,
    version: known.version + 1,
  };
  const dueAt = nextProtectionLook({ ...known, ...changed }, market, opening.at);
  return positions.change(known, { ...changed, due_at: dueAt });
}
