import { add, decimal, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { lockBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import type { Instrument } from '../market/market.js';
import { feeOf } from './feeSchedule.js';
import { bookedAmount, grossOf, orderMoney, type OrderMoney } from './orderMoney.js';
import { announceOrder } from './orderNotices.js';
import { findOrder, lockOrder } from './orderQueries.js';
import { figuresOf, type OrderRow } from './orderRow.js';
import { nextOrderLook } from './orderSchedule.js';
import { isOpenOrder } from './orderStatus.js';
import { holdLines, insufficientFunds } from './planOrder.js';
import { settleOrder } from './settleOrder.js';
import { checkBand, checkPrice, checkProtection, throwFirst } from './ticket.js';
import type { TradingContext, TradingMarket } from './tradingContext.js';

export interface AmendmentBody {
  readonly price?: string;
  readonly stop_loss?: string | null;
  readonly take_profit?: string | null;
}

/**
 * Changes the limit, the stop loss or the take profit of an open order; the hold follows the new limit.
 * @param version of `If-Match`
 * @throws Refusal `precondition_required`, `version_conflict`, `order_not_open`, `price_not_allowed` and the refusals
 * of a new order
 */
export async function amendOrder(
  context: TradingContext,
  memberId: string,
  id: string,
  body: AmendmentBody,
  version: number | undefined,
): Promise<OrderRow> {
  if ((await findOrder(context.db.read, memberId, id)) === undefined) throw new Refusal('not_found');
  if (version === undefined) throw new Refusal('precondition_required');
  await settleOrder(context, memberId, id);
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, memberId, id);
    if (order === undefined) throw new Refusal('not_found');
    refuseUnamendable(order);
    if (order.version !== version) throw new Refusal('version_conflict');
    await applyAmendment(tx, context, order, body);
    return (await findOrder(tx, memberId, id)) ?? order;
  });
}

/** @throws Refusal `order_not_open` for one that is done, that closes a position, or that is a block's */
export function refuseUnamendable(order: OrderRow): void {
  const isAmendable = order.intent === 'open' && order.order_type !== 'block';
  if (!isOpenOrder(order.status) || !isAmendable) throw new Refusal('order_not_open');
}

/** What an order would be after an amendment. */
export interface Amended {
  readonly instrument: Instrument;
  /** The new limit; null where the price stays. */
  readonly limit: Decimal | null;
  readonly orderPrice: Decimal;
  readonly stopLoss: Decimal | null;
  readonly takeProfit: Decimal | null;
}

/** @throws Refusal where the amendment names what a new order could not */
export function checkAmendment(
  market: TradingMarket,
  order: OrderRow,
  body: AmendmentBody,
  at: Date,
): Amended {
  const instrument = market.instrument(order.symbol);
  if (instrument === undefined) throw new Refusal('not_found');
  const limit = body.price === undefined ? null : decimal(body.price);
  const orderPrice = limit ?? decimal(order.order_price);
  const stopLoss = chosen(body.stop_loss, order.stop_loss);
  const takeProfit = chosen(body.take_profit, order.take_profit);
  throwFirst([
    limit !== null && order.order_type !== 'limit' ? { path: 'price', code: 'price_not_allowed' } : null,
    limit === null ? null : checkPrice('price', limit, instrument, market),
    limit === null ? null : checkBand(limit, market.quote(order.symbol, at).last, order.currency),
    ...checkProtection(
      { direction: order.direction, price: orderPrice, stopLoss, takeProfit },
      instrument,
      market,
    ),
  ]);
  return { instrument, limit, orderPrice, stopLoss, takeProfit };
}

async function applyAmendment(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  body: AmendmentBody,
): Promise<void> {
  const { market } = context;
  const at = context.clock.now();
  const { instrument, limit, orderPrice, stopLoss, takeProfit } = checkAmendment(market, order, body, at);
  const changed = {
    order_price: toText(orderPrice),
    worst_price: limit === null ? order.worst_price : toText(limit),
    stop_loss: stopLoss === null ? null : toText(stopLoss),
    take_profit: takeProfit === null ? null : toText(takeProfit),
    ...(limit === null ? {} : await moveHold(tx, order, instrument, limit, at)),
    version: order.version + 1,
  };
  await tx
    .updateTable('trade_order')
    .set({ ...changed, due_at: nextOrderLook({ ...order, ...changed }, market, at) })
    .where('id', '=', order.id)
    .execute();
  await announceOrder(tx, order);
}

/** Holds what the rest of the order needs at the new limit, more or less than now. */
async function moveHold(tx: Tx, order: OrderRow, instrument: Instrument, limit: Decimal, at: Date) {
  const { currency } = instrument;
  const needed = moneyOfRest(order, limit).hold;
  const more = subtract(needed, decimal(order.hold_amount));
  const available = await lockBalance(tx, {
    memberId: order.member_id,
    account: 'trade',
    book: 'available',
    commodity: currency,
  });
  if (more > available) throw insufficientFunds(more, available, currency);
  await post(tx, {
    kind: 'order_hold',
    ref: `order:${order.id}:hold:${order.version + 1}`,
    subject: { type: 'order', id: order.id },
    effectiveAt: at,
    lines: holdLines(order.member_id, currency, more),
  });
  const whole = bookedAmount(grossOf(limit, decimal(order.quantity)), currency);
  return { hold_amount: toText(needed), estimated_fee: toText(feeOf(whole, currency)) };
}

/** The money of what is left of an order at a limit: as of a new order, less what the parts that have traded already paid. */
export function moneyOfRest(order: OrderRow, limit: Decimal): OrderMoney {
  const figures = figuresOf(order);
  const { currency, direction } = order;
  const rest = orderMoney({
    direction,
    quantity: figures.remaining,
    orderPrice: limit,
    worstPrice: limit,
    currency,
  });
  if (figures.filled === ZERO) return rest;
  const whole = bookedAmount(add(figures.filledGross, grossOf(limit, figures.remaining)), currency);
  const amount = subtract(whole, figures.filledAmount);
  const fee = subtract(feeOf(whole, currency), figures.fee);
  return direction === 'long'
    ? { amount, fee, total: add(amount, fee), hold: add(amount, fee), margin: ZERO }
    : { amount, fee, total: subtract(amount, fee), hold: add(rest.margin, fee), margin: rest.margin };
}

/** `undefined` keeps, `null` clears, text sets. */
function chosen(wish: string | null | undefined, known: string | null): Decimal | null {
  const text = wish === undefined ? known : wish;
  return text === null ? null : decimal(text);
}
