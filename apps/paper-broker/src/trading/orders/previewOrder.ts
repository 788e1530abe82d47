import { findNamedAccountId } from '../../accounts/accounts.js';
import { findAvailable } from '../../accounts/availableFunds.js';
import type { Locale } from '../../http/operation.js';
import { refuseHalted } from '../halts.js';
import { figureOfHold, figuresOfTicket } from './orderFigures.js';
import { warningsAt } from './orderView.js';
import { moneyOf } from './planOrder.js';
import { viewPreview } from './previewView.js';
import { checkTicket, type TicketBody } from './ticket.js';
import type { TradingContext } from '../tradingContext.js';

/**
 * What a ticket placed now would hold and cost, and what is missing for it. Stores nothing, and refuses what placing
 * refuses, except for lack of money.
 */
export async function previewOrder(
  context: TradingContext,
  memberId: string,
  body: TicketBody,
  locale: Locale,
) {
  const { db, market } = context;
  const at = context.clock.now();
  // Before the ticket is checked, because prices during a halt are not published.
  await refuseHalted(db.read, body.symbol);
  const ticket = checkTicket(body, market, at);
  const { currency, marketId } = ticket.instrument;
  if (ticket.accountId !== null)
    await findNamedAccountId(db.read, { memberId, kind: 'trade', currency }, ticket.accountId);
  const money = moneyOf(ticket);
  const { quantity, orderPrice, direction } = ticket;
  const priced = { symbol: body.symbol, currency, quantity, orderPrice, isBuy: direction === 'long' };
  const { total, fee } = figuresOfTicket(priced, money, at);
  const hold = figureOfHold(priced, money, at);
  const available = await findAvailable(db.read, { memberId, kind: 'trade', currency }, at);
  return viewPreview({
    orderPrice,
    total,
    fee,
    hold,
    margin: money.margin,
    available,
    holdable: available,
    currency,
    warnings: warningsAt(market, marketId, at, locale),
  });
}
