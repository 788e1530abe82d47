import type { ApiClient } from './client.js';
import { isApiError } from './errors.js';
import { toCamelKeys } from './naming.js';
import type { components } from './schema.gen.js';
import { readEvents, type ServerSentEvent } from './sse.js';

type Quote = components['schemas']['Quote'];
type MarketSession = components['schemas']['MarketSession'];

/**
 * `connecting`: nothing heard yet. `live`: hearing the server. `paused`: contact was lost and is being sought; what is
 * on screen is getting old. `closed`: ended by its owner.
 */
export type StreamState = 'connecting' | 'live' | 'paused' | 'closed';

/** The most symbols that one stream carries. */
const SYMBOLS_MAX = 100;
const FIRST_RETRY_MS = 1_000;
const RETRY_FACTOR = 1.5;
const LAST_RETRY_MS = 120_000;
/** The server says something every 15 s; twice that without a word is a dead connection. */
const SILENCE_MS = 30_000;
/** Scrolling changes the visible symbols many times a second; the stream follows when it has settled. */
const SETTLE_MS = 200;

export interface QuoteStreamOptions {
  readonly client: Pick<ApiClient, 'stream'>;
  /** The symbols to follow from the start; the first 100 count. */
  readonly symbols: readonly string[];
  /** A quote that is newer than the last one of its symbol. */
  readonly onQuote: (quote: Quote) => void;
  readonly onStatus?: (session: MarketSession) => void;
  readonly onState?: (state: StreamState) => void;
  /** Something was lost on the way: read `/quote` again for these symbols. */
  readonly onGap?: (symbols: readonly string[]) => void;
  /** ms; for tests. @default 30000 */
  readonly silenceMs?: number;
  /** ms before the first new try; for tests. @default 1000 */
  readonly firstRetryMs?: number;
}

export interface QuoteStream {
  readonly state: StreamState;
  /** Follows these symbols instead; the first 100 count. Cheap to call often, as a list scrolls. */
  setSymbols(symbols: readonly string[]): void;
  /** Tries at once instead of waiting, for a network that came back. */
  retryNow(): void;
  close(): void;
}

/**
 * Follows live quotes over one connection, and seeks contact again for as long as it is open: after 1, 1.5, 2.25 … s,
 * 120 s at most.
 */
export function quoteStream(options: QuoteStreamOptions): QuoteStream {
  const { client, onQuote, onStatus, onState, onGap } = options;
  const silenceMs = options.silenceMs ?? SILENCE_MS;
  const firstRetryMs = options.firstRetryMs ?? FIRST_RETRY_MS;

  let state: StreamState = 'connecting';
  let wanted: readonly string[] = [];
  let followed: ReadonlySet<string> = new Set();
  let connection: AbortController | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let lastEventId: string | undefined;
  const newest = new Map<string, number>();

  function enter(next: StreamState): void {
    if (state === next) return;
    state = next;
    onState?.(next);
  }

  function connect(): void {
    clearTimeout(retryTimer);
    connection?.abort();
    followed = new Set(wanted);
    if (wanted.length === 0) {
      connection = undefined;
      return;
    }
    connection = new AbortController();
    void listen(connection);
  }

  async function listen(own: AbortController): Promise<void> {
    const symbols = [...followed];
    let watchdog = setTimeout(() => {
      own.abort();
    }, silenceMs);
    let failure: unknown;
    try {
      const query = { symbols: symbols.join(',') };
      const bytes = await client.stream('/stream/quote', { query, lastEventId, signal: own.signal });
      let previousId: number | undefined;
      for await (const event of readEvents(bytes)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => {
          own.abort();
        }, silenceMs);
        if (connection !== own) return;
        retryMs = firstRetryMs;
        enter('live');
        previousId = receive(event, previousId, symbols);
      }
    } catch (error) {
      // Every failure of a stream has the same answer: try again later.
      failure = error;
    } finally {
      clearTimeout(watchdog);
    }
    // Ended by `close` or replaced by a newer connection: neither is a loss.
    if (connection === own && state !== 'closed') retryLater(failure);
  }

  function receive(
    event: ServerSentEvent,
    previousId: number | undefined,
    symbols: readonly string[],
  ): number | undefined {
    if (event.kind === 'comment') return previousId;
    const id = event.id === undefined ? undefined : Number(event.id);
    lastEventId = event.id ?? lastEventId;
    if (id !== undefined && previousId !== undefined && id !== previousId + 1) onGap?.(symbols);
    if (event.type === 'quote') receiveQuote(toCamelKeys(JSON.parse(event.data)) as Quote);
    if (event.type === 'status') onStatus?.(toCamelKeys(JSON.parse(event.data)) as MarketSession);
    return id ?? previousId;
  }

  function receiveQuote(quote: Quote): void {
    // After a new connection the server repeats what it knows; an older tick must not win over a newer one.
    if (quote.sequence < (newest.get(quote.symbol) ?? 0)) return;
    newest.set(quote.symbol, quote.sequence);
    onQuote(quote);
  }

  function retryLater(failure: unknown): void {
    if (state === 'live') enter('paused');
    const askedMs = isApiError(failure) ? (failure.retryAfterS ?? 0) * 1_000 : 0;
    retryTimer = setTimeout(connect, Math.max(retryMs, askedMs));
    retryMs = Math.min(retryMs * RETRY_FACTOR, LAST_RETRY_MS);
  }

  function setSymbols(symbols: readonly string[]): void {
    wanted = [...new Set(symbols)].slice(0, SYMBOLS_MAX);
    clearTimeout(settleTimer);
    // Symbols that left the screen cost less than a new connection; only an addition needs one.
    if (wanted.length > 0 && wanted.every((symbol) => followed.has(symbol))) return;
    settleTimer = setTimeout(connect, SETTLE_MS);
  }

  wanted = [...new Set(options.symbols)].slice(0, SYMBOLS_MAX);
  connect();

  return {
    get state() {
      return state;
    },
    setSymbols(symbols) {
      if (state !== 'closed') setSymbols(symbols);
    },
    retryNow() {
      if (state === 'live' || state === 'closed') return;
      retryMs = firstRetryMs;
      connect();
    },
    close() {
      clearTimeout(retryTimer);
      clearTimeout(settleTimer);
      enter('closed');
      connection?.abort();
    },
  };
}
