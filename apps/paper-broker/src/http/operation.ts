/**
 * An operation of openapi.yaml as a function: it takes a validated call and returns an answer. A module exports
 * an `Operations` object, keyed by operation id. The HTTP layer does the rest: validation, sign-in, rate
 * limits, idempotency headers, error bodies.
 */
import type { WireOperations } from '@fairlot/api-client/wire';
import type { ListFault } from './viewRows.js';

/** A language of the server's messages, chosen by `Accept-Language`. */
export type Locale = 'en' | 'de' | 'es' | 'fr' | 'it';

export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
  readonly vip: boolean;
}

/** The id of an operation in openapi.yaml. */
export type OperationId = keyof WireOperations;

/** A call of one operation, whose parameters and body have been validated against the contract. */
export interface Call<Id extends OperationId> extends AnyCall {
  readonly operationId: Id;
  readonly params: Given<WireOperations[Id]['parameters']['path']>;
  readonly query: Given<WireOperations[Id]['parameters']['query']>;
  readonly body: BodyOf<WireOperations[Id]>;
}

/** What calls of all operations have in common. */
export interface AnyCall {
  readonly operationId: OperationId;
  /** Method and concrete path, `POST /position/pos_01…/close`: part of a claim; see `idempotently`. */
  readonly operation: string;
  readonly params: object;
  readonly query: object;
  /** In snake_case, as on the wire; undefined if the operation has no body. */
  readonly body: unknown;
  /** The file of a multipart body. */
  readonly file?: Uint8Array | undefined;
  readonly locale: Locale;
  /** The client's IP address, after proxy rules. */
  readonly address: string;
  /** Whether the request comes from this machine without a proxy; see `isLocalRequest`. */
  readonly isLocal: boolean;
  readonly requestId: string;
  /** Present and not empty for every operation with the idempotency parameter. */
  readonly idempotencyKey: string | undefined;
  /** The version in `If-Match: "7"`. */
  readonly ifMatch: number | undefined;
  /** The signed-in member; present for every operation with `security: bearer`. */
  readonly member: SignedIn | undefined;
  /**
   * The SHA-256 of the bearer token, which may be invalid. For operations with `resolvesSession`, whose SQL
   * function resolves the session by `live_session(token_hash, wall time)`.
   */
  readonly tokenHash: Uint8Array | undefined;
  /** The client's `User-Agent`; empty if not sent. */
  readonly agent: string;
  /** The `platform` header, shown in the member's list of sessions. */
  readonly platform: string;
  /** The `Last-Event-ID` of a stream's client. */
  readonly lastEventId: string | undefined;
}

export interface StreamEvent {
  /** Visible ASCII; default: a running number. */
  readonly id?: string;
  readonly event: string;
  /** Sent as JSON. Do not change it afterwards, because its text is cached. */
  readonly data: unknown;
  /** An event that a slow client has not read yet is replaced by a newer one with the same key. */
  readonly key?: string;
}

export interface EventSink {
  send(event: StreamEvent): void;
  /** Ends the stream. */
  end(): void;
}

/** An answer of any operation, as the HTTP layer sends it. */
export interface AnyAnswer {
  readonly status: number;
  /** In snake_case. A JSON body is filtered through the response schema. */
  readonly body?: unknown;
  /**
   * The JSON body as text, for an answer that many callers share or that is stored. It is not filtered through the
   * response schema, so it must contain only fields that the contract names.
   */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the answer an event stream. Called once the client listens; returns a function that ends the source. */
  readonly stream?: (sink: EventSink) => () => void;
  /** Rows that were left out, for the log. */
  readonly faults?: readonly ListFault[];
  /** The body that is stored for repetitions if `body` contains a secret. */
  readonly storedBody?: unknown;
  /** The answer was stored by an earlier call with the same idempotency key. */
  readonly isReplay?: boolean;
}

/** The stored answer or refusal of the first call with an idempotency key. */
export interface StoredAnswer extends AnyAnswer {
  readonly isReplay: boolean;
}

/**
 * An answer that the contract allows for an operation: one of its 2xx statuses with the body of that status. A
 * refusal is thrown, not returned.
 */
export type Answer<Id extends OperationId> = AnswerOf<WireOperations[Id]['responses']> | StoredAnswer;

interface Operation<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>;
  /** The operation resolves the session itself: `call.member` is undefined, `call.tokenHash` is set. */
  readonly resolvesSession?: true;
  /** The scope of the idempotency keys of a signed-out call; undefined if the body names nobody. */
  readonly scopeOf?: (body: BodyOf<WireOperations[Id]>) => string | undefined;
}

/** Some operations of the contract, by id, as one module implements them. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };

/** The contract types parameters that an operation lacks as `never`. */
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

/** The HTTP layer answers 304 wherever the contract has it. */
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

/** An operation whose id is known only at run time. */
export interface AnyOperation {
  (call: AnyCall): Promise<AnyAnswer>;
  readonly resolvesSession?: true;
  readonly scopeOf?: (body: unknown) => string | undefined;
}

/** The operation with this id, if implemented. The caller must have validated the call against the contract. */
export function findOperation(operations: Operations, operationId: string): AnyOperation | undefined {
  return (operations as Readonly<Record<string, AnyOperation>>)[operationId];
}
