import { fromInteger, maximum, minimum } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { lockOpenPosition, lockPosition } from '../positions/positionRow.js';
import { tellProtection } from '../positions/positionNotices.js';
import { metProtection, nextProtectionLook } from '../positions/protection.js';
import { decideCloseRequest } from '../positions/reviewClose.js';
import { closeBySystem } from '../positions/startClose.js';
import { endOrder, type OrderEnd } from './endOrder.js';
import { fillOrder } from './fillOrder.js';
import { announceOrders, tellEnded } from './orderNotices.js';
import { figuresOf, isAcceptable, type OrderRow } from './orderRow.js';
import { nextOrderLook } from './orderSchedule.js';
import { isOpenOrder } from './orderStatus.js';
import type { TradingContext } from './tradingContext.js';

/** Something that is due: an order, a position that is protected, a close request whose review is over. */
export interface DueItem {
  readonly kind: 'order' | 'position' | 'close_request';
  readonly id: string;
  /** Business time. */
  readonly dueAt: Date;
  /** A limit order that the market has not taken yet; see `takeQuietOrders`. */
  readonly isNewLimit: boolean;
}

/**
 * Does what is due for one item, in one transaction. Does nothing when somebody else did it or is doing it.
 * @returns whether it was done here
 */
export function processDue(context: TradingContext, item: DueItem): Promise<boolean> {
  return context.db.transaction((tx) => {
    if (item.kind === 'order') return processOrder(tx, context, item);
    if (item.kind === 'position') return processPosition(tx, context, item);
    return processReview(tx, context, item);
  });
}

async function processOrder(tx: Tx, context: TradingContext, item: DueItem): Promise<boolean> {
  const known = await tx.selectFrom('trade_order').selectAll().where('id', '=', item.id).executeTakeFirst();
  if (known === undefined) return false;
  await lockPositionOf(tx, known);
  const order = await tx
    .selectFrom('trade_order')
    .selectAll()
    .where('id', '=', item.id)
    .where('due_at', '=', item.dueAt)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order === undefined || !isOpenOrder(order.status)) return false;
  await stepOrder(tx, context, order, item.dueAt);
  return true;
}

/** One step of an order at the business moment `at`: it expires, is refused, is taken, trades, or waits on. */
async function stepOrder(tx: Tx, context: TradingContext, order: OrderRow, at: Date): Promise<void> {
  const { market } = context;
  if (order.expires_at !== null && at >= order.expires_at) {
    await endByMarket(tx, context, order, { status: 'expired', at });
    return;
  }
  if (market.session(order.market_id, at).status !== 'open') {
    await waitOn(tx, context, order, at);
    return;
  }
  if (await isHalted(tx, order.symbol)) {
    await haltOrder(tx, context, order, at);
    return;
  }
  const taken: OrderRow = order.status === 'wait' ? { ...order, status: 'handle' } : order;
  const price = market.quote(order.symbol, at).last;
  if (!isAcceptable(taken, price)) {
    const isMissed = taken.order_type === 'market' && figuresOf(taken).filled === 0n;
    if (isMissed) await endByMarket(tx, context, taken, { status: 'refused', rejectCode: 'price_band', at });
    else await waitOn(tx, context, taken, at);
    if (!isMissed && taken.status !== order.status) await announceOrders(tx, [taken]);
    return;
  }
  const liquidity = maximum(fromInteger(market.liquidityPerMinute(order.symbol, at)), fromInteger(1n));
  await fillOrder(tx, context, taken, {
    price,
    quantity: minimum(figuresOf(taken).remaining, liquidity),
    at,
  });
}

/** Ends an order of which its customer has to hear. */
async function endByMarket(tx: Tx, context: TradingContext, order: OrderRow, end: OrderEnd): Promise<void> {
  await endOrder(tx, order, end);
  await tellEnded(tx, context, order, end);
}

/** A halt refuses what opens. What closes waits: nobody is kept in a position by a refusal. */
async function haltOrder(tx: Tx, context: TradingContext, order: OrderRow, at: Date): Promise<void> {
  if (order.intent === 'open' && order.status !== 'partially_filled') {
    await endByMarket(tx, context, order, { status: 'refused', rejectCode: 'instrument_halted', at });
    return;
  }
  if (order.intent === 'open') {
    await endOrder(tx, order, { status: 'canceled', at });
    return;
  }
  await waitOn(tx, context, order, new Date(at.getTime() + HALT_RETRY_MS));
}

/** How long a closing order waits before it looks again whether its instrument still stands. */
const HALT_RETRY_MS = 60_000;

async function waitOn(tx: Tx, context: TradingContext, order: OrderRow, at: Date): Promise<void> {
  // A moment later, so that what was just looked at is not found again.
  const from = new Date(at.getTime() + 1);
  await tx
    .updateTable('trade_order')
    .set({ status: order.status, matched_until: at, due_at: nextOrderLook(order, context.market, from) })
    .where('id', '=', order.id)
    .execute();
}

async function processPosition(tx: Tx, context: TradingContext, item: DueItem): Promise<boolean> {
  const position = await tx
    .selectFrom('position')
    .selectAll()
    .where('id', '=', item.id)
    .where('due_at', '=', item.dueAt)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (position === undefined || position.state === 'closed') return false;
  const { market } = context;
  const at = item.dueAt;
  const isOpen = market.session(position.market_id, at).status === 'open';
  const { last } = market.quote(position.symbol, at);
  const met = isOpen ? metProtection(position, market, last) : undefined;
  if (met !== undefined) {
    await closeBySystem(tx, context, position, at);
    await tellProtection(tx, context, position, { kind: met.kind, price: last, at });
    return true;
  }
  const from = new Date(at.getTime() + 1);
  await tx
    .updateTable('position')
    .set({ watched_until: at, due_at: nextProtectionLook(position, market, from) })
    .where('id', '=', position.id)
    .execute();
  return true;
}

async function processReview(tx: Tx, context: TradingContext, item: DueItem): Promise<boolean> {
  const request = await decideCloseRequest(tx, context, item.id, { decision: 'pass' }, item.dueAt);
  return request?.status === 'approved';
}

async function lockPositionOf(tx: Tx, order: OrderRow): Promise<void> {
  if (order.position_id !== null && order.intent === 'close') await lockPosition(tx, order.position_id);
  else
    await lockOpenPosition(tx, {
      memberId: order.member_id,
      symbol: order.symbol,
      direction: order.direction,
    });
}

async function isHalted(tx: Tx, symbol: string): Promise<boolean> {
  const row = await tx
    .selectFrom('instrument_status')
    .select('symbol')
    .where('symbol', '=', symbol)
    .where('status', '=', 'halted')
    .executeTakeFirst();
  return row !== undefined;
}
