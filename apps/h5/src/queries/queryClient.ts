import { ApiError, clientCode } from '@fairlot/api-client';
import { QueryClient } from '@tanstack/react-query';
import { drawTogether, showTogether } from './together.js';
import { MINUTE_MS } from '../durations.js';

const MOST_TRIES = 3;

/**
 * Whether a retry may succeed: after a network error, or an error of the server itself. Without a network it would only
 * delay the message, and the return of the network starts a new attempt.
 */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError && navigator.onLine)) return false;
  return error.status >= 500 || error.code === clientCode.network || error.code === clientCode.timeout;
}

/**
 * Data of the server, and nothing else: neither ticks (`quotes.ts`) nor input.
 * Keys: `[session.scope(), noun, ...]` for a customer's data, `['public', noun, ...]` for public data.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A customer's data is fetched only while one is signed in.
      enabled: ({ queryKey }) => queryKey[0] !== 'guest',
      staleTime: 10_000,
      gcTime: 5 * MINUTE_MS,
      retry: (failureCount, error) => failureCount < MOST_TRIES - 1 && isWorthRetrying(error),
      // The client answers offline calls with an error at once; waiting silently would look like loading.
      networkMode: 'always',
      refetchOnReconnect: 'always',
      persister: showTogether,
    },
    // Only the customer repeats a write, with the same idempotency key; it is never retried automatically.
    mutations: { retry: false, networkMode: 'always' },
  },
});

drawTogether();
