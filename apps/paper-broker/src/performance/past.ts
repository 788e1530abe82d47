import { BoundedCache } from '../market/boundedCache.js';
import type { Quote } from '../market/market.js';
import type { TradingMarket } from '../trading/tradingContext.js';

/** Cached quotes: a year of days of about sixty symbols, for all customers. */
const REMEMBERED = 20_000;

/** A market that caches past quotes, because computing an old one takes up to half a millisecond. */
export function createPastPrices(market: TradingMarket): TradingMarket {
  const quotes = new BoundedCache<string, Quote>(REMEMBERED);
  return {
    ...market,
    quote: (symbol, at) => quotes.get(`${symbol} ${at.getTime()}`, () => market.quote(symbol, at)),
  };
}
