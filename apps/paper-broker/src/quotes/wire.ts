import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import { textOrNull } from '../db/exactText.js';
import type { Halts } from '../market/haltBook.js';
import type { Candle, Market, MarketIndex, Session } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { toInstant } from '../http/instant.js';
import { toJsonText } from '../http/jsonText.js';
import type { BoardQuote } from './quoteBoard.js';

const wireQuotes = new WeakMap<BoardQuote, Wire['Quote']>();

/** A quote as the wire has it. The object is shared by all its recipients; a caller that adds fields must copy it. */
export function toWireQuote(quote: BoardQuote): Readonly<Wire['Quote']> {
  const known = wireQuotes.get(quote);
  if (known !== undefined) return known;
  const written = writeQuote(quote);
  wireQuotes.set(quote, written);
  return written;
}

function writeQuote(quote: BoardQuote): Wire['Quote'] {
  return {
    symbol: quote.symbol,
    currency: quote.currency,
    last: toText(quote.last),
    open: toText(quote.open),
    high: toText(quote.high),
    low: toText(quote.low),
    close: textOrNull(quote.close),
    previous_close: toText(quote.previousClose),
    change: toText(quote.change),
    change_percentage: toText(quote.changePercentage),
    volume: quote.volume.toString(),
    session_status: quote.sessionStatus,
    as_of: toInstant(quote.asOf),
    sequence: sequenceOf(quote),
    delayed: false,
    halted: quote.isHalted ?? false,
  };
}

/** A quote as JSON, cached, because lists of hundreds are read every second. */
export const toQuoteText = (quote: BoardQuote): string => toJsonText(toWireQuote(quote));

/** A price changes at most once a second, so the second of the trade orders the quotes of a symbol. */
const sequenceOf = (quote: BoardQuote): number =>
  Math.floor((quote.publishedAt ?? quote.asOf).getTime() / 1000);

export function toWireInstrument(
  market: Market,
  instrument: Instrument,
  quote: BoardQuote,
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
    status: halts.since.has(instrument.symbol) ? 'halted' : 'active',
  };
}

export function toWireIndex(market: Market, index: MarketIndex, quote: BoardQuote): Wire['IndexQuote'] {
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
