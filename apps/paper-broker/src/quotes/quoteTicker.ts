import type { Wire } from '@fairlot/api-client/wire';
import type { Clock } from '../clock/clock.js';
import type { HaltBook } from '../market/haltBook.js';
import type { Market } from '../market/market.js';
import type { QuoteBoard } from './quoteBoard.js';
import { createSessionChanges } from './sessionChanges.js';
import { toWireQuote, toWireSession } from './wire.js';

/** How often the clock is read. A symbol is sent at most four times a second. */
const TICK_MS = 250;

export interface QuoteListener {
  onQuote(quote: Wire['Quote']): void;
  onStatus(session: Wire['MarketSession']): void;
}

/**
 * Serves all quote streams of a process. It computes each subscribed symbol once for all listeners, and
 * stops while there are none. The market pushes nothing: a tick is the price at the business clock.
 */
export interface QuoteTicker {
  /**
   * Calls the listener with the current quote of each symbol, and for every change from then on.
   * @param symbols existing instruments or indices
   * @returns a function that unsubscribes
   */
  subscribe(symbols: readonly string[], listener: QuoteListener): () => void;
}

interface Followed {
  readonly listeners: Set<QuoteListener>;
  /** The content of the quote that was sent last, so that an unchanged quote is not sent again. */
  sent: string;
}

export interface QuoteTickerParts {
  readonly market: Market;
  readonly clock: Clock;
  readonly board: QuoteBoard;
  readonly halts: HaltBook;
  /** Called once when loading the halts begins to fail. */
  readonly onBlind: (error: unknown) => void;
}

export function createQuoteTicker(parts: QuoteTickerParts): QuoteTicker {
  const { market, clock, board, halts, onBlind } = parts;
  const followed = createFollowed(market);
  const sessions = createSessionChanges(market);
  let timer: NodeJS.Timeout | undefined;
  let lastTickSecond = Number.NaN;
  let isBlind = false;

  /**
   * Prices do not wait for the database: the next tick uses the halts that this tick loads. If loading fails, the last
   * known halts are used.
   */
  const renewHalts = (): void => {
    void halts.load().then(
      () => (isBlind = false),
      (error: unknown) => {
        if (!isBlind) onBlind(error);
        isBlind = true;
      },
    );
  };

  const tick = (): void => {
    renewHalts();
    const now = clock.now();
    const second = Math.floor(now.getTime() / 1000);
    if (second === lastTickSecond) return;
    lastTickSecond = second;
    sendStatuses(now);
    for (const [symbol, entry] of followed.entries()) sendChange(entry, quoteAt(symbol, now));
  };

  const quoteAt = (symbol: string, now: Date): Wire['Quote'] =>
    toWireQuote(board.quote(symbol, now, halts.known()));

  /** Sends a quote to all listeners of its symbol if it has changed. @returns whether it has */
  const sendChange = (entry: Followed, quote: Wire['Quote']): boolean => {
    const content = `${quote.last} ${quote.volume} ${quote.as_of} ${quote.session_status} ${quote.halted}`;
    if (entry.sent === content) return false;
    entry.sent = content;
    for (const listener of entry.listeners) listener.onQuote(quote);
    return true;
  };

  const sendStatuses = (now: Date): void => {
    for (const { marketId, session } of sessions.find(followed.markets(), now)) {
      const body = toWireSession(marketId, session, now);
      for (const listener of followed.listenersOf(marketId)) listener.onStatus(body);
    }
  };

  const follow = (symbol: string, listener: QuoteListener, now: Date): void => {
    const entry = followed.add(symbol, listener);
    const quote = quoteAt(symbol, now);
    if (!sendChange(entry, quote)) listener.onQuote(quote);
  };

  return {
    subscribe(symbols, listener) {
      const now = clock.now();
      for (const symbol of symbols) follow(symbol, listener, now);
      sessions.follow(followed.markets(), now);
      timer ??= setInterval(tick, TICK_MS).unref();
      return () => {
        for (const symbol of symbols) followed.remove(symbol, listener);
        if (!followed.isEmpty()) return;
        clearInterval(timer);
        timer = undefined;
        sessions.clear();
        lastTickSecond = Number.NaN;
      };
    },
  };
}

/** The symbols with listeners, and their markets. */
function createFollowed(market: Market) {
  const bySymbol = new Map<string, Followed>();
  const marketOf = (symbol: string): string | undefined =>
    (market.instrument(symbol) ?? market.index(symbol))?.marketId;
  return {
    add(symbol: string, listener: QuoteListener): Followed {
      const entry = bySymbol.get(symbol) ?? { listeners: new Set(), sent: '' };
      bySymbol.set(symbol, entry);
      entry.listeners.add(listener);
      return entry;
    },
    remove(symbol: string, listener: QuoteListener): void {
      const entry = bySymbol.get(symbol);
      entry?.listeners.delete(listener);
      if (entry?.listeners.size === 0) bySymbol.delete(symbol);
    },
    entries: () => bySymbol.entries(),
    isEmpty: (): boolean => bySymbol.size === 0,
    markets: (): ReadonlySet<string> =>
      new Set([...bySymbol.keys()].flatMap((symbol) => marketOf(symbol) ?? [])),
    /** Each listener of the market once, however many of its symbols it follows. */
    listenersOf(marketId: string): ReadonlySet<QuoteListener> {
      const found = new Set<QuoteListener>();
      for (const [symbol, { listeners }] of bySymbol) {
        if (marketOf(symbol) === marketId) for (const listener of listeners) found.add(listener);
      }
      return found;
    },
  };
}
