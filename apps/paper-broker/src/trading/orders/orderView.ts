import { average, toText, type Decimal } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import type { Locale } from '../../http/operation.js';
import { messageFor } from '../../http/messages.js';
import { cityNames } from '../../reference/names.js';
import { figuresOf, type FillRow, type OrderRow } from '../orderRow.js';
import type { TradingMarket } from '../tradingContext.js';
import { figuresOfOrder } from './orderFigures.js';

/** Decimal places of an average price. */
export const AVERAGE_PLACES = 4;

/** Something to know before agreeing. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** An order as the wire has it. */
export function viewOrder(
  order: OrderRow,
  fills: readonly FillRow[],
  market: TradingMarket,
  warnings: readonly Warning[] = [],
) {
  const figures = figuresOf(order);
  const { fee, total } = figuresOfOrder(order, fills);
  return {
    id: order.id,
    client_order_id: order.client_order_id,
    account_id: order.account_id,
    position_id: order.position_id,
    intent: order.intent,
    symbol: order.symbol,
    name: market.instrument(order.symbol)?.name ?? order.symbol,
    market_id: order.market_id,
    tick_size: tickSizeText(market, order.symbol, figures.orderPrice),
    currency: order.currency,
    direction: order.direction,
    side: order.direction === 'long' ? 'buy' : 'sell',
    order_type: order.order_type,
    time_in_force: order.time_in_force,
    status: order.status,
    reject_code: order.reject_code,
    reject_params: order.reject_params,
    reject_note: order.reject_note,
    quantity: toText(figures.quantity),
    filled_quantity: toText(figures.filled),
    order_price: toText(figures.orderPrice),
    filled_price: averagePrice(figures.filledGross, figures.filled),
    discount_buying_price: order.order_type === 'block' ? toText(figures.orderPrice) : null,
    total_open_amount: toText(figures.filledAmount),
    total_amount: toText(total.value),
    handling_fee: toText(fee.value),
    hold_amount: toText(figures.hold),
    stop_loss: plain(order.stop_loss),
    take_profit: plain(order.take_profit),
    submitted_at: order.submitted_at.toISOString(),
    filled_at: order.filled_at?.toISOString() ?? null,
    closed_at: order.closed_at?.toISOString() ?? null,
    expires_at: order.expires_at?.toISOString() ?? null,
    fills: fills.map((fill) => ({
      quantity: plain(fill.quantity),
      price: plain(fill.price),
      amount: plain(fill.amount),
      handling_fee: plain(fill.fee),
      filled_at: fill.filled_at.toISOString(),
    })),
    warnings,
    version: order.version,
  };
}

/** The tick of an instrument at a price; 0.01 for an instrument that is no longer listed. */
export function tickSizeText(market: TradingMarket, symbol: string, price: Decimal): string {
  const instrument = market.instrument(symbol);
  return instrument === undefined ? '0.01' : toText(market.tickSize(instrument, price));
}

/** Total divided by quantity, to 4 places; null when the quantity is 0. */
export function averagePrice(gross: Decimal, quantity: Decimal): string | null {
  return quantity === 0n ? null : toText(average(gross, quantity, AVERAGE_PLACES));
}

/** The warnings for an order placed now: that the market is closed, and until when. */
export function warningsAt(market: TradingMarket, marketId: string, at: Date, locale: Locale): Warning[] {
  const opens = openingWords(market, marketId, at, locale);
  return opens === null
    ? []
    : [{ code: 'market_closed', message: messageFor('market_closed', locale, opens) }];
}

/**
 * When a closed market opens next, as words in its own time zone, and the city of that zone: the parameters of the
 * message `market_closed`. Null while the market is open.
 */
export function openingWords(
  market: TradingMarket,
  marketId: string,
  at: Date,
  locale: Locale,
): { readonly opens_at: string; readonly place: string } | null {
  const { opensAt } = market.session(marketId, at);
  if (opensAt === null) return null;
  const timeZone = market.market(marketId)?.timezone ?? 'UTC';
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(opensAt);
  const place = cityNames[timeZone]?.[locale] ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return { opens_at: words, place };
}
