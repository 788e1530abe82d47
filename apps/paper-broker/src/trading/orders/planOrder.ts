import { decimal, toText } from '@fairlot/money';
import { holdLines } from '../../ledger/holdLines.js';
import { textOrNull } from '../../db/exactText.js';
import { newId } from '../../ids.js';
import { toJournalRow, type JournalRow } from '../../ledger/post.js';
import { orderMoney, type OrderMoney } from './orderMoney.js';
import { NOT_TRADED, type OrderRow } from '../orderRow.js';
import { nextEvaluationAt } from './orderSchedule.js';
import type { Ticket } from './ticket.js';
import type { TradingContext } from '../tradingContext.js';

/** The money of a ticket, for its preview and for its order. */
export function moneyOf(ticket: Ticket): OrderMoney {
  return orderMoney({
    direction: ticket.direction,
    quantity: ticket.quantity,
    orderPrice: ticket.orderPrice,
    worstPrice: ticket.worstPrice,
    marketPrice: ticket.marketPrice,
    currency: ticket.instrument.currency,
  });
}

export interface OrderPlan {
  readonly order: OrderRow;
  /** The journal that holds the order's money. */
  readonly hold: JournalRow;
}

/** Plans what placing a ticket writes: the order, and the journal that holds its money. */
export function planOrder(
  context: TradingContext,
  ticket: Ticket,
  owner: { readonly memberId: string; readonly accountId: string },
  at: Date,
): OrderPlan {
  const { market, clock, entropy } = context;
  const { instrument } = ticket;
  const money = moneyOf(ticket);
  const session = market.session(instrument.marketId, at);
  const order = {
    id: newId('ord', clock.wall(), entropy),
    member_id: owner.memberId,
    account_id: owner.accountId,
    client_order_id: ticket.clientOrderId,
    symbol: instrument.symbol,
    market_id: instrument.marketId,
    currency: instrument.currency,
    direction: ticket.direction,
    intent: 'open',
    origin: 'member',
    order_type: ticket.orderType,
    quantity: toText(ticket.quantity),
    order_price: toText(ticket.orderPrice),
    worst_price: toText(ticket.worstPrice),
    stop_loss: textOrNull(ticket.stopLoss),
    take_profit: textOrNull(ticket.takeProfit),
    time_in_force: ticket.timeInForce,
    estimated_fee: toText(money.fee),
    hold_amount: toText(money.hold),
    position_id: null,
    close_request_id: null,
    submitted_at: at,
    // While the market is closed, `closesAt` is the end of the next session, for which a day order then is valid.
    expires_at: ticket.timeInForce === 'day' ? session.closesAt : null,
    matched_until: at,
    ...NOT_TRADED,
  } as const;
  return planHold({ due_at: nextEvaluationAt(order, market, at), ...order });
}

/** An order with the journal that moves its hold from the available to the held funds. */
export function planHold(order: OrderRow): OrderPlan {
  const hold = toJournalRow({
    kind: 'order_hold',
    ref: `order:${order.id}:hold`,
    subject: { type: 'order', id: order.id },
    effectiveAt: order.submitted_at,
    lines: holdLines(
      { memberId: order.member_id, account: 'trade', currency: order.currency },
      decimal(order.hold_amount),
    ),
  });
  if (hold === null) throw new Error('The order holds no money, although every order has a fee.');
  return { order, hold };
}
