import type { WireOperations } from '@fairlot/api-client/wire';

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

/** The name of an operation in openapi.yaml. */
export type OperationId = keyof WireOperations;

/** A call of one operation. Its parameters and its body have been matched against the contract before it arrives. */
export interface Call<Id extends OperationId> extends AnyCall {
  readonly operationId: Id;
  readonly params: Given<WireOperations[Id]['parameters']['path']>;
  readonly query: Given<WireOperations[Id]['parameters']['query']>;
  readonly body: BodyOf<WireOperations[Id]>;
}

/** What every call has, for code that serves all operations alike. */
export interface AnyCall {
  readonly operationId: OperationId;
  /** Method and concrete path, `POST /position/pos_01…/close`: part of the scope of an idempotency key. */
  readonly operation: string;
  readonly params: object;
  readonly query: object;
  /** snake_case, as on the wire; undefined where the contract has no body. */
  readonly body: unknown;
  /** The file of a multipart body. */
  readonly file?: Uint8Array | undefined;
  readonly locale: Locale;
  /** The network address for throttles, after proxy rules. */
  readonly address: string;
  /** The request comes from this machine, by way of no proxy; see `isLocalRequest`. */
  readonly isLocal: boolean;
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
  /** The client's `User-Agent`; empty where it sends none. */
  readonly agent: string;
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

/** A row of a list that cannot be shown. */
export interface ListFault {
  readonly row: string;
  readonly error: unknown;
}

/** An answer of any operation, as the HTTP layer sends it. */
export interface AnyAnswer {
  readonly status: number;
  /** In snake_case; a JSON body is filtered through the response schema before it leaves. */
  readonly body?: unknown;
  /**
   * The body as JSON, instead of `body`: for what many are sent alike and is written once. It passes no response schema,
   * so it holds what the contract names and nothing else.
   */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the answer a stream of events: called once the client listens; the function it returns ends the source. */
  readonly stream?: (sink: EventSink) => () => void;
  /** What was asked for and is left out; for the log. */
  readonly faults?: readonly ListFault[];
  /** What is stored of the body for repetitions, where the body itself holds a secret. */
  readonly storedBody?: unknown;
  /** An answer that was stored by an earlier call with the same idempotency key. */
  readonly isReplay?: boolean;
}

/** What the idempotency table holds: the answer, or the refusal, that the first call with a key got. */
export interface StoredAnswer extends AnyAnswer {
  readonly isReplay: boolean;
}

/**
 * An answer that the contract promises for an operation: one of its 2xx statuses with the body of that status.
 * A refusal is thrown and not answered.
 */
export type Answer<Id extends OperationId> = AnswerOf<WireOperations[Id]['responses']> | StoredAnswer;

interface Operation<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>;
  /** The operation checks the session itself: `call.member` is absent, `call.tokenHash` is there. */
  readonly resolvesSession?: true;
  /** Whose idempotency keys a call without a session uses; undefined where its body names nobody. */
  readonly scopeOf?: (body: BodyOf<WireOperations[Id]>) => string | undefined;
}

/** Some operations of the contract, by name: what one module serves. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };

/** Parameters of a kind that an operation does not have are typed `never` in the contract. */
export type Given<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Readonly<Record<never, never>>
  : Readonly<NonNullable<Parameters>>;

export type BodyOf<Contract> = Contract extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Content extends { 'multipart/form-data': infer Form }
      ? Omit<Form, 'file'>
      : never
  : undefined;

/** 304 is answered by the HTTP layer, for every operation that the contract promises it for. */
type Success = 200 | 201 | 202 | 204;

export type AnswerOf<Responses> = {
  [Status in keyof Responses & Success]: Responses[Status] extends { content: infer Content }
    ? { [Type in keyof Content]: AnswerIn<Status, Type, Content[Type]> }[keyof Content]
    : AnswerHead<Status>;
}[keyof Responses & Success];

interface AnswerHead<Status> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  readonly faults?: readonly ListFault[];
}

type AnswerIn<Status, Type, Body> = Type extends 'application/json'
  ? (AnswerHead<Status> & { readonly body: Body }) | (AnswerHead<Status> & { readonly json: string })
  : Type extends 'text/event-stream'
    ? AnswerHead<Status> & Required<Pick<AnyAnswer, 'stream'>>
    : AnswerHead<Status> & { readonly body: Uint8Array | string };

/** An operation for a caller that knows its name only when it runs. */
export interface AnyOperation {
  (call: AnyCall): Promise<AnyAnswer>;
  readonly resolvesSession?: true;
  readonly scopeOf?: (body: unknown) => string | undefined;
}

/** The operation of that name, if it is among them. The caller has already matched the call against the contract. */
export function findOperation(operations: Operations, operationId: string): AnyOperation | undefined {
  return (operations as Readonly<Record<string, AnyOperation>>)[operationId];
}
