/**
 * One operation of openapi.yaml as a function: a validated call in, an answer out. A module of the broker exports an
 * `Operations` object keyed by `operationId`; the HTTP layer owns everything else (validation, sign-in, rate limits,
 * idempotency headers, error bodies).
 */
export type Locale = 'en' | 'de' | 'es' | 'fr' | 'it';

export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
  readonly vip: boolean;
}

export interface Call {
  /** `placeOrder`. */
  readonly operationId: string;
  /** Method and concrete path, `POST /position/pos_01…/close`: part of the scope of an idempotency key. */
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Already matched against the operation's request schema; snake_case as on the wire. */
  readonly body: unknown;
  /** The file of a multipart body. */
  readonly file?: Uint8Array | undefined;
  readonly locale: Locale;
  /** The network address for throttles, after proxy rules. */
  readonly address: string;
  readonly requestId: string;
  /** Present, non-empty, on every operation marked with the idempotency parameter. */
  readonly idempotencyKey: string | undefined;
  /** The number of `If-Match: "7"`. */
  readonly ifMatch: number | undefined;
  /** Who is signed in. Present on every operation with `security: bearer`. */
  readonly member: SignedIn | undefined;
  /**
   * SHA-256 of the bearer token, whether or not it is a good one. For operations that resolve the session inside their
   * own SQL function by `live_session(token_hash, wall time)`; the app is told of those by `resolvesSession`.
   */
  readonly tokenHash: Uint8Array | undefined;
  /** The wire's `platform` header; shown in the member's list of sessions. */
  readonly platform: string;
  /** The last event that a client of a stream has seen. */
  readonly lastEventId: string | undefined;
}

export interface StreamEvent {
  /** Visible ASCII; a running number where the source has none of its own. */
  readonly id?: string;
  readonly event: string;
  /** Sent as JSON; never changed once it was sent, since its text is kept with it. */
  readonly data: unknown;
  /** While a slow client has not read it yet, an event is replaced by a newer one of the same key. */
  readonly key?: string;
}

export interface EventSink {
  send(event: StreamEvent): void;
  /** Ends the stream from this side. */
  end(): void;
}

/** Snake_case body, filtered through the response schema before it leaves. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /**
   * The body as JSON, instead of `body`: for what many are sent alike and is written once. It passes no response schema,
   * so it holds what the contract names and nothing else.
   */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the answer a stream of events: called once the client listens; the function it returns ends the source. */
  readonly stream?: (sink: EventSink) => () => void;
  /** An answer that was stored by an earlier call with the same idempotency key. */
  readonly isReplay?: boolean;
}

export interface Operation {
  (call: Call): Promise<Answer>;
  /** The operation checks the session itself: `call.member` is absent, `call.tokenHash` is there. */
  readonly resolvesSession?: true;
}
export type Operations = Readonly<Record<string, Operation>>;
