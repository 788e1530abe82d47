import { add, decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { textOrNull } from '../../db/exactText.js';
import { newId } from '../../ids.js';
import { later } from '../../util/instants.js';
import type { HouseLine, MemberLine } from '../../ledger/journal.js';
import { closeShares } from '../positions/closeShares.js';
import { openShares, type Traded } from '../positions/openShares.js';
import { announcePosition, notifyShortfall } from '../positions/positionNotices.js';
import { refreshPositionState } from '../positions/positionState.js';
import { feeOf } from '../orders/feeSchedule.js';
import { bookedAmount, grossOf } from '../orders/orderMoney.js';
import { releaseLines } from '../orders/orderLines.js';
import { announceOrder, notifyFilled } from '../orders/orderNotices.js';
import { figuresOf, isBuy, type OrderRow } from '../orderRow.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import { assertOrderTransition } from '../orderStatus.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { MINUTE_MS } from '../../util/durations.js';

/** The time between partial fills: liquidity is counted per minute. */
const LIQUIDITY_PERIOD_MS = MINUTE_MS;

interface Trade {
  readonly price: Decimal;
  /** Between 1 and the remaining quantity of the order. */
  readonly quantity: Decimal;
  /** Business time. */
  readonly at: Date;
}

/**
 * Fills shares of an order at a price: posts one journal, adds one fill, updates the position and the order. The
 * amount and the fee of a part are differences of rounded totals, so that a split order costs as much as a whole one.
 * @param order an order of the unit, `handle` or `partially_filled`
 */
export function fillOrder(unit: UnitOfWork, order: OrderRow, trade: Trade): void {
  const { price, quantity, at } = trade;
  const figures = figuresOf(order);
  const gross = add(figures.filledGross, grossOf(price, quantity));
  const booked = bookedAmount(gross, order.currency);
  const amount = subtract(booked, figures.filledAmount);
  const fee = subtract(feeOf(booked, order.currency), figures.fee);
  const isLast = quantity === figures.remaining;
  const traded = { quantity, amount, fee, at };
  const effect =
    order.intent === 'open' ? opening(unit, order, traded, isLast) : closing(unit, order, traded);
  recordFill(unit, order, { ...trade, amount, effect });

  const status = isLast ? 'filled' : 'partially_filled';
  assertOrderTransition(order.status, status);
  const changed = {
    status,
    filled_quantity: toText(add(figures.filled, quantity)),
    filled_gross: toText(gross),
    filled_amount: toText(booked),
    handling_fee: toText(add(figures.fee, effect.fee)),
    hold_amount: toText(effect.holdLeft),
    realized_pnl: sumPnl(order.realized_pnl, effect.realizedPnl),
    position_id: effect.positionId,
    filled_at: at,
    matched_until: at,
    closed_at: isLast ? at : null,
    version: order.version + 1,
  } as const;
  const resumesAt = later(at, LIQUIDITY_PERIOD_MS);
  const dueAt = isLast ? null : nextEvaluationAt({ ...order, ...changed }, unit.market, resumesAt);
  const filled = unit.orders.change(order, { ...changed, due_at: dueAt });
  if (order.intent === 'close') {
    if (isLast) completeCloseRequest(unit, order);
    refreshPositionState(unit, effect.positionId);
  }
  announceOrder(unit, order);
  announcePosition(unit, { id: effect.positionId, member_id: order.member_id });
  if (isLast) notifyFilled(unit, filled);
}

/** Records the fill and its journal; for an order that opens, also the lot. */
function recordFill(
  unit: UnitOfWork,
  order: OrderRow,
  { price, quantity, at, amount, effect }: Trade & { readonly amount: Decimal; readonly effect: Effect },
): void {
  const id = newId('fil', unit.clock.wall(), unit.entropy);
  unit.fills.push({
    id,
    order_id: order.id,
    member_id: order.member_id,
    position_id: effect.positionId,
    symbol: order.symbol,
    side: isBuy(order) ? 'buy' : 'sell',
    quantity: toText(quantity),
    price: toText(price),
    amount: toText(amount),
    fee: toText(effect.fee),
    realized_pnl: textOrNull(effect.realizedPnl),
    filled_at: at,
    trade_date: unit.market.session(order.market_id, at).date,
  });
  if (order.intent === 'open') {
    unit.lots.push({
      member_id: order.member_id,
      fill_id: id,
      position_id: effect.positionId,
      quantity: toText(quantity),
      remaining: toText(quantity),
      price: toText(price),
      opened_at: at,
    });
  }
  unit.post({
    kind: 'order_fill',
    ref: `fill:${id}`,
    subject: { type: 'order', id: order.id },
    effectiveAt: at,
    lines: effect.lines,
  });
}

interface Effect {
  readonly positionId: string;
  readonly fee: Decimal;
  readonly realizedPnl: Decimal | null;
  readonly holdLeft: Decimal;
  readonly lines: readonly (MemberLine | HouseLine)[];
}

function opening(unit: UnitOfWork, order: OrderRow, traded: Traded, isLast: boolean): Effect {
  const opened = openShares(unit, order, traded);
  const rest = subtract(decimal(order.hold_amount), opened.used);
  return {
    positionId: opened.positionId,
    fee: traded.fee,
    realizedPnl: null,
    holdLeft: isLast ? ZERO : rest,
    lines: isLast ? [...opened.lines, ...releaseLines(order, rest)] : opened.lines,
  };
}

function closing(unit: UnitOfWork, order: OrderRow, traded: Traded): Effect {
  const position = order.position_id === null ? undefined : unit.positions.get(order.position_id);
  if (position === undefined) throw new Error(`Order ${order.id} closes a position that is not there.`);
  const closed = closeShares(unit, order, position, traded);
  if (closed.shortfall > ZERO) {
    const ref = `order:${order.id}:shortfall:${traded.at.toISOString()}`;
    notifyShortfall(unit, position, { amount: closed.shortfall, ref });
  }
  return { positionId: position.id, holdLeft: ZERO, ...closed };
}

function completeCloseRequest(unit: UnitOfWork, order: OrderRow): void {
  const request = order.close_request_id === null ? undefined : unit.requests.get(order.close_request_id);
  if (request?.status === 'approved') unit.requests.change(request, { status: 'filled' });
}

function sumPnl(before: string | null, more: Decimal | null): string | null {
  return more === null ? before : toText(add(decimal(before ?? '0'), more));
}
