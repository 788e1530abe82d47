import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { Halts } from '../market/haltBook.js';
import type { Candle, Instrument, Market, MarketIndex, Quote, Session } from '../market/market.js';

/** Instants on the wire: RFC 3339 in UTC with milliseconds. */
export const toInstant = (at: Date): string => at.toISOString();

export function toWireQuote(quote: Quote): Wire['Quote'] {
  return {
    symbol: quote.symbol,
    currency: quote.currency,
    last: toText(quote.last),
    open: toText(quote.open),
    high: toText(quote.high),
    low: toText(quote.low),
    close: quote.close === null ? null : toText(quote.close),
    previous_close: toText(quote.previousClose),
    change: toText(quote.change),
    change_percentage: toText(quote.changePercentage),
    volume: quote.volume.toString(),
    session_status: quote.sessionStatus,
    as_of: toInstant(quote.asOf),
    // One price a second, so the second of the trade tells which of two quotes is newer.
    sequence: Math.floor(quote.asOf.getTime() / 1000),
    delayed: false,
  };
}

export function toWireInstrument(
  market: Market,
  instrument: Instrument,
  quote: Quote,
  halts: Halts,
): Wire['Instrument'] {
  return {
    symbol: instrument.symbol,
    name: instrument.name,
    market_id: instrument.marketId,
    product_type: instrument.productType,
    currency: instrument.currency,
    lot_size: instrument.lotSize.toString(),
    tick_size: toText(market.tickSize(instrument, quote.last)),
    shortable: instrument.shortable,
    block_min_quantity: instrument.blockMinQuantity.toString(),
    status: halts.has(instrument.symbol) ? 'halted' : 'active',
  };
}

export function toWireIndex(market: Market, index: MarketIndex, quote: Quote): Wire['IndexQuote'] {
  return {
    ...toWireQuote(quote),
    name: index.name,
    region: index.region,
    market_id: index.marketId,
    timezone: market.market(index.marketId)?.timezone ?? 'UTC',
    status: quote.sessionStatus,
  };
}

export function toWireCandle(candle: Candle): Wire['Candle'] {
  return {
    t: toInstant(candle.at),
    open: toText(candle.open),
    high: toText(candle.high),
    low: toText(candle.low),
    close: toText(candle.close),
    volume: candle.volume.toString(),
  };
}

export function toWireSession(marketId: string, session: Session, at: Date): Wire['MarketSession'] {
  return {
    market_id: marketId,
    status: session.status,
    opens_at: session.opensAt === null ? null : toInstant(session.opensAt),
    closes_at: toInstant(session.closesAt),
    as_of: toInstant(at),
  };
}
