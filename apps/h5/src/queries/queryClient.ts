import { ApiError, clientCode } from '@fairlot/api-client';
import { QueryClient } from '@tanstack/react-query';

const MOST_TRIES = 3;

/** Only what may work a second time: a lost network, or a server that says it is unwell. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || error.code === clientCode.network || error.code === clientCode.timeout;
}

/**
 * Facts of the server, and nothing else: never ticks (`quotes.ts`), never what is typed.
 * Keys: `[session.scope(), noun, ...]` for what belongs to a customer, `['public', noun, ...]` for what everyone sees.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What belongs to a customer is asked for only while one is signed in.
      enabled: ({ queryKey }) => queryKey[0] !== 'guest',
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: (failureCount, error) => failureCount < MOST_TRIES - 1 && isWorthRetrying(error),
      // The client answers offline calls with a clear error at once; waiting silently would look like loading.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    // A write is repeated by the customer, with the same idempotency key, and never behind their back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
