import { BoundedCache } from '../util/boundedCache.js';
import type { Halts } from '../market/haltBook.js';
import type { Market, Quote, Session } from '../market/market.js';

/** A quote as customers see it. */
export interface BoardQuote extends Quote {
  /** Whether trading is halted; then `last` is the price at the start of the halt. @default false */
  readonly isHalted?: boolean;
  /**
   * For an instrument that is or was halted: when the quote was made. A later quote replaces an earlier one
   * even if its trade is older, because a process that did not know of the halt may have sent a later
   * trade. @default asOf
   */
  readonly publishedAt?: Date;
}

/** Quotes as customers see them: those of the market, but a halted instrument keeps its price. */
export interface QuoteBoard {
  quote(symbol: string, at: Date, halts: Halts): BoardQuote;
}

/**
 * Enough for the current second, for the seconds of rankings whose later pages are read, and for those at which halts
 * began.
 */
const SECONDS_REMEMBERED = 8;

/** The quote of a closed market, which does not change from the last trade to the next opening. Epoch milliseconds. */
interface StandingQuote {
  readonly quote: Quote;
  readonly fromMs: number;
  readonly untilMs: number;
}

export function createQuoteBoard(market: Market): QuoteBoard {
  const standing = new Map<string, StandingQuote>();
  const quoteAt = (symbol: string, atMs: number): Quote => {
    const known = standing.get(symbol);
    if (known !== undefined && atMs >= known.fromMs && atMs < known.untilMs) return known.quote;
    const at = new Date(atMs);
    const quote = market.quote(symbol, at);
    // A fund gets its daily price after the market has closed, so its quote does change.
    const isStanding = quote.sessionStatus !== 'open' && market.instrument(symbol)?.productType !== 'FUND';
    const opensAt = isStanding ? sessionOf(market, symbol, at)?.opensAt : null;
    if (opensAt != null) {
      standing.set(symbol, { quote, fromMs: quote.asOf.getTime(), untilMs: opensAt.getTime() });
    }
    return quote;
  };
  // A price changes once a second, so all calls within a second get the same quote.
  const seconds = new BoundedCache<number, Map<string, Quote>>(SECONDS_REMEMBERED);
  const quoteInSecond = (symbol: string, atMs: number): Quote => {
    const second = Math.floor(atMs / 1000);
    const quotes = seconds.get(second, () => new Map<string, Quote>());
    let quote = quotes.get(symbol);
    if (quote === undefined) {
      quote = quoteAt(symbol, second * 1000);
      quotes.set(symbol, quote);
    }
    return quote;
  };
  return {
    quote(symbol, at, halts) {
      const haltedSince = halts.since.get(symbol);
      if (haltedSince === undefined) {
        const quote = quoteInSecond(symbol, at.getTime());
        return halts.over.has(symbol) ? { ...quote, publishedAt: at } : quote;
      }
      const halted = quoteInSecond(symbol, Math.min(haltedSince.getTime(), at.getTime()));
      const sessionStatus = sessionOf(market, symbol, at)?.status ?? halted.sessionStatus;
      return { ...halted, sessionStatus, isHalted: true, publishedAt: at };
    },
  };
}

function sessionOf(market: Market, symbol: string, at: Date): Session | undefined {
  const marketId = (market.instrument(symbol) ?? market.index(symbol))?.marketId;
  return marketId === undefined ? undefined : market.session(marketId, at);
}
