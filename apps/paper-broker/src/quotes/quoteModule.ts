import type { Clock } from '../clock/clock.js';
import type { HaltBook } from '../market/haltBook.js';
import type { Market } from '../market/market.js';
import { createQuoteBoard, type QuoteBoard } from './quoteBoard.js';
import { createQuoteTicker, type QuoteTicker } from './quoteTicker.js';

/** What the operations of quotes share. */
export interface QuoteModule {
  readonly market: Market;
  readonly clock: Clock;
  readonly board: QuoteBoard;
  readonly haltBook: HaltBook;
  readonly ticker: QuoteTicker;
  /** How many watchlists contain each symbol. */
  countWatchers(): Promise<ReadonlyMap<string, number>>;
}

export interface QuoteModuleParts {
  readonly market: Market;
  readonly clock: Clock;
  readonly haltBook: HaltBook;
  readonly countWatchers: () => Promise<ReadonlyMap<string, number>>;
  /** See `QuoteTickerParts`. */
  readonly onBlind: (error: unknown) => void;
}

export function createQuoteModule(parts: QuoteModuleParts): QuoteModule {
  const { market, clock, haltBook, countWatchers, onBlind } = parts;
  const board = createQuoteBoard(market);
  const ticker = createQuoteTicker({ market, clock, board, halts: haltBook, onBlind });
  return { market, clock, board, haltBook, ticker, countWatchers };
}
