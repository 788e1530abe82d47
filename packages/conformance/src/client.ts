import { setTimeout as wait } from 'node:timers/promises';
import type { WireOperations } from '@fairlot/api-client/wire';
import type { DocumentedOperation } from './contract.js';

/** Sends operations of the contract to a broker and records every exchange, for the rules about every answer. */

export type OperationId = keyof WireOperations;

/** The JSON body of a successful answer, by the contract. */
export type BodyOf<Id extends OperationId> = {
  [Status in keyof WireOperations[Id]['responses'] & (200 | 201 | 202)]: JsonOf<
    WireOperations[Id]['responses'][Status]
  >;
}[keyof WireOperations[Id]['responses'] & (200 | 201 | 202)];
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

export interface Exchange {
  /** Undefined if the contract has no operation for the method and path. */
  readonly operation: DocumentedOperation | undefined;
  /** `POST /order/preview`. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** An answer to an operation, typed as a success. */
export interface Answer<Id extends OperationId = OperationId> extends Exchange {
  readonly operationId: Id;
}

export interface Given {
  /** The path's parameters: `{ id: 'ord_…' }`. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A string is sent as it is, any other value as JSON. */
  readonly body?: unknown;
  readonly form?: FormData;
  /** The idempotency key. Default: a new one if the operation takes one; null sends none. */
  readonly key?: string | null;
  /** Sent as `If-Match`. */
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Return a 429 as the answer instead of waiting and trying again. */
  readonly takesLimit?: boolean;
}

/** A caller: one session, or a signed-out visitor. */
export interface Client {
  /** Sends an operation. @throws NoAnswer when none comes in time */
  call<Id extends OperationId>(operationId: Id, given?: Given): Promise<Answer<Id>>;
  /** Sends any request below the base address. */
  send(method: string, path: string, given?: Given): Promise<Exchange>;
  /** Opens an operation as a stream. @throws NoAnswer when it does not begin in time */
  open(
    operationId: OperationId,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response>;
  /** The same broker with another session, or signed out. */
  as(token: string | undefined): Client;
}

/** No answer arrived. The message is one line. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer';
}

/** Nothing was sent, because the time limit of the run has passed. The message is one line. */
export class OutOfTime extends NoAnswer {
  override readonly name = 'OutOfTime';
}

const ANSWER_MS = 10_000;
/** More than any answer of the contract has. An endless one would fill the memory. */
const MOST_BYTES = 20_000_000;
/** Longer than the contract's limits per minute ask a client to wait. */
const LONGEST_WAIT_S = 75;
const MOST_WAITS = 3;

export interface ClientOptions {
  /** With the version: `https://broker.example/api/v1`. */
  readonly base: string;
  readonly operations: ReadonlyMap<string, DocumentedOperation>;
  readonly exchanges: Exchange[];
  readonly answerMs?: number;
  /** The time limit of all requests together; epoch milliseconds. */
  readonly endsAtMs: number;
}

export function createClient(options: ClientOptions, token?: string): Client {
  const { base, operations, exchanges, endsAtMs, answerMs = ANSWER_MS } = options;

  const requireTime = (waitMs = 0): void => {
    if (Date.now() + waitMs >= endsAtMs) throw new OutOfTime('the time of the run is over');
  };

  const operationNamed = (id: string): DocumentedOperation => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}.`);
    return operation;
  };

  const request = async (
    operation: DocumentedOperation | undefined,
    method: string,
    path: string,
    given: Given,
  ): Promise<Exchange> => {
    const search = given.query === undefined ? '' : `?${new URLSearchParams(given.query).toString()}`;
    const init = { method, ...headersAndBody(operation, given, token) };
    for (let waits = 0; ; waits += 1) {
      requireTime();
      const exchange = await exchangeOf(`${base}${path}${search}`, init, {
        operation,
        request: `${method} ${path}`,
        answerMs,
      });
      exchanges.push(exchange);
      const seconds = Number(exchange.headers.get('retry-after'));
      const isLimited = exchange.status === 429 && given.takesLimit !== true;
      if (!isLimited || !(seconds > 0) || seconds > LONGEST_WAIT_S || waits === MOST_WAITS) return exchange;
      requireTime(seconds * 1000);
      await wait(seconds * 1000);
    }
  };

  return {
    async call(operationId, given = {}) {
      const operation = operationNamed(operationId);
      const path = fillPath(operation.path, given.path);
      return { ...(await request(operation, operation.method, path, given)), operationId };
    },
    send: (method, path, given = {}) => request(undefined, method, path, given),
    async open(operationId, query, signal) {
      requireTime();
      const { path } = operationNamed(operationId);
      const url = `${base}${path}?${new URLSearchParams(query).toString()}`;
      // Only the head of the answer has to come in time; what follows is open.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), answerMs);
      try {
        const signals = AbortSignal.any([signal, late.signal]);
        return await fetch(url, { headers: bearer(token), redirect: 'manual', signal: signals });
      } catch (error) {
        throw new NoAnswer(`GET ${path}: ${whyNot(error, answerMs)}`);
      } finally {
        clearTimeout(timer);
      }
    },
    as: (other) => createClient(options, other),
  };
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** What a request sends. It is the same for each repetition after a 429, with the same idempotency key. */
function headersAndBody(
  operation: DocumentedOperation | undefined,
  { body, form, ...given }: Given,
  token: string | undefined,
): RequestInit {
  const isKeyed = operation?.parameters.some(({ name }) => name === 'Idempotency-Key') === true;
  const key = given.key === undefined && isKeyed ? crypto.randomUUID() : given.key;
  return {
    headers: {
      accept: 'application/json',
      ...bearer(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined || key === null ? {} : { 'idempotency-key': key }),
      ...(given.version === undefined ? {} : { 'if-match': `"${given.version}"` }),
      ...given.headers,
    },
    ...(form === undefined ? {} : { body: form }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

const fillPath = (path: string, values: Given['path'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));

async function exchangeOf(
  url: string,
  init: RequestInit,
  about: Pick<Exchange, 'operation' | 'request'> & { readonly answerMs: number },
): Promise<Exchange> {
  const { answerMs, ...rest } = about;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
    const text = await readText(response);
    const { status, headers } = response;
    return { ...rest, status, headers, text, body: parsed(text, headers) };
  } catch (error) {
    throw new NoAnswer(`${about.request}: ${whyNot(error, answerMs)}`);
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new NoAnswer(`an answer of more than ${MOST_BYTES / 1e6} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string, headers: Headers): unknown {
  if (!/json/.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whyNot(error: unknown, answerMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${answerMs / 1000} seconds`;
  if (error instanceof NoAnswer) return error.message;
  const { cause } = error as { cause?: { code?: string; message?: string; reason?: string } };
  // The message of OpenSSL has a line of its own source in it.
  if (cause?.reason !== undefined) return `no answer (TLS: ${cause.reason})`;
  const why = [cause?.message, cause?.code].find((text) => text !== undefined && text !== '');
  return `no answer (${why ?? String(error)})`;
}
