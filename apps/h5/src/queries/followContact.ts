import { ApiError, clientCode, isApiError } from '@fairlot/api-client';
import { api } from '../state/client.js';
import { contact } from '../state/contact.js';
import { session } from '../state/session.js';
import { queryClient } from './queryClient.js';

/** How often a server that is away is asked, and how long for its answer: what it says is on screen within five seconds. ms */
const AGAIN_MS = 3_000;
/** Of what stands between the app and the server, and of a server that is about to start or to stop. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

const isLost = (error: unknown): boolean =>
  isApiError(error, clientCode.network, clientCode.timeout) ||
  (error instanceof ApiError && AWAY_STATUSES.includes(error.status));

/**
 * Finds out whether the server has gone when a question fails, as one alone may fail for a reason of its own; and when it is
 * back, when all that is on screen is asked for anew. For who is signed in. Called once.
 */
export function followContact(): void {
  let isAsking = false;

  async function answers(): Promise<boolean> {
    // Nobody's money is on screen.
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
