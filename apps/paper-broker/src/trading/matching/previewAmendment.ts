import { add, decimal, subtract, toText, ZERO } from '@fairlot/money';
import { viewFigure } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { findBalance } from '../../ledger/balance.js';
import { checkAmendment, moneyOfRest, refuseUnamendable, type AmendmentBody } from './amendOrder.js';
import { FEE_RATE } from '../orders/feeSchedule.js';
import { loadHalts } from '../halts.js';
import { findOrder } from '../orders/orderQueries.js';
import { figuresOfTicket } from '../orders/orderFigures.js';
import { warningsAt } from '../orders/orderView.js';
import { insufficientFunds } from '../orders/planOrder.js';
import type { TradingContext } from '../tradingContext.js';

/**
 * What the rest of an order would cost and hold after an amendment. Stores nothing, and refuses what amending
 * refuses. The current hold counts as available for the new one.
 */
export async function previewAmendment(
  context: TradingContext,
  memberId: string,
  id: string,
  body: AmendmentBody,
  locale: Locale,
) {
  const { db, market } = context;
  const at = context.clock.now();
  const order = await findOrder(db.read, memberId, id);
  if (order === undefined) throw new Refusal('not_found');
  refuseUnamendable(order);
  const halts = await loadHalts(db.read, [order.symbol]);
  const amended = checkAmendment({ market, halts }, order, body, at);
  const money = moneyOfRest(order, amended);
  const held = decimal(order.hold_amount);
  // Without a new limit the hold stays: for a market order it covers the collar, for a short the market price at
  // placing.
  const isMoved = amended.limit !== null;
  const hold = isMoved ? money.hold : held;
  const isShort = order.direction === 'short';
  const margin = isShort && !isMoved ? subtract(held, money.fee) : money.margin;
  const { symbol, currency } = order;
  const rest = subtract(decimal(order.quantity), decimal(order.filled_quantity));
  const ticket = { symbol, currency, quantity: rest, orderPrice: amended.orderPrice, isBuy: !isShort };
  const figures = figuresOfTicket(ticket, money, at);
  const available = await findBalance(db.read, {
    memberId,
    account: 'trade',
    book: 'available',
    commodity: currency,
  });
  const after = subtract(add(available, held), hold);
  if (after < ZERO) throw insufficientFunds(subtract(hold, held), available, currency);
  return {
    order_price: toText(amended.orderPrice),
    total_amount: toText(money.total),
    handling_fee: toText(money.fee),
    fee_rate: toText(FEE_RATE),
    hold_amount: toText(hold),
    margin_amount: toText(margin),
    available_before: toText(available),
    available_after: toText(after),
    currency,
    warnings: warningsAt(market, order.market_id, at, locale),
    explained: [viewFigure(figures.total)],
  };
}
