import { toText, ZERO } from '@fairlot/money';
import { findAvailable } from '../../accounts/availableFunds.js';
import { differenceOf, viewFigure } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { FEE_RATE } from './feeSchedule.js';
import { refuseHalted } from '../halts.js';
import { figureOfHold, figuresOfTicket } from './orderFigures.js';
import { warningsAt } from './orderView.js';
import { insufficientFunds, moneyOf } from './planOrder.js';
import { checkTicket, type TicketBody } from './ticket.js';
import type { TradingContext } from '../tradingContext.js';

/** What a ticket placed now would hold and cost. Stores nothing, and refuses what placing refuses. */
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
  await refuseForeignAccount(context, memberId, currency, ticket.accountId);
  const money = moneyOf(ticket);
  const { quantity, orderPrice, direction } = ticket;
  const priced = { symbol: body.symbol, currency, quantity, orderPrice, isBuy: direction === 'long' };
  const { total, fee } = figuresOfTicket(priced, money, at);
  const hold = figureOfHold(priced, money, at);
  const available = await findAvailable(db.read, { memberId, kind: 'trade', currency }, at);
  const after = differenceOf('available_after', [available, hold], { currency, asOf: at });
  if (after.value < ZERO) throw insufficientFunds(hold.value, available.value, currency);
  return {
    order_price: toText(ticket.orderPrice),
    total_amount: toText(total.value),
    handling_fee: toText(fee.value),
    fee_rate: toText(FEE_RATE),
    hold_amount: toText(hold.value),
    margin_amount: toText(money.margin),
    available_before: toText(available.value),
    available_after: toText(after.value),
    currency,
    warnings: warningsAt(market, marketId, at, locale),
    explained: [viewFigure(total), viewFigure(after)],
  };
}

async function refuseForeignAccount(
  { db }: TradingContext,
  memberId: string,
  currency: string,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  const account = await db.read
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'trade')
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
}
