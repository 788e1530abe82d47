import { add, maximum, toText, ZERO } from '@fairlot/money';
import { Refusal } from '../../http/refusal.js';
import { viewFigure } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { findBalance } from '../../ledger/balance.js';
import { FEE_RATE } from '../orders/feeSchedule.js';
import { loadHalts } from '../halts.js';
import { warningsAt } from '../orders/orderView.js';
import type { TradingContext } from '../tradingContext.js';
import { figuresOfClose } from './closeFigures.js';
import { estimateClose } from './closeMoney.js';
import { checkClose, type CloseBody } from './closePosition.js';
import { findPosition } from '../positionRow.js';

/** What closing would bring now. Stores nothing, and refuses what a close request refuses. */
export async function previewClose(
  context: TradingContext,
  memberId: string,
  positionId: string,
  body: CloseBody,
  locale: Locale,
) {
  const { db, market, clock } = context;
  const at = clock.now();
  const position = await findPosition(db.read, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const halts = await loadHalts(db.read, [position.symbol]);
  const { quantity, price } = checkClose({ market, halts }, position, body, at);
  const money = estimateClose(position, quantity, price);
  const figures = figuresOfClose(position, { quantity, price, money }, at);
  const available = await findBalance(db.read, {
    memberId,
    account: 'trade',
    book: 'available',
    commodity: position.currency,
  });
  return {
    order_price: toText(price),
    amount: toText(money.amount),
    handling_fee: toText(money.fee),
    fee_rate: toText(FEE_RATE),
    released_amount: toText(money.back),
    margin_amount: toText(money.margin),
    realized_pnl: toText(money.realizedPnl),
    available_before: toText(available),
    // A loss beyond margin and proceeds takes the available funds, but no more than those.
    available_after: toText(maximum(add(available, money.back), ZERO)),
    currency: position.currency,
    warnings: warningsAt(market, position.market_id, at, locale),
    explained: [viewFigure(figures.released), viewFigure(figures.realized)],
  };
}
