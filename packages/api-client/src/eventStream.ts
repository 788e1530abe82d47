import { isApiError } from './errors.js';
import { readEvents, type ServerSentEvent } from './sse.js';

/**
 * `connecting`: nothing heard yet. `live`: hearing the server. `paused`: contact was lost and is being sought; what is
 * on screen is getting old. `closed`: ended by its owner.
 */
export type StreamState = 'connecting' | 'live' | 'paused' | 'closed';

const FIRST_RETRY_MS = 1_000;
const RETRY_FACTOR = 1.5;
const LAST_RETRY_MS = 120_000;
/** The server says something every 15 s; twice that without a word is a dead connection. */
const SILENCE_MS = 30_000;

export interface EventStreamOptions {
  /** Asks the server; rejects with `ApiError`. */
  readonly open: (
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  /** @param previousId of the event before it on the same connection */
  readonly onEvent: (
    event: Extract<ServerSentEvent, { kind: 'event' }>,
    previousId: string | undefined,
  ) => void;
  readonly onState?: ((state: StreamState) => void) | undefined;
  /** ms; for tests. @default 30000 */
  readonly silenceMs?: number | undefined;
  /** ms before the first new try; for tests. @default 1000 */
  readonly firstRetryMs?: number | undefined;
}

/** One connection that is sought again for as long as its owner wants it. */
export interface EventStream {
  readonly state: StreamState;
  /** Connects anew at once, in place of the present connection. */
  connect(): void;
  /** Ends the present connection and seeks no other one, until `connect`. */
  rest(): void;
  /** Tries at once instead of waiting, for a network that came back. */
  retryNow(): void;
  /** For good. */
  close(): void;
}

/** Connects when told to, and seeks lost contact again: after 1, 1.5, 2.25 … s, 120 s at most. */
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
      // Every failure of a stream has the same answer: try again later.
      failure = error;
    } finally {
      clearTimeout(watchdog);
    }
    // Ended by its owner or replaced by a newer connection: neither is a loss.
    if (connection === own && state !== 'closed') retryLater(failure);
  }

  function retryLater(failure: unknown): void {
    if (state === 'live') enter('paused');
    const askedMs = isApiError(failure) ? (failure.retryAfterS ?? 0) * 1_000 : 0;
    retryTimer = setTimeout(connect, Math.max(retryMs, askedMs));
    retryMs = Math.min(retryMs * RETRY_FACTOR, LAST_RETRY_MS);
  }

  return {
    get state() {
      return state;
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
