import type { QuoteStream, QuoteStreamOptions } from '@fairlot/api-client';
import { createFeedWatch } from './feedWatch.js';
import { createLingering } from './lingering.js';
import { loadSnapshots } from './loadSnapshots.js';
import { createQuoteCells, type Quote, type QuoteCell } from './quoteCells.js';

export type { FeedState } from './feedWatch.js';
export type { Quote } from './quoteCells.js';

export interface QuoteStoreOptions {
  openStream: (handlers: Omit<QuoteStreamOptions, 'client'>) => Pick<QuoteStream, 'setSymbols' | 'retryNow'>;
  loadQuotes: (symbols: readonly string[]) => Promise<readonly Quote[]>;
  /**
   * Schedules rendering of changes; a hidden tab gets no frames, so nothing is rendered there. @default
   * requestAnimationFrame
   */
  onNextFrame?: (draw: () => void) => void;
  now?: () => number;
}

export type QuoteStore = ReturnType<typeof createQuoteStore>;

/**
 * The store of all live prices. It follows the symbols that have listeners: loads their quotes once, then receives
 * them from the stream. It does not depend on React.
 */
export function createQuoteStore(options: QuoteStoreOptions) {
  const { openStream, loadQuotes, now = () => performance.now() } = options;
  const onNextFrame = options.onNextFrame ?? ((draw) => void requestAnimationFrame(draw));
  const cells = createQuoteCells({ onNextFrame, onDrawn: () => feed.onDrawn() });
  const isTrading = ([, { quote, listeners }]: readonly [string, QuoteCell]): boolean =>
    listeners.size > 0 && quote?.sessionStatus === 'open' && !quote.halted;
  const feed = createFeedWatch({ expectsTicks: () => cells.all().some(isTrading), now });
  const load = (symbols: readonly string[]) => void loadSnapshots(symbols, loadQuotes, cells.put);
  const unloaded = new Set<string>();
  let stream: ReturnType<typeof openStream> | undefined;
  let demandChanged = false;
  let isResting = false;

  /** The newest subscriptions first, because the stream has a limit of symbols and those are on screen. */
  function followed(): string[] {
    if (isResting) return [];
    const wanted = cells.all().filter(([, cell]) => cell.listeners.size > 0 || cell.lingering !== undefined);
    return wanted.map(([symbol]) => symbol).reverse();
  }

  function follow(): void {
    demandChanged = false;
    const symbols = followed();
    if (stream === undefined && symbols.length > 0) {
      feed.onStreamState('connecting');
      stream = openStream({
        symbols,
        onQuote(quote) {
          cells.put([quote]);
          feed.onTick();
        },
        onState: feed.onStreamState,
        onGap: load,
      });
    } else {
      stream?.setSymbols(symbols);
    }
    load([...unloaded].filter((symbol) => cells.get(symbol)?.quote === undefined));
    unloaded.clear();
  }

  function changeDemand(): void {
    if (demandChanged) return;
    demandChanged = true;
    queueMicrotask(follow);
  }
  const linger = createLingering(changeDemand);

  /** Follows a symbol until the returned function is called; `listener` is called for each new quote. */
  function subscribe(symbol: string, listener: () => void): () => void {
    const known = cells.get(symbol);
    const isFollowed = known !== undefined && (known.listeners.size > 0 || known.lingering !== undefined);
    const cell = isFollowed ? known : cells.renew(symbol);
    cell.lingering = undefined;
    cell.listeners.add(listener);
    if (!isFollowed) {
      unloaded.add(symbol);
      changeDemand();
    }
    return () => {
      cell.listeners.delete(listener);
      if (cell.listeners.size === 0) linger(cell);
    };
  }

  return {
    /** Adds quotes from the stream, or from list rows that contain them. The newest of a symbol wins. */
    put: cells.put,
    subscribe,
    /** The last quote of a symbol, or undefined while unknown. */
    get: (symbol: string): Quote | undefined => cells.get(symbol)?.quote,
    feedState: feed.state,
    /** Whether prices are needed now: some are on screen, and the page is visible. */
    isFollowing: (): boolean => followed().length > 0,
    subscribeToFeedState: feed.subscribe,
    /** Closes the connection while the page is hidden, because other tabs need it. Known quotes stay. */
    rest(): void {
      isResting = true;
      stream?.setSymbols([]);
    },
    /**
     * Follows the symbols on screen again, and reconnects at once. The server sends every price anew, so missed ones
     * do not matter.
     */
    wake(): void {
      if (isResting) {
        isResting = false;
        if (stream === undefined) changeDemand();
        else stream.setSymbols(followed());
      }
      stream?.retryNow();
    },
  };
}
