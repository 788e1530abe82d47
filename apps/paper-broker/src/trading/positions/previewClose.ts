import { toText } from '@fairlot/money';
import { findAvailable } from '../../accounts/availableFunds.js';
import { Refusal } from '../../http/refusal.js';
import { viewFigure } from '../../figures/figure.js';
import type { Locale } from '../../http/operation.js';
import { FEE_RATE } from '../orders/feeSchedule.js';
import { loadHalts } from '../halts.js';
import type { TradingContext } from '../tradingContext.js';
import { availableAfter, figuresOfClose } from './closeFigures.js';
import { estimateClose } from './closeMoney.js';
import { checkClose, closeWarnings, type CloseBody } from './requestClose.js';
import { findPosition } from '../positionRow.js';

interface CloseQuestion {
  readonly memberId: string;
  readonly positionId: string;
  readonly body: CloseBody;
  readonly locale: Locale;
}

/** The proceeds of closing now. Stores nothing, and refuses what a close request refuses. */
export async function previewClose(
  context: TradingContext,
  { memberId, positionId, body, locale }: CloseQuestion,
) {
  const { db, market, clock } = context;
  const at = clock.now();
  const position = await findPosition(db.read, memberId, positionId);
  if (position === undefined) throw new Refusal('not_found');
  const halts = await loadHalts(db.read, [position.symbol]);
  const { quantity, price } = checkClose({ market, halts }, position, body, at);
  const money = estimateClose(position, quantity, price);
  const { currency } = position;
  const { amount, fee, released, realized } = figuresOfClose(position, { quantity, price, money }, at);
  const available = await findAvailable(db.read, { memberId, kind: 'trade', currency }, at);
  const after = availableAfter(available, released, currency);
  return {
    order_price: toText(price),
    amount: toText(amount.value),
    handling_fee: toText(fee.value),
    fee_rate: toText(FEE_RATE),
    released_amount: toText(released.value),
    margin_amount: toText(money.margin),
    realized_pnl: toText(realized.value),
    available_before: toText(available.value),
    available_after: toText(after.value),
    currency,
    warnings: closeWarnings({ market, halts }, position, at, locale),
    explained: [released, realized, after].map(viewFigure),
  };
}
