import { toCamelPath } from './naming.js';

/** Codes of errors that happen without an answer from the server. */
export const clientCode = {
  /** The same write is still in progress; this one was not sent. */
  duplicate: -9998,
  /** No answer in time. The write may have happened: repeat it with the same idempotency key. */
  timeout: -9999,
  /** The network failed, or the answer could not be read. */
  network: 5,
  /** The caller's signal aborted the call. */
  aborted: 600003,
  /** The network failed during an upload or a download. */
  fileNetwork: 602001,
  /** The chosen file cannot be read ('file error'). The server has the same code for a corrupt file. */
  unreadableFile: 'file_corrupt',
} as const;

export type ClientCode = (typeof clientCode)[keyof typeof clientCode];

/** A `clientCode` or the server's code string. */
export type ApiErrorCode = ClientCode | (string & {});

/** The server's error for one field. */
export interface ApiFieldError {
  /** The field's path in camelCase, with dots and indices: `stopLoss`, `items.0.symbol`. */
  readonly path: string;
  readonly code: string;
  /** In the customer's language. */
  readonly message: string;
  /** The values in the message, as text, by the server's keys. */
  readonly params: Readonly<Record<string, string>>;
}

interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  readonly status?: number;
  readonly messages?: readonly string[];
  readonly fieldErrors?: readonly ApiFieldError[];
  readonly requestId?: string | undefined;
  readonly retryAfterS?: number | undefined;
  readonly cause?: unknown;
}

/** The only error that a call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A `clientCode`, or the server's code, which is stable and never translated. */
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /**
   * The messages to show, in order and in the customer's language. Empty for client codes, whose texts are the app's.
   */
  readonly messages: readonly string[];
  readonly fieldErrors: readonly ApiFieldError[];
  /** The id to quote to customer service. */
  readonly requestId: string | undefined;
  /** Seconds until a retry may succeed. */
  readonly retryAfterS: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.messages?.[0] ?? `The call failed with code ${String(details.code)}.`, {
      cause: details.cause,
    });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.messages = details.messages ?? [];
    this.fieldErrors = details.fieldErrors ?? [];
    this.requestId = details.requestId;
    this.retryAfterS = details.retryAfterS;
  }
}

/** Whether a caught value is an `ApiError`, and has one of the given codes, if any. */
export function isApiError(error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * Makes an `ApiError` of an error answer.
 * @param body the parsed body, or its text when it is not JSON, such as a proxy's page; then the code is `http_502`
 */
export function toApiError(status: number, headers: Pick<Headers, 'get'>, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {};
  return new ApiError({
    status,
    code: typeof problem['code'] === 'string' ? problem['code'] : `http_${String(status)}`,
    messages: [problem['message']].flat().filter((message) => typeof message === 'string'),
    fieldErrors: Array.isArray(problem['errors']) ? problem['errors'].flatMap(toFieldError) : [],
    requestId: typeof problem['request_id'] === 'string' ? problem['request_id'] : undefined,
    retryAfterS: toSeconds(headers.get('Retry-After')),
  });
}

function toFieldError(value: unknown): ApiFieldError[] {
  if (!isRecord(value) || typeof value['path'] !== 'string') return [];
  const { path, code, message, params } = value;
  return [
    {
      path: toCamelPath(path),
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : '',
      params: isRecord(params)
        ? Object.fromEntries(Object.entries(params).map(([key, member]) => [key, String(member)]))
        : {},
    },
  ];
}

/** Parses `Retry-After`: seconds or an HTTP date. */
function toSeconds(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
