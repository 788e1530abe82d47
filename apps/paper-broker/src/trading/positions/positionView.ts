import { decimal, toText, ZERO, type Decimal } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import type { Figure } from '../../figures/figure.js';
import { averagePrice, tickSizeText } from '../orders/orderView.js';
import type { OrderRow } from '../orderRow.js';
import { closableOf, type CloseRequestRow, type PositionRow } from '../positionRow.js';
import type { TradingMarket } from '../tradingContext.js';
import { figuresOfPosition, type PositionFigures } from './positionFigures.js';
import { NO_REASON, viewReason } from '../../reasons/reasons.js';

/** A position as the wire has it, valued at the quote of `at`; a closed one shows its closing amounts. */
export function viewPosition(position: PositionRow, market: TradingMarket, at: Date) {
  const isClosed = position.state === 'closed';
  const quantity = decimal(isClosed ? position.opened_quantity : position.quantity);
  const figures = figuresOfPosition(position, market, at);
  const last = isClosed
    ? decimal(averagePrice(decimal(position.closed_amount), quantity) ?? '0')
    : lastPriceOf(figures);
  const text = (figure: Figure | undefined): string => toText(figure?.value ?? ZERO);
  return {
    id: position.id,
    account_id: position.account_id,
    symbol: position.symbol,
    name: market.instrument(position.symbol)?.name ?? position.symbol,
    market_id: position.market_id,
    listed: isListed(position, market),
    tick_size: tickSizeText(market, position.symbol, last),
    currency: position.currency,
    direction: position.direction,
    side: position.direction === 'long' ? 'buy' : 'sell',
    status: position.state,
    quantity: toText(quantity),
    closable_quantity: toText(closableOf(position)),
    actual_buying_price: text(figures.averagePrice),
    discount_buying_price: null,
    last: toText(last),
    total_open_amount: text(figures.openAmount),
    total_holding_amount: text(figures.marketValue),
    floating_pnl: text(figures.unrealized),
    unrealized_pnl: text(figures.unrealized),
    floating_pnl_percentage: text(figures.unrealizedPercentage),
    realized_pnl: text(figures.realized),
    handling_fee: text(figures.fees),
    margin_amount: plain(position.margin),
    stop_loss: plain(position.stop_loss),
    take_profit: plain(position.take_profit),
    opened_at: position.opened_at.toISOString(),
    closed_at: position.closed_at?.toISOString() ?? null,
    version: position.version,
  };
}

/** The price at which an open position is valued: its average price once the instrument has left the market. */
function lastPriceOf(figures: PositionFigures): Decimal {
  const price = figures.marketValue.parts.find(({ name }) => name === 'last_price') ?? figures.averagePrice;
  return price?.value ?? ZERO;
}

/** Whether the instrument is still in the market. */
export const isListed = ({ symbol }: Pick<PositionRow, 'symbol'>, market: TradingMarket): boolean =>
  market.instrument(symbol) !== undefined;

interface CloseRequestParts {
  readonly request: CloseRequestRow;
  readonly position: Pick<PositionRow, 'symbol' | 'currency' | 'direction'>;
  /** The order that closes the shares. */
  readonly order: OrderRow | undefined;
}

/**
 * A close request as the wire has it.
 * @param usualReviewS how long a review usually takes, in seconds of business time
 */
export function viewCloseRequest(
  { request, position, order }: CloseRequestParts,
  market: TradingMarket,
  usualReviewS: number | null,
) {
  const filled = request.status === 'filled' ? order : undefined;
  return {
    id: request.id,
    position_id: request.position_id,
    symbol: position.symbol,
    name: market.instrument(position.symbol)?.name ?? position.symbol,
    currency: position.currency,
    direction: position.direction,
    quantity: plain(request.quantity),
    order_type: request.order_type,
    price: plain(request.price),
    status: request.status,
    ...(request.status === 'refused' ? viewReason(request, request.reason) : viewReason(NO_REASON, null)),
    order_id: request.order_id,
    filled_price:
      filled === undefined
        ? null
        : averagePrice(decimal(filled.filled_gross), decimal(filled.filled_quantity)),
    handling_fee: filled === undefined ? null : plain(filled.handling_fee),
    realized_pnl: filled === undefined ? null : plain(filled.realized_pnl),
    submitted_at: request.submitted_at.toISOString(),
    due_at: request.review_due_at.toISOString(),
    usual_review_s: usualReviewS,
    decided_at: request.decided_at?.toISOString() ?? null,
  };
}
