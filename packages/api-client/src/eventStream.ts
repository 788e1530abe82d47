import { isApiError } from './errors.js';
import { readEvents, type ServerSentEvent } from './sse.js';

/**
 * `connecting`: nothing received yet. `live`: receiving. `paused`: disconnected and retrying; the data on screen may
 * be old. `closed`: closed by the caller.
 */
export type StreamState = 'connecting' | 'live' | 'paused' | 'closed';

const FIRST_RETRY_MS = 1_000;
const RETRY_FACTOR = 1.5;
const LAST_RETRY_MS = 120_000;
/** The server sends something every 15 s; twice that time without data means a dead connection. */
const SILENCE_MS = 30_000;

export interface EventStreamOptions {
  /** Sends the request; rejects with `ApiError`. */
  readonly open: (
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  /** @param previousId id of the previous event of the same connection */
  readonly onEvent: (
    event: Extract<ServerSentEvent, { kind: 'event' }>,
    previousId: string | undefined,
  ) => void;
  readonly onState?: ((state: StreamState) => void) | undefined;
  /** How long a connection may be silent, in ms; for tests. @default 30000 */
  readonly silenceMs?: number | undefined;
  /** The delay of the first retry, in ms; for tests. @default 1000 */
  readonly firstRetryMs?: number | undefined;
}

/** A connection that is opened again after a failure, until it is closed. */
export interface EventStream {
  readonly state: StreamState;
  /** Whether it is disconnected and waits before its next attempt. */
  readonly isWaiting: boolean;
  /** Opens a new connection at once; it replaces the current one. */
  connect(): void;
  /** Closes the connection and does not retry, until `connect` is called. */
  rest(): void;
  /** Retries at once instead of waiting, for example when the network is back. */
  retryNow(): void;
  /** Closes the stream permanently. */
  close(): void;
}

/** A stream that connects on `connect`, and retries after a failure: after 1, 1.5, 2.25 … s, at most 120 s. */
export function eventStream(options: EventStreamOptions): EventStream {
  const silenceMs = options.silenceMs ?? SILENCE_MS;
  const firstRetryMs = options.firstRetryMs ?? FIRST_RETRY_MS;

  let state: StreamState = 'connecting';
  let connection: AbortController | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let lastEventId: string | undefined;

  function enter(next: StreamState): void {
    if (state === next) return;
    state = next;
    options.onState?.(next);
  }

  function rest(): void {
    clearTimeout(retryTimer);
    const old = connection;
    connection = undefined;
    old?.abort();
  }

  function connect(): void {
    rest();
    connection = new AbortController();
    void listen(connection);
  }

  async function listen(own: AbortController): Promise<void> {
    const watch = () =>
      setTimeout(() => {
        own.abort();
      }, silenceMs);
    let watchdog = watch();
    let failure: unknown;
    try {
      const bytes = await options.open(lastEventId, own.signal);
      let previousId: string | undefined;
      for await (const event of readEvents(bytes)) {
        clearTimeout(watchdog);
        watchdog = watch();
        if (connection !== own) return;
        retryMs = firstRetryMs;
        enter('live');
        if (event.kind === 'comment') continue;
        lastEventId = event.id ?? lastEventId;
        options.onEvent(event, previousId);
        previousId = event.id ?? previousId;
      }
    } catch (error) {
      // All failures of a stream are handled alike: retry later.
      failure = error;
    } finally {
      clearTimeout(watchdog);
    }
    // A connection that was closed by the caller or replaced by a newer one has not failed.
    if (connection === own && state !== 'closed') retryLater(failure);
  }

  function retryLater(failure: unknown): void {
    connection = undefined;
    if (state === 'live') enter('paused');
    const askedMs = isApiError(failure) ? (failure.retryAfterS ?? 0) * 1_000 : 0;
    retryTimer = setTimeout(connect, Math.max(retryMs, askedMs));
    retryMs = Math.min(retryMs * RETRY_FACTOR, LAST_RETRY_MS);
  }

  return {
    get state() {
      return state;
    },
    get isWaiting() {
      return connection === undefined;
    },
    connect,
    rest,
    retryNow() {
      const isHearing = state === 'live' && connection !== undefined;
      if (isHearing || state === 'closed') return;
      retryMs = firstRetryMs;
      connect();
    },
    close() {
      rest();
      enter('closed');
    },
  };
}
