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
  const followed = new Map<string, Followed>();
  const sessions = createSessionChanges(market);
  let timer: NodeJS.Timeout | undefined;
  let lastTickSecond = Number.NaN;
  let isBlind = false;

  const marketOf = (symbol: string): string | undefined =>
    (market.instrument(symbol) ?? market.index(symbol))?.marketId;

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
    for (const [symbol, entry] of followed) sendChange(entry, quoteAt(symbol, now));
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

  const followedMarkets = (): ReadonlySet<string> =>
    new Set([...followed.keys()].flatMap((symbol) => marketOf(symbol) ?? []));

  const sendStatuses = (now: Date): void => {
    for (const { marketId, session } of sessions.find(followedMarkets(), now)) {
      const body = toWireSession(marketId, session, now);
      for (const listener of listenersOf(marketId)) listener.onStatus(body);
    }
  };

  const listenersOf = (marketId: string): ReadonlySet<QuoteListener> => {
    const found = new Set<QuoteListener>();
    for (const [symbol, { listeners }] of followed) {
      if (marketOf(symbol) === marketId) for (const listener of listeners) found.add(listener);
    }
    return found;
  };

  const follow = (symbol: string, listener: QuoteListener, now: Date): void => {
    const entry = followed.get(symbol) ?? { listeners: new Set(), sent: '' };
    followed.set(symbol, entry);
    entry.listeners.add(listener);
    const quote = quoteAt(symbol, now);
    if (!sendChange(entry, quote)) listener.onQuote(quote);
  };

  const unfollow = (symbol: string, listener: QuoteListener): void => {
    const entry = followed.get(symbol);
    entry?.listeners.delete(listener);
    if (entry?.listeners.size === 0) followed.delete(symbol);
  };

  return {
    subscribe(symbols, listener) {
      const now = clock.now();
      for (const symbol of symbols) follow(symbol, listener, now);
      sessions.follow(followedMarkets(), now);
      timer ??= setInterval(tick, TICK_MS).unref();
      return () => {
        for (const symbol of symbols) unfollow(symbol, listener);
        if (followed.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        sessions.clear();
        lastTickSecond = Number.NaN;
      };
    },
  };
}
