import type { QuoteStream, QuoteStreamOptions, Schemas, StreamState } from '@fairlot/api-client';
import { createListeners } from './listeners.js';

export type Quote = Schemas['Quote'];

/**
 * `paused`: the connection is lost, or an open market has sent nothing for a while, so the prices on screen are
 * getting old. Halted instruments send nothing and do not count.
 */
export type FeedState = StreamState | 'idle';

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

/** How long a symbol is still followed after its last row was unmounted, so that scrolling back costs nothing. */
const LINGER_MS = 500;
/** The silence of an open market after which prices count as paused. */
const SILENCE_MS = 5_000;
/** Maximum symbols of one snapshot call, which serves all rows that appear together. */
const SNAPSHOT_BATCH = 100;

interface Cell {
  quote: Quote | undefined;
  listeners: Set<() => void>;
  /** The cells that lost their last listener in the same task as this one; undefined while this cell has listeners. */
  lingering: Set<Cell> | undefined;
}

export type QuoteStore = ReturnType<typeof createQuoteStore>;

/**
 * The store of all live prices. Ticks are collected in a pending map, the last one of a symbol winning, and become
 * visible once per frame; only subscribers of changed symbols are called. It does not depend on React.
 */
export function createQuoteStore(options: QuoteStoreOptions) {
  const { openStream, loadQuotes, now = () => performance.now() } = options;
  const onNextFrame = options.onNextFrame ?? ((draw) => void requestAnimationFrame(draw));
  const cells = new Map<string, Cell>();
  const pending = new Map<string, Quote>();
  const wantedSnapshot = new Set<string>();
  const stateListeners = createListeners();
  let stream: ReturnType<typeof openStream> | undefined;
  let streamState: FeedState = 'idle';
  let feedState: FeedState = 'idle';
  let frameAsked = false;
  let demandChanged = false;
  /** The cells that have lost their last listener in this task. */
  let leaving: Set<Cell> | undefined;
  let isResting = false;
  let lastTickAtMs = now();
  let silence: ReturnType<typeof setTimeout> | undefined;

  function cellOf(symbol: string): Cell {
    let cell = cells.get(symbol);
    if (cell === undefined) {
      cell = { quote: undefined, listeners: new Set(), lingering: undefined };
      cells.set(symbol, cell);
    }
    return cell;
  }

  function flush(): void {
    frameAsked = false;
    const changed = [...pending];
    pending.clear();
    // All prices of a frame are stored before any listener is called, so that a sum and its rows use the same prices.
    const listeners = new Set<() => void>();
    for (const [symbol, quote] of changed) {
      const cell = cellOf(symbol);
      if (cell.quote !== undefined && quote.sequence <= cell.quote.sequence) continue;
      cell.quote = quote;
      for (const listener of cell.listeners) listeners.add(listener);
    }
    for (const listener of listeners) listener();
    // These prices may be the first that show an open market, and the last before its silence.
    if (silence === undefined) watchSilence();
  }

  /** Adds quotes from the stream, or from list rows that contain them. The newest of a symbol wins. */
  function put(quotes: readonly Quote[]): void {
    for (const quote of quotes) {
      const waiting = pending.get(quote.symbol);
      if (waiting === undefined || waiting.sequence < quote.sequence) pending.set(quote.symbol, quote);
    }
    if (frameAsked || pending.size === 0) return;
    frameAsked = true;
    onNextFrame(flush);
  }

  function setFeedState(next: FeedState): void {
    if (next === feedState) return;
    feedState = next;
    stateListeners.notify();
  }

  function watchSilence(): void {
    clearTimeout(silence);
    silence = undefined;
    const isOpen = [...cells.values()].some(
      ({ quote, listeners }) => listeners.size > 0 && quote?.sessionStatus === 'open' && !quote.halted,
    );
    const quietMs = now() - lastTickAtMs;
    setFeedState(streamState === 'live' && isOpen && quietMs >= SILENCE_MS ? 'paused' : streamState);
    if (isOpen && quietMs < SILENCE_MS) silence = setTimeout(watchSilence, SILENCE_MS - quietMs);
  }

  async function loadSnapshot(symbols: readonly string[]): Promise<void> {
    for (let start = 0; start < symbols.length; start += SNAPSHOT_BATCH) {
      try {
        put(await loadQuotes(symbols.slice(start, start + SNAPSHOT_BATCH)));
      } catch {
        // The stream sends the same quotes when it connects, so a failed snapshot only delays them.
      }
    }
  }

  /** The newest subscriptions first, because the stream has a limit of symbols and those are on screen. */
  const followed = () =>
    isResting
      ? []
      : [...cells]
          .filter(([, cell]) => cell.listeners.size > 0 || cell.lingering !== undefined)
          .map(([symbol]) => symbol)
          .reverse();

  function follow(): void {
    demandChanged = false;
    const symbols = followed();
    if (stream === undefined && symbols.length > 0) {
      streamState = 'connecting';
      stream = openStream({
        symbols,
        onQuote(quote) {
          lastTickAtMs = now();
          put([quote]);
          if (feedState === 'paused') watchSilence();
        },
        onState(state) {
          streamState = state;
          lastTickAtMs = now();
          watchSilence();
        },
        onGap: (lost) => void loadSnapshot(lost),
      });
      watchSilence();
    } else {
      stream?.setSymbols(symbols);
    }
    const missing = [...wantedSnapshot].filter((symbol) => cells.get(symbol)?.quote === undefined);
    wantedSnapshot.clear();
    if (missing.length > 0) void loadSnapshot(missing);
  }

  function changeDemand(): void {
    if (demandChanged) return;
    demandChanged = true;
    queueMicrotask(follow);
  }

  /**
   * The rows of a page that the customer leaves are unmounted in one task, so they share a timer and cause one change
   * of the stream.
   */
  function linger(cell: Cell): void {
    if (leaving === undefined) {
      const together = new Set<Cell>();
      leaving = together;
      queueMicrotask(() => (leaving = undefined));
      setTimeout(() => {
        const gone = [...together].filter((each) => each.lingering === together);
        for (const each of gone) each.lingering = undefined;
        if (gone.length > 0) changeDemand();
      }, LINGER_MS);
    }
    leaving.add(cell);
    cell.lingering = leaving;
  }

  /** Follows a symbol until the returned function is called; `listener` is called for each new quote. */
  function subscribe(symbol: string, listener: () => void): () => void {
    const known = cells.get(symbol);
    const isNew = known === undefined || (known.listeners.size === 0 && known.lingering === undefined);
    if (isNew && known !== undefined) {
      // Moves it to the end of the map, where the newest subscriptions are.
      cells.delete(symbol);
      cells.set(symbol, known);
    }
    const cell = cellOf(symbol);
    cell.lingering = undefined;
    cell.listeners.add(listener);
    if (isNew) {
      wantedSnapshot.add(symbol);
      changeDemand();
    }
    return () => {
      cell.listeners.delete(listener);
      if (cell.listeners.size === 0) linger(cell);
    };
  }

  return {
    put,
    subscribe,
    /** The last quote of a symbol, or undefined while unknown. */
    get: (symbol: string): Quote | undefined => cells.get(symbol)?.quote,
    feedState: (): FeedState => feedState,
    /** Whether prices are needed now: some are on screen, and the page is visible. */
    isFollowing: (): boolean => followed().length > 0,
    subscribeToFeedState: stateListeners.subscribe,
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
