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
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Already matched against the operation's request schema; snake_case as on the wire. */
  readonly body: unknown;
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
}

/** Snake_case body, filtered through the response schema before it leaves. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Operation = (call: Call) => Promise<Answer>;
export type Operations = Readonly<Record<string, Operation>>;
