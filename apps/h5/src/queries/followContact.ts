import { ApiError, clientCode, isApiError } from '@fairlot/api-client';
import { api } from '../state/client.js';
import { contact } from '../state/contact.js';
import { session } from '../state/session.js';
import { queryClient } from './queryClient.js';

/**
 * The interval and the timeout of requests to an unreachable server; its recovery shows on screen within five
 * seconds. ms
 */
const AGAIN_MS = 3_000;
/** Statuses of proxies, and of a server that is starting or stopping. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

const isLost = (error: unknown): boolean =>
  isApiError(error, clientCode.network, clientCode.timeout) ||
  (error instanceof ApiError && AWAY_STATUSES.includes(error.status));

/**
 * Finds out whether the server is unreachable when a request fails, because a single one may fail for its own reason,
 * and when it is back; then everything on screen is refetched. Only for signed-in customers. Called once.
 */
export function followContact(): void {
  let isAsking = false;

  async function answers(): Promise<boolean> {
    // A visitor's screen shows no balances.
    if (session.scope() === 'guest') return true;
    try {
      await api.get('/account', { signal: AbortSignal.timeout(AGAIN_MS) });
      return true;
    } catch (error) {
      return !isLost(error) && !isApiError(error, clientCode.aborted);
    }
  }

  async function findOut(): Promise<void> {
    isAsking = true;
    while (!(await answers())) {
      contact.set(true);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    isAsking = false;
    if (!contact.isAway()) return;
    contact.set(false);
    void queryClient.invalidateQueries();
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || isAsking) return;
    const { action } = event;
    if ((action.type === 'failed' || action.type === 'error') && isLost(action.error)) void findOut();
  });
}
