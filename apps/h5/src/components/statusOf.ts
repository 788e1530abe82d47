import { ApiError, clientCode } from '@fairlot/api-client';
import type { AsyncStatus } from '@fairlot/ui-kit/page-state';

const UNAVAILABLE = 503;
/** From here on a server that asks to wait is under maintenance; below, it is overloaded. Seconds of `Retry-After`. */
const LONG_S = 60;

/** Which kind of failure it is: of the customer's own network, of a server that is being worked on, or any other. */
export function failureOf(error: unknown): AsyncStatus {
  if (!(error instanceof ApiError)) return 'error';
  // Without `Retry-After` this compares undefined, which is false.
  if (error.status === UNAVAILABLE && (error.retryAfterS as number) >= LONG_S) return 'maintenance';
  return error.code === clientCode.network && !navigator.onLine ? 'offline' : 'error';
}

/** Where a query stands, as an `AsyncBoundary` takes it. `isEmpty`: what has arrived holds nothing to show. */
export function statusOf(
  { data, error }: { readonly data: unknown; readonly error: unknown },
  isEmpty = false,
): AsyncStatus {
  if (data === undefined) return error ? failureOf(error) : 'loading';
  return isEmpty ? 'empty' : 'ready';
}
