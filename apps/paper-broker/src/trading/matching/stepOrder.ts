import { fromInteger, maximum, minimum } from '@fairlot/money';
import { later } from '../../util/instants.js';
import { reasonOf } from '../../reasons/reasons.js';
import { afterHalt } from '../halts.js';
import { figuresOf, isAcceptable, type OrderRow } from '../orderRow.js';
import { COLLAR_PERCENT } from '../orders/orderMoney.js';
import { notifyEnded } from '../orders/orderNotices.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import type { OrderEnd } from '../orderStatus.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { endOrder } from './endOrder.js';
import { fillOrder } from './fillOrder.js';

/** Why a market order is refused whose worst price the market has passed. */
const OUTSIDE_COLLAR = { key: 'price_band', params: { percent: COLLAR_PERCENT }, words: null } as const;

/**
 * One step of an order at the business time `at`: it expires, is refused, enters the market, trades, or
 * keeps waiting.
 */
export function stepOrder(unit: UnitOfWork, order: OrderRow, at: Date): void {
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

function waitOn(unit: UnitOfWork, order: OrderRow, at: Date): void {
  // A millisecond later, so that the same crossing is not found again.
  const from = later(at, 1);
  unit.orders.change(order, { matched_until: at, due_at: nextEvaluationAt(order, unit.market, from) });
}
