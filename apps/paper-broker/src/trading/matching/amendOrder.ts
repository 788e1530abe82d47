import { decimal, subtract, toText, type Decimal } from '@fairlot/money';
import { requireFunds } from '../../accounts/amounts.js';
import { holdLines } from '../../ledger/holdLines.js';
import { textOrNull } from '../../db/exactText.js';
import type { Tx } from '../../db/database.js';
import { announceAll } from '../../events/announce.js';
import { Refusal } from '../../http/refusal.js';
import type { Call } from '../../http/operation.js';
import { lockBalance } from '../../ledger/balance.js';
import { post } from '../../ledger/post.js';
import type { Instrument } from '../../market/instrument.js';
import { feeOf } from '../orders/feeSchedule.js';
import { bookedAmount, grossOf, orderMoney, type OrderMoney } from '../orders/orderMoney.js';
import { loadHalts, publishedPrice, type PublishedPrices } from '../halts.js';
import { orderEvents } from '../orders/orderNotices.js';
import { findOrder, lockOrder } from '../orders/orderQueries.js';
import { figuresOf, type OrderRow } from '../orderRow.js';
import { nextEvaluationAt } from '../orders/orderSchedule.js';
import { isOpenOrder } from '../orderStatus.js';
import { settleOrder } from './settleOrder.js';
import { checkBand, checkPrice, checkProtection, throwFirst } from '../orders/ticket.js';
import type { TradingContext } from '../tradingContext.js';

export type AmendmentBody = Call<'amendOrder'>['body'];

interface AmendmentRequest {
  readonly memberId: string;
  readonly id: string;
  readonly body: AmendmentBody;
  /** From `If-Match`. */
  readonly version: number | undefined;
}

/**
 * Changes the limit, the stop loss or the take profit of an open order. The hold follows the new limit.
 * @throws Refusal `precondition_required`, `version_conflict`, `order_not_open`, `price_not_allowed`, the refusals of
 * a new order, and `unavailable` when a due step of the order fails
 */
export async function amendOrder(
  context: TradingContext,
  { memberId, id, body, version }: AmendmentRequest,
): Promise<OrderRow> {
  if ((await findOrder(context.db.read, memberId, id)) === undefined) throw new Refusal('not_found');
  if (version === undefined) throw new Refusal('precondition_required');
  // Without that step, it is unknown whether the order should have traded before the change.
  if (!(await settleOrder(context, memberId, id))) throw new Refusal('unavailable');
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, memberId, id);
    if (order === undefined) throw new Refusal('not_found');
    refuseUnamendable(order);
    if (order.version !== version) throw new Refusal('version_conflict');
    await applyAmendment(tx, context, order, body);
    return (await findOrder(tx, memberId, id)) ?? order;
  });
}

/** @throws Refusal `order_not_open` for an order that has ended, closes a position, or belongs to a block trade */
export function refuseUnamendable(order: OrderRow): void {
  const isAmendable = order.intent === 'open' && order.order_type !== 'block';
  if (!isOpenOrder(order.status) || !isAmendable) throw new Refusal('order_not_open');
}

/** An order's terms after an amendment. */
export interface Amended {
  readonly instrument: Instrument;
  /** The new limit; null when the price does not change. */
  readonly limit: Decimal | null;
  readonly orderPrice: Decimal;
  /** The last published price. */
  readonly marketPrice: Decimal;
  readonly stopLoss: Decimal | null;
  readonly takeProfit: Decimal | null;
}

/** @throws Refusal when the amendment contains a value that a new order could not have */
export function checkAmendment(
  prices: PublishedPrices,
  order: OrderRow,
  body: AmendmentBody,
  at: Date,
): Amended {
  const { market } = prices;
  const instrument = market.instrument(order.symbol);
  if (instrument === undefined) throw new Refusal('not_found');
  const limit = body.price === undefined ? null : decimal(body.price);
  const orderPrice = limit ?? decimal(order.order_price);
  const marketPrice = publishedPrice(prices, order.symbol, at);
  const stopLoss = chosen(body.stop_loss, order.stop_loss);
  const takeProfit = chosen(body.take_profit, order.take_profit);
  throwFirst([
    limit !== null && order.order_type !== 'limit' ? { path: 'price', code: 'price_not_allowed' } : null,
    limit === null ? null : checkPrice('price', limit, instrument, market),
    limit === null ? null : checkBand(limit, marketPrice, order.currency),
    ...checkProtection(
      { direction: order.direction, price: orderPrice, stopLoss, takeProfit },
      instrument,
      market,
    ),
  ]);
  return { instrument, limit, orderPrice, marketPrice, stopLoss, takeProfit };
}

async function applyAmendment(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  body: AmendmentBody,
): Promise<void> {
  const { market } = context;
  const at = context.clock.now();
  const halts = await loadHalts(tx, [order.symbol]);
  const amended = checkAmendment({ market, halts }, order, body, at);
  const { limit, orderPrice, stopLoss, takeProfit } = amended;
  const changed = {
    order_price: toText(orderPrice),
    worst_price: limit === null ? order.worst_price : toText(limit),
    stop_loss: textOrNull(stopLoss),
    take_profit: textOrNull(takeProfit),
    ...(limit === null ? {} : await moveHold(tx, order, amended, at)),
    version: order.version + 1,
  };
  await tx
    .updateTable('trade_order')
    .set({ ...changed, due_at: nextEvaluationAt({ ...order, ...changed }, market, at) })
    .where('member_id', '=', order.member_id)
    .where('id', '=', order.id)
    .execute();
  await announceAll(tx, orderEvents(order));
}

/** Adjusts the hold to what the rest of the order needs at the new limit. */
async function moveHold(tx: Tx, order: OrderRow, amended: Amended, at: Date) {
  const { currency } = amended.instrument;
  const needed = moneyOfRest(order, amended).hold;
  const more = subtract(needed, decimal(order.hold_amount));
  const available = await lockBalance(tx, {
    memberId: order.member_id,
    account: 'trade',
    book: 'available',
    commodity: currency,
  });
  requireFunds(more, available, currency, 'quantity');
  await post(tx, {
    kind: 'order_hold',
    ref: `order:${order.id}:hold:${order.version + 1}`,
    subject: { type: 'order', id: order.id },
    effectiveAt: at,
    lines: holdLines({ memberId: order.member_id, account: 'trade', currency }, more),
  });
  const whole = bookedAmount(grossOf(amended.orderPrice, decimal(order.quantity)), currency);
  return { hold_amount: toText(needed), estimated_fee: toText(feeOf(whole, currency)) };
}

/** The money of an order's remaining quantity at the amended price. */
export function moneyOfRest(order: OrderRow, { orderPrice, marketPrice }: Amended): OrderMoney {
  const figures = figuresOf(order);
  const { currency, direction } = order;
  const prices = { orderPrice, worstPrice: orderPrice, marketPrice };
  return orderMoney({ direction, quantity: figures.remaining, currency, ...prices }, figures);
}

/** `undefined` keeps the value, `null` clears it, text sets it. */
function chosen(asked: string | null | undefined, known: string | null): Decimal | null {
  const text = asked === undefined ? known : asked;
  return text === null ? null : decimal(text);
}
