import createFetchClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch';
import { ApiError, clientCode, toApiError } from './errors.js';
import { toCamelKeys, toWireKeys } from './naming.js';
import type { paths } from './schema.gen.js';
import { createTransport, DEFAULT_TIMEOUT_MS, timeoutOf, type Fetch } from './transport.js';
import type { Upload, UploadOptions } from './upload.js';

export interface ClientOptions {
  /** The URL of `/api/v1`. @example '/api/v1' */
  readonly baseUrl: string;
  /** Returns the session's token; called for every request. */
  readonly getToken: () => string | null | undefined;
  /** Returns the language of messages as a BCP 47 tag; called for every request. */
  readonly getLocale: () => string;
  /**
   * Called after a 401, once for each token. It is not called for a token that was replaced meanwhile, so that late
   * answers of an old session do not end a new one.
   */
  readonly onUnauthorized?: (event: UnauthorizedEvent) => void;
  /** Sends the requests. @default the platform's fetch */
  readonly fetch?: Fetch;
  /** Timeouts for calls that set none. */
  readonly timeouts?: Partial<Timeouts> | undefined;
}

/** How long the client waits, in ms. */
export interface Timeouts {
  /** The time limit of an ordinary call. @default 10000 */
  readonly timeoutMs: number;
  /** The time limit of an upload. @default 60000 */
  readonly uploadMs: number;
  /** The time limit of a download, until the whole file has arrived. @default 60000 */
  readonly downloadMs: number;
  /** The time limit for opening a stream. @default 60000 */
  readonly socketMs: number;
}

export interface UnauthorizedEvent {
  readonly error: ApiError;
  /** Whether the request had a token. Without one there was no session to lose. */
  readonly hadToken: boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the call in ms. Values up to 2000 are ignored. @default that of the client */
  readonly timeoutMs?: number | undefined;
  /** Bypasses every cache, so that the server itself answers. */
  readonly cache?: 'no-store';
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

type Body<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : void;

type Answer<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 202 | 204)]: Body<Responses[Status]> }[keyof Responses &
      (200 | 201 | 202 | 204)]
  : never;

type Init<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & CallOptions;

type Args<Options> = object extends Options ? [options?: Options] : [options: Options];

/**
 * Calls an operation by its path. Parameters, body and answer are typed by the contract, in camelCase.
 * @returns the answer's body; undefined if it has none
 * @throws {ApiError} and nothing else
 */
export type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...args: Args<Init<paths[Path][M]>>
) => Promise<Answer<paths[Path][M]>>;

export interface StreamOptions {
  readonly query: Readonly<Record<string, string>>;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
}

/** The typed client of /api/v1. It never shows a message and never navigates. */
export interface ApiClient {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
  /** Sends one file to `/upload`. @throws {ApiError} */
  readonly upload: (file: File, options: UploadOptions) => Promise<Upload>;
  /**
   * Fetches a file that needs the session, such as a picture. The default timeout is `timeouts.downloadMs`.
   * @throws {ApiError} `fileNetwork` where an ordinary call has `network`
   */
  readonly download: (path: string, options?: CallOptions) => Promise<Download>;
  /** Opens an event stream and resolves with its bytes; `quoteStream` and `memberStream` read them. @throws {ApiError} */
  readonly stream: (
    path: '/stream/quote' | '/stream/member',
    options: StreamOptions,
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** A downloaded file. */
export interface Download {
  readonly content: Blob;
  /** The server's `Content-Disposition`, which may contain the file's name. */
  readonly disposition: string | null;
}

const usualTimeouts: Timeouts = {
  timeoutMs: DEFAULT_TIMEOUT_MS,
  uploadMs: 60_000,
  downloadMs: 60_000,
  socketMs: 60_000,
};

/** Loads the upload code with the first upload, because few pages need it. @throws {ApiError} when loading fails */
async function loadUpload() {
  try {
    return (await import('./upload.js')).sendUpload;
  } catch (cause) {
    throw new ApiError({ code: clientCode.fileNetwork, cause });
  }
}

/** The part of openapi-fetch that is used, without its types for each path, which `Call` already has. */
type Send = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Makes the client of one app.
 * @example
 * const client = createClient({ baseUrl: '/api/v1', getToken: () => session.token, getLocale: () => 'de' });
 * const order = await client.post('/order', {
 *   params: { header: { 'Idempotency-Key': key } },
 *   body: { symbol: 'NLTO', direction: 'long', orderType: 'market', quantity: '100' },
 * });
 */
export function createClient(options: ClientOptions): ApiClient {
  const fetch: Fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const timeouts: Timeouts = { ...usualTimeouts, ...options.timeouts };
  const transport = createTransport(fetch);
  const reportUnauthorized = createUnauthorizedReport(options);
  const openapi = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    bodySerializer: (body) => JSON.stringify(toWireKeys(body)),
    querySerializer: (query) => toQueryText(toWireKeys(query) as Query),
  });
  const send = openapi.request as unknown as Send;

  const headersOf = (token: string | undefined): Record<string, string> => ({
    platform: 'h5',
    'Accept-Language': options.getLocale(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  });

  /** Runs a request with the current token, and reports a 401 together with that token. */
  const withToken = async <T>(exchange: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    const token = options.getToken() ?? undefined;
    try {
      return await exchange(headersOf(token));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) reportUnauthorized(error, token);
      throw error;
    }
  };

  const call =
    (method: Method) =>
    (path: string, { timeoutMs, ...init }: CallOptions = {}): Promise<unknown> =>
      withToken(async (headers) => {
        const { data, error, response } = await send(method, path, {
          ...init,
          headers,
          parseAs: 'text',
          fetch: transport(timeoutOf(timeoutMs, timeouts.timeoutMs)),
        });
        if (!response.ok) throw toApiError(response.status, response.headers, error);
        return typeof data === 'string' && data !== '' ? toCamelKeys(parseAnswer(data)) : undefined;
      });

  return {
    get: call('get') as Call<'get'>,
    post: call('post') as Call<'post'>,
    put: call('put') as Call<'put'>,
    patch: call('patch') as Call<'patch'>,
    delete: call('delete') as Call<'delete'>,
    upload: (file, uploadOptions) =>
      withToken(async (headers) => {
        const sendUpload = await loadUpload();
        const timeoutMs = timeouts.uploadMs;
        return sendUpload(`${options.baseUrl}/upload`, { headers, file, options: uploadOptions, timeoutMs });
      }),
    download: (path, { signal, timeoutMs = timeouts.downloadMs } = {}) =>
      withToken(async (headers) => {
        const request = new Request(`${options.baseUrl}${path}`, { headers, signal: signal ?? null });
        const response = await transport(
          timeoutOf(timeoutMs, timeouts.downloadMs),
          clientCode.fileNetwork,
        )(request);
        if (!response.ok) throw toApiError(response.status, response.headers, await readProblem(response));
        return { content: await response.blob(), disposition: response.headers.get('content-disposition') };
      }),
    stream: (path, { query, lastEventId, signal }) =>
      withToken(async (headers) => {
        const request = new Request(`${options.baseUrl}${path}?${toQueryText(query)}`, {
          cache: 'no-store',
          headers: {
            ...headers,
            Accept: 'text/event-stream',
            ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
          },
        });
        return openStream(fetch, request, signal, timeouts.socketMs);
      }),
  };
}

async function openStream(
  fetch: Fetch,
  request: Request,
  signal: AbortSignal,
  socketMs: number,
): Promise<ReadableStream<Uint8Array>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), socketMs);
  let response: Response;
  try {
    response = await fetch(request, { signal: AbortSignal.any([signal, late.signal]) });
  } catch (cause) {
    if (late.signal.aborted) throw new ApiError({ code: clientCode.timeout, cause });
    throw new ApiError({ code: signal.aborted ? clientCode.aborted : clientCode.network, cause });
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw toApiError(response.status, response.headers, await readProblem(response));
  if (response.body === null) throw new ApiError({ code: clientCode.network, status: response.status });
  return response.body;
}

async function readProblem(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The body is not the server's, so the error is made from the status alone.
    return undefined;
  }
}

function createUnauthorizedReport({ getToken, onUnauthorized }: ClientOptions) {
  let lastReported: string | undefined;
  return (error: ApiError, token: string | undefined): void => {
    if (token !== (getToken() ?? undefined)) return;
    if (token !== undefined && token === lastReported) return;
    lastReported = token;
    onUnauthorized?.({ error, hadToken: token !== undefined });
  };
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // An incomplete answer, or the page of a captive portal with status 200.
    throw new ApiError({ code: clientCode.network, cause });
  }
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

function toQueryText(query: Query): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) text.append(name, String(value));
  }
  return text.toString();
}
