import { subtract, toText, ZERO } from '@fairlot/money';
import { viewFigure } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { findBalance } from '../../ledger/balance.js';
import { FEE_RATE } from './feeSchedule.js';
import { refuseHalted } from '../halts.js';
import { figuresOfTicket } from './orderFigures.js';
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
  const figures = figuresOfTicket(
    { symbol: body.symbol, currency, quantity, orderPrice, isBuy: direction === 'long' },
    money,
    at,
  );
  const available = await findBalance(db.read, {
    memberId,
    account: 'trade',
    book: 'available',
    commodity: currency,
  });
  const after = subtract(available, money.hold);
  if (after < ZERO) throw insufficientFunds(money.hold, available, currency);
  return {
    order_price: toText(ticket.orderPrice),
    total_amount: toText(money.total),
    handling_fee: toText(money.fee),
    fee_rate: toText(FEE_RATE),
    hold_amount: toText(money.hold),
    margin_amount: toText(money.margin),
    available_before: toText(available),
    available_after: toText(after),
    currency,
    warnings: warningsAt(market, marketId, at, locale),
    explained: [viewFigure(figures.total)],
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
