import { BoundedCache } from '../util/boundedCache.js';
import type { Quote } from '../market/market.js';
import type { TradingContext, TradingMarket } from '../trading/tradingContext.js';
import { Kept } from './kept.js';

/** Cached quotes: a year of days of about sixty symbols, for all customers. */
const REMEMBERED = 20_000;

/** What is kept of the past, for all customers. A process has one. */
export interface Past {
  /** A market that caches past quotes, because computing an old one takes up to half a millisecond. */
  readonly prices: TradingMarket;
  readonly kept: Kept;
}

/** What readers of a customer's history need, besides the database. */
export interface HistoryTools extends Pick<TradingContext, 'clock' | 'market'> {
  readonly past: Past;
}

export function createPast(market: TradingMarket): Past {
  const quotes = new BoundedCache<string, Quote>(REMEMBERED);
  const prices = {
    ...market,
    quote: (symbol: string, at: Date) =>
      quotes.get(`${symbol} ${at.getTime()}`, () => market.quote(symbol, at)),
  };
  return { prices, kept: new Kept() };
}
