import { ApiError, clientCode, isApiError } from '@fairlot/api-client';

/** Statuses of proxies, and of a server that is starting or stopping. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a call failed because it, or its answer, did not arrive. */
export function isLost(error: unknown): boolean {
  return (
    isApiError(error, clientCode.network, clientCode.timeout) ||
    (error instanceof ApiError && AWAY_STATUSES.includes(error.status))
  );
}
