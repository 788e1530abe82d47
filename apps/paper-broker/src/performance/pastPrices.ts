import { BoundedCache } from '../market/boundedCache.js';
import type { Quote } from '../market/market.js';
import type { TradingMarket } from '../trading/tradingContext.js';

/** Quotes: a year of days of some sixty symbols, for all customers. */
const REMEMBERED = 20_000;

/** A market for moments that are over: it computes each quote once, as old ones take up to half a millisecond. */
export function createPastPrices(market: TradingMarket): TradingMarket {
  const quotes = new BoundedCache<string, Quote>(REMEMBERED);
  return {
    ...market,
    quote: (symbol, at) => quotes.get(`${symbol} ${at.getTime()}`, () => market.quote(symbol, at)),
  };
}
