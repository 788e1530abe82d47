import type { QuoteStream, QuoteStreamOptions, Schemas, StreamState } from '@fairlot/api-client';

export type Quote = Schemas['Quote'];

/**
 * `paused`: contact is lost, or a market is open and has said nothing for a while. What is on screen is getting old. What
 * is halted is silent by design and does not count.
 */
export type FeedState = StreamState | 'idle';

export interface QuoteStoreOptions {
  openStream: (handlers: Omit<QuoteStreamOptions, 'client'>) => Pick<QuoteStream, 'setSymbols' | 'retryNow'>;
  loadQuotes: (symbols: readonly string[]) => Promise<readonly Quote[]>;
  /** When changes are drawn; a hidden tab gets no frames, so nothing is drawn there. @default requestAnimationFrame */
  onNextFrame?: (draw: () => void) => void;
  now?: () => number;
}

/** How long a symbol is still followed after the last row that shows it has gone: scrolling back costs nothing. */
const LINGER_MS = 500;
/** Silence of an open market after which prices count as paused. */
const SILENCE_MS = 5_000;
/** One snapshot call for all rows that appear together. */
const SNAPSHOT_BATCH = 100;

interface Cell {
  quote: Quote | undefined;
  listeners: Set<() => void>;
  lingering: ReturnType<typeof setTimeout> | undefined;
}

export type QuoteStore = ReturnType<typeof createQuoteStore>;

/**
 * The one place where live prices are. Ticks gather in a pending map, the last of a symbol winning, and become visible
 * once a frame; only the rows of changed symbols hear of it. Knows no React.
 */
export function createQuoteStore(options: QuoteStoreOptions) {
  const { openStream, loadQuotes, now = () => performance.now() } = options;
  const onNextFrame = options.onNextFrame ?? ((draw) => void requestAnimationFrame(draw));
  const cells = new Map<string, Cell>();
  const pending = new Map<string, Quote>();
  const wantedSnapshot = new Set<string>();
  const stateListeners = new Set<() => void>();
  let stream: ReturnType<typeof openStream> | undefined;
  let streamState: FeedState = 'idle';
  let feedState: FeedState = 'idle';
  let frameAsked = false;
  let demandChanged = false;
  let isAsleep = false;
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
    // All of a frame's prices are there before anybody hears of one: a sum and its rows are of the same prices.
    const listeners = new Set<() => void>();
    for (const [symbol, quote] of changed) {
      const cell = cellOf(symbol);
      if (cell.quote !== undefined && quote.sequence <= cell.quote.sequence) continue;
      cell.quote = quote;
      for (const listener of cell.listeners) listeners.add(listener);
    }
    for (const listener of listeners) listener();
  }

  /** Takes in quotes from anywhere: the stream, or rows of a list that carry them. The newest of a symbol wins. */
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
    for (const listener of [...stateListeners]) listener();
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
        // The stream brings the same quotes when it connects; a failed snapshot only means waiting for it.
      }
    }
  }

  /** Newest demand first, because the stream carries only so many symbols and those are on screen. */
  const followed = () =>
    isAsleep
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
          if (feedState === 'paused' || silence === undefined) watchSilence();
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

  /** Follows a symbol for as long as the returned function is not called; `listener` hears of each new quote. */
  function subscribe(symbol: string, listener: () => void): () => void {
    const known = cells.get(symbol);
    const isNew = known === undefined || (known.listeners.size === 0 && known.lingering === undefined);
    if (isNew && known !== undefined) {
      // To the end of the map, which is where the newest demand stands.
      cells.delete(symbol);
      cells.set(symbol, known);
    }
    const cell = cellOf(symbol);
    clearTimeout(cell.lingering);
    cell.lingering = undefined;
    cell.listeners.add(listener);
    if (isNew) {
      wantedSnapshot.add(symbol);
      changeDemand();
    }
    return () => {
      cell.listeners.delete(listener);
      if (cell.listeners.size > 0) return;
      cell.lingering = setTimeout(() => {
        cell.lingering = undefined;
        changeDemand();
      }, LINGER_MS);
    };
  }

  return {
    put,
    subscribe,
    /** The last quote of a symbol, or undefined while none is known. */
    get: (symbol: string): Quote | undefined => cells.get(symbol)?.quote,
    feedState: (): FeedState => feedState,
    subscribeToFeedState(listener: () => void): () => void {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    /** Lets the connection go, for a page that nobody looks at: other tabs need it. What is known stays. */
    sleep(): void {
      isAsleep = true;
      stream?.setSymbols([]);
    },
    /** Follows again what is on screen. The server says every price anew, so what was missed does not matter. */
    wake(): void {
      if (!isAsleep) return;
      isAsleep = false;
      if (stream === undefined) changeDemand();
      else stream.setSymbols(followed());
    },
    /** Seeks contact at once, for a network that came back or a customer who asks. */
    retryNow: (): void => stream?.retryNow(),
  };
}
