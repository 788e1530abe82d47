import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';

export type Transfer = Schemas['Transfer'];
export type Conversion = Schemas['Conversion'];
export type ConversionQuote = Schemas['ConversionQuote'];

/** What a page shows below its form; the ledger has all of them. */
const RECENT_ROWS = 5;
const limit = { params: { query: { limit: RECENT_ROWS } } };

/** The latest transfers between the customer's accounts. `scope`: `useSessionScope()`. */
export const recentTransfersQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'transfer', 'recent'],
    queryFn: ({ signal }) => api.get('/transfer', { ...limit, signal }),
    select: ({ data }) => data,
    enabled: scope !== 'guest',
  });

const PAGE_ROWS = 30;
/** The customer's transfers, page after page, the newest first. */
export const transfersQuery = (scope: string) =>
  infiniteQueryOptions({
    queryKey: [scope, 'transfer', 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/transfer', {
        params: { query: { limit: PAGE_ROWS, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest',
  });

/** The latest exchanges between currencies. */
export const recentConversionsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'transfer', 'exchange'],
    queryFn: ({ signal }) => api.get('/fx/conversion', { ...limit, signal }),
    select: ({ data }) => data,
    enabled: scope !== 'guest',
  });

/** Asks again for transfers and exchanges. */
export function refreshTransfers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [session.scope(), 'transfer'] });
}
