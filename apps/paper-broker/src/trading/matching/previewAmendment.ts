import { decimal, subtract } from '@fairlot/money';
import { findAvailable } from '../../accounts/availableFunds.js';
import { named, sumOf, value } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { checkAmendment, moneyOfRest, refuseUnamendable, type AmendmentBody } from './amendOrder.js';
import { loadHalts } from '../halts.js';
import { findOrder } from '../orders/orderQueries.js';
import { figureOfHold, figuresOfTicket } from '../orders/orderFigures.js';
import { warningsAt } from '../orders/orderView.js';
import { viewPreview } from '../orders/previewView.js';
import type { TradingContext } from '../tradingContext.js';

interface AmendmentQuestion {
  readonly memberId: string;
  readonly id: string;
  readonly body: AmendmentBody;
  readonly locale: Locale;
}

/**
 * What the rest of an order would cost and hold after an amendment, and what is missing for it. Stores nothing, and
 * refuses what amending refuses, except for lack of money. The current hold counts as available for the new one.
 */
export async function previewAmendment(
  context: TradingContext,
  { memberId, id, body, locale }: AmendmentQuestion,
) {
  const { db, market } = context;
  const at = context.clock.now();
  const order = await findOrder(db.read, memberId, id);
  if (order === undefined) throw new Refusal('not_found');
  refuseUnamendable(order);
  const halts = await loadHalts(db.read, [order.symbol]);
  const amended = checkAmendment({ market, halts }, order, body, at);
  const money = moneyOfRest(order, amended);
  // Without a new limit the hold stays: for a market order it covers the collar, for a short the market price at
  // placing.
  const isMoved = amended.limit !== null;
  const { symbol, currency } = order;
  const facts = { currency, asOf: at, source: { kind: 'order', id } } as const;
  const held = value('hold_so_far', decimal(order.hold_amount), facts);
  const isShort = order.direction === 'short';
  const margin = isShort && !isMoved ? subtract(held.value, money.fee) : money.margin;
  const rest = subtract(decimal(order.quantity), decimal(order.filled_quantity));
  const ticket = { symbol, currency, quantity: rest, orderPrice: amended.orderPrice, isBuy: !isShort };
  const { total, fee } = figuresOfTicket(ticket, money, at);
  const hold = isMoved ? figureOfHold(ticket, money, at) : named('order_hold', held);
  const available = await findAvailable(db.read, { memberId, kind: 'trade', currency }, at);
  const unheld = sumOf('available_unheld', [available, held], facts);
  return viewPreview({
    orderPrice: amended.orderPrice,
    total,
    fee,
    hold,
    margin,
    available,
    holdable: unheld,
    currency,
    warnings: warningsAt(market, order.market_id, at, locale),
  });
}
