import { BoundedCache } from '../market/boundedCache.js';
import type { Halts } from '../market/haltBook.js';
import type { Market, Quote } from '../market/market.js';

/** Quotes as customers see them: those of the market, except that a halted instrument stands still. */
export interface QuoteBoard {
  quote(symbol: string, at: Date, halts: Halts): Quote;
}

/** Now, the last few seconds for rankings that are read page by page, and since when trading was halted. */
const SECONDS_REMEMBERED = 8;

export function createQuoteBoard(market: Market): QuoteBoard {
  // The price changes once a second, so everyone who asks within it gets the same quote.
  const seconds = new BoundedCache<number, Map<string, Quote>>(SECONDS_REMEMBERED);
  const quoteInSecond = (symbol: string, atMs: number): Quote => {
    const second = Math.floor(atMs / 1000);
    const quotes = seconds.get(second, () => new Map<string, Quote>());
    let quote = quotes.get(symbol);
    if (quote === undefined) {
      quote = market.quote(symbol, new Date(second * 1000));
      quotes.set(symbol, quote);
    }
    return quote;
  };
  return {
    quote(symbol, at, halts) {
      const haltedSince = halts.get(symbol);
      if (haltedSince === undefined || haltedSince >= at) return quoteInSecond(symbol, at.getTime());
      const standing = quoteInSecond(symbol, haltedSince.getTime());
      return { ...standing, sessionStatus: statusOf(market, symbol, at) ?? standing.sessionStatus };
    },
  };
}

function statusOf(market: Market, symbol: string, at: Date): Quote['sessionStatus'] | undefined {
  const marketId = market.instrument(symbol)?.marketId;
  return marketId === undefined ? undefined : market.session(marketId, at).status;
}
