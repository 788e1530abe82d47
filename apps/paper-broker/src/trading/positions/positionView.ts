import { decimal, divide, fromInteger, multiply, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import { bookedAmount, grossOf } from '../orders/orderMoney.js';
import { averagePrice, tickSizeText } from '../orders/orderView.js';
import type { OrderRow } from '../orderRow.js';
import { closableOf, type CloseRequestRow, type PositionRow } from '../positionRow.js';
import type { TradingMarket } from '../tradingContext.js';

/** A position as the wire has it, valued at the quote of `at`; a closed one at what it was closed for. */
export function viewPosition(position: PositionRow, market: TradingMarket, at: Date) {
  const isClosed = position.state === 'closed';
  const quantity = decimal(isClosed ? position.opened_quantity : position.quantity);
  const openAmount = decimal(isClosed ? position.opened_amount : position.open_amount);
  const last = isClosed
    ? decimal(averagePrice(decimal(position.closed_amount), quantity) ?? '0')
    : lastPriceOf(position, market, at);
  const holding = isClosed ? ZERO : bookedAmount(grossOf(last, quantity), position.currency);
  const pnl = isClosed ? ZERO : gainOf(position, holding, openAmount);
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
    actual_buying_price: averagePrice(openAmount, quantity) ?? '0',
    discount_buying_price: null,
    last: toText(last),
    total_open_amount: toText(openAmount),
    total_holding_amount: toText(holding),
    floating_pnl: toText(pnl),
    unrealized_pnl: toText(pnl),
    floating_pnl_percentage: toText(percentageOf(pnl, openAmount)),
    realized_pnl: plain(position.realized_pnl),
    handling_fee: plain(position.handling_fee),
    margin_amount: plain(position.margin),
    stop_loss: plain(position.stop_loss),
    take_profit: plain(position.take_profit),
    opened_at: position.opened_at.toISOString(),
    closed_at: position.closed_at?.toISOString() ?? null,
    version: position.version,
  };
}

/**
 * The last price of an open position. Of an instrument that has left the market, the last price that is known of the
 * position is the average one at which it was opened.
 */
function lastPriceOf(position: PositionRow, market: TradingMarket, at: Date): Decimal {
  if (isListed(position, market)) return market.quote(position.symbol, at).last;
  return divide(decimal(position.open_amount), decimal(position.quantity), 'half-up');
}

/** Whether the instrument is still in the market. */
export const isListed = ({ symbol }: Pick<PositionRow, 'symbol'>, market: TradingMarket): boolean =>
  market.instrument(symbol) !== undefined;

function gainOf(position: PositionRow, holding: Decimal, openAmount: Decimal): Decimal {
  return position.direction === 'long' ? subtract(holding, openAmount) : subtract(openAmount, holding);
}

function percentageOf(part: Decimal, whole: Decimal): Decimal {
  if (whole === ZERO) return ZERO;
  return divide(multiply(part, fromInteger(100n), 'half-up'), whole, 'half-up', 4);
}

/** A close request as the wire has it; `order` is the one that fills it. */
export function viewCloseRequest(
  request: CloseRequestRow,
  position: Pick<PositionRow, 'symbol' | 'currency' | 'direction'>,
  order: OrderRow | undefined,
  market: TradingMarket,
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
    refuse_reason: request.status === 'refused' ? request.reason : null,
    order_id: request.order_id,
    filled_price:
      filled === undefined
        ? null
        : averagePrice(decimal(filled.filled_gross), decimal(filled.filled_quantity)),
    handling_fee: filled === undefined ? null : plain(filled.handling_fee),
    realized_pnl: filled === undefined ? null : plain(filled.realized_pnl),
    submitted_at: request.submitted_at.toISOString(),
    due_at: request.review_due_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
  };
}
