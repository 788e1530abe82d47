import { ApiError, clientCode } from '@fairlot/api-client';
import type { AsyncStatus } from '@fairlot/ui-kit/page-state';

const UNAVAILABLE = 503;
/** A server with a `Retry-After` of at least this many seconds is under maintenance; with less, it is overloaded. */
const LONG_S = 60;

/** The kind of a failure: the customer's own network, a server under maintenance, or any other. */
export function failureOf(error: unknown): AsyncStatus {
  if (!(error instanceof ApiError)) return 'error';
  // Without `Retry-After` this compares undefined, which is false.
  if (error.status === UNAVAILABLE && (error.retryAfterS as number) >= LONG_S) return 'maintenance';
  return error.code === clientCode.network && !navigator.onLine ? 'offline' : 'error';
}

/** The state of a query for an `AsyncBoundary`. `isEmpty`: the loaded data contains nothing to show. */
export function statusOf(
  { data, error }: { readonly data: unknown; readonly error: unknown },
  isEmpty = false,
): AsyncStatus {
  if (data === undefined) return error ? failureOf(error) : 'loading';
  return isEmpty ? 'empty' : 'ready';
}
