import type { ApiClient } from './client.js';
import { eventStream, type EventStreamOptions, type StreamState } from './eventStream.js';
import { toCamelKeys } from './naming.js';
import type { components } from './schema.gen.js';

export type { StreamState } from './eventStream.js';

type Quote = components['schemas']['Quote'];
type MarketSession = components['schemas']['MarketSession'];

/** The most symbols of one stream. */
const SYMBOLS_MAX = 100;
/**
 * Scrolling changes the visible symbols many times a second; the stream changes once they have stayed the same this
 * long.
 */
const SETTLE_MS = 200;

export interface QuoteStreamOptions extends Pick<
  EventStreamOptions,
  'onState' | 'silenceMs' | 'firstRetryMs'
> {
  readonly client: Pick<ApiClient, 'stream'>;
  /** The initial symbols; only the first 100 are used. */
  readonly symbols: readonly string[];
  /** Called with a quote that is newer than the last one of its symbol. */
  readonly onQuote: (quote: Quote) => void;
  readonly onStatus?: (session: MarketSession) => void;
  /** Called when events were lost: read `/quote` again for these symbols. */
  readonly onGap?: (symbols: readonly string[]) => void;
}

export interface QuoteStream {
  readonly state: StreamState;
  /** Whether it is disconnected and waits before its next attempt. */
  readonly isWaiting: boolean;
  /** Replaces the symbols; only the first 100 are used. It may be called often, such as on every scroll event. */
  setSymbols(symbols: readonly string[]): void;
  /** Retries at once instead of waiting, for example when the network is back. */
  retryNow(): void;
  close(): void;
}

/** Follows live quotes over one connection, which is opened again after a failure. */
export function quoteStream(options: QuoteStreamOptions): QuoteStream {
  const { client, onQuote, onStatus, onGap } = options;
  let wanted: readonly string[] = [...new Set(options.symbols)].slice(0, SYMBOLS_MAX);
  let followed: ReadonlySet<string> = new Set();
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const newest = new Map<string, number>();

  const stream = eventStream({
    ...options,
    open(lastEventId, signal) {
      followed = new Set(wanted);
      return client.stream('/stream/quote', { query: { symbols: wanted.join(',') }, lastEventId, signal });
    },
    onEvent({ id, type, data }, previousId) {
      const isGap = id !== undefined && previousId !== undefined && Number(id) !== Number(previousId) + 1;
      if (isGap) onGap?.([...followed]);
      if (type === 'quote') receiveQuote(toCamelKeys(JSON.parse(data)) as Quote);
      if (type === 'status') onStatus?.(toCamelKeys(JSON.parse(data)) as MarketSession);
    },
  });

  function receiveQuote(quote: Quote): void {
    // A new connection repeats quotes, and an older quote must not replace a newer one.
    if (quote.sequence < (newest.get(quote.symbol) ?? 0)) return;
    newest.set(quote.symbol, quote.sequence);
    onQuote(quote);
  }

  function connect(): void {
    if (wanted.length > 0) return stream.connect();
    followed = new Set();
    stream.rest();
  }

  connect();
  return {
    get state() {
      return stream.state;
    },
    get isWaiting() {
      return stream.isWaiting;
    },
    setSymbols(symbols) {
      if (stream.state === 'closed') return;
      wanted = [...new Set(symbols)].slice(0, SYMBOLS_MAX);
      clearTimeout(settleTimer);
      // Symbols that are no longer visible cost less than a new connection, so only a new symbol causes one.
      if (wanted.length > 0 && wanted.every((symbol) => followed.has(symbol))) return;
      settleTimer = setTimeout(connect, SETTLE_MS);
    },
    retryNow() {
      if (wanted.length > 0) stream.retryNow();
    },
    close() {
      clearTimeout(settleTimer);
      stream.close();
    },
  };
}
