import { fromInteger, maximum, minimum } from '@fairlot/money';
import type { PositionRow } from '../positionRow.js';
import { notifyProtection } from '../positions/positionNotices.js';
import { metProtection, nextProtectionCheckAt } from '../positions/protection.js';
import { decideCloseRequest, type CloseDecision } from '../positions/reviewClose.js';
import { closeBySystem } from './closeBySystem.js';
import type { DueStep } from '../dueItems.js';
import { endOrder } from './endOrder.js';
import type { OrderEnd } from '../orderStatus.js';
import { fillOrder } from './fillOrder.js';
import { notifyEnded } from '../orders/orderNotices.js';
import { figuresOf, isAcceptable, type OrderRow } from '../orderRow.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { reasonOf } from '../../reasons/reasons.js';
import { COLLAR_PERCENT } from '../orders/orderMoney.js';

/** The time between checks whether a halt has ended, for steps that wait for its end; business time. */
const HALT_RETRY_MS = 60_000;

/** Why a market order is refused whose worst price the market has passed. */
const OUTSIDE_COLLAR = { key: 'price_band', params: { percent: COLLAR_PERCENT }, words: null } as const;

/** Does one due step of a unit, at the business time at which it is due. */
export function step(unit: UnitOfWork, { source, id, dueAt }: DueStep): void {
  if (source === 'close_request') {
    decideCloseRequest(unit, id, reviewOf(unit, id), dueAt);
  } else if (source === 'position') {
    const position = unit.positions.get(id);
    if (position !== undefined) stepPosition(unit, position, dueAt);
  } else {
    const order = unit.orders.get(id);
    if (order !== undefined) stepOrder(unit, order, dueAt);
  }
}

/** The decision of the stated policy: pass, unless the instrument has left the market. */
function reviewOf(unit: UnitOfWork, requestId: string): CloseDecision {
  const position = unit.positions.get(unit.requests.get(requestId)?.position_id ?? '');
  const isGone = position !== undefined && unit.market.instrument(position.symbol) === undefined;
  return isGone ? { decision: 'refuse', reason: reasonOf('unlisted') } : { decision: 'pass' };
}

/**
 * One step of an order at the business time `at`: it expires, is refused, enters the market, trades, or
 * keeps waiting.
 */
function stepOrder(unit: UnitOfWork, order: OrderRow, at: Date): void {
  const { market, halts } = unit;
  if (market.instrument(order.symbol) === undefined) {
    endByMarket(unit, order, { status: 'canceled', reason: reasonOf('unlisted'), at });
    return;
  }
  if (order.expires_at !== null && at >= order.expires_at) {
    endByMarket(unit, order, { status: 'expired', at });
    return;
  }
  if (market.session(order.market_id, at).status !== 'open') {
    waitOn(unit, order, at);
    return;
  }
  if (halts.covering(order.symbol, at) !== undefined) {
    haltOrder(unit, order, at);
    return;
  }
  const resumedAt = halts.lastEnd(order.symbol, order.matched_until, at);
  const nextAt = resumedAt === undefined ? at : nextEvaluationAt(order, market, resumedAt);
  if (nextAt < at) {
    unit.orders.change(order, { matched_until: resumedAt ?? at, due_at: nextAt });
    return;
  }
  const taken = order.status === 'wait' ? unit.orders.change(order, { status: 'handle' }) : order;
  if (taken !== order) unit.announce({ memberId: order.member_id, event: 'order', id: order.id });
  trade(unit, taken, at);
}

/** Trades an order at the current price if that is acceptable. */
function trade(unit: UnitOfWork, order: OrderRow, at: Date): void {
  const { market } = unit;
  const { filled, remaining } = figuresOf(order);
  const price = market.quote(order.symbol, at).last;
  if (isAcceptable(order, price)) {
    const liquidity = maximum(fromInteger(market.liquidityPerMinute(order.symbol, at)), fromInteger(1n));
    fillOrder(unit, order, { price, quantity: minimum(remaining, liquidity), at });
  } else if (order.order_type === 'market' && filled === 0n) {
    endByMarket(unit, order, { status: 'refused', reason: OUTSIDE_COLLAR, at });
  } else {
    waitOn(unit, order, at);
  }
}

/** Ends an order and notifies its customer. */
function endByMarket(unit: UnitOfWork, order: OrderRow, end: OrderEnd): void {
  endOrder(unit, order, end);
  notifyEnded(unit, order, end);
}

/**
 * A halt refuses a new order that opens a position. A closing order waits, because a refusal would keep the customer
 * in the position. An order already in the market waits too, because the price during a halt is not published.
 */
export function haltOrder(unit: UnitOfWork, order: OrderRow, at: Date): void {
  if (order.intent === 'open' && order.status === 'wait') {
    endByMarket(unit, order, { status: 'refused', reason: reasonOf('instrument_halted'), at });
    return;
  }
  const dueAt = afterHalt(unit, order.symbol, at);
  unit.orders.change(order, { matched_until: at, due_at: dueAt });
}

/** The end of the halt that covers `at`, or the time of the next check while the halt lasts. */
function afterHalt({ halts, clock }: UnitOfWork, symbol: string, at: Date): Date {
  const until = halts.covering(symbol, at)?.until;
  const known = Math.max(at.getTime(), clock.now().getTime());
  return until ?? new Date(known + HALT_RETRY_MS);
}

function waitOn(unit: UnitOfWork, order: OrderRow, at: Date): void {
  // A millisecond later, so that the same crossing is not found again.
  const from = new Date(at.getTime() + 1);
  unit.orders.change(order, { matched_until: at, due_at: nextEvaluationAt(order, unit.market, from) });
}

function stepPosition(unit: UnitOfWork, position: PositionRow, at: Date): void {
  const { market, halts } = unit;
  if (market.instrument(position.symbol) === undefined) {
    // The instrument has left the market, so no price can trigger a protection any more.
    unit.positions.change(position, { due_at: null });
    return;
  }
  if (halts.covering(position.symbol, at) !== undefined) {
    const dueAt = afterHalt(unit, position.symbol, at);
    unit.positions.change(position, { watched_until: at, due_at: dueAt });
    return;
  }
  // A level crossed during the halt was not seen: look again from the time at which trading resumed.
  const resumedAt = halts.lastEnd(position.symbol, position.watched_until, at);
  const nextAt = resumedAt === undefined ? at : nextProtectionCheckAt(position, market, resumedAt);
  if (nextAt === null || nextAt < at) {
    unit.positions.change(position, { watched_until: resumedAt ?? at, due_at: nextAt });
    return;
  }
  const isOpen = market.session(position.market_id, at).status === 'open';
  const { last } = market.quote(position.symbol, at);
  const met = isOpen ? metProtection(position, market, last) : undefined;
  if (met !== undefined) {
    closeBySystem(unit, position, at);
    notifyProtection(unit, position, { kind: met.kind, price: last, at });
    return;
  }
  const from = new Date(at.getTime() + 1);
  unit.positions.change(position, {
    watched_until: at,
    due_at: nextProtectionCheckAt(position, market, from),
  });
}
