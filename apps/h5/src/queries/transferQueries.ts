import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { pagedQuery } from './pagedQuery.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';

export type Transfer = Schemas['Transfer'];
export type Conversion = Schemas['Conversion'];
export type ConversionQuote = Schemas['ConversionQuote'];

/** The number of rows below a page's form; the ledger has all of them. */
const RECENT_ROWS = 5;
const limit = { params: { query: { limit: RECENT_ROWS } } };

/** The latest transfers between the customer's accounts. `scope`: `useSessionScope()`. */
export const recentTransfersQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'transfer', 'recent'],
    queryFn: ({ signal }) => api.get('/transfer', { ...limit, signal }),
    select: ({ data }) => data,
  });

/** The customer's transfers, by pages, newest first. */
export const transfersQuery = (scope: string) =>
  pagedQuery({
    queryKey: [scope, 'transfer', 'list'],
    load: (page, options) => api.get('/transfer', { params: { query: page }, ...options }),
  });

/** The latest exchanges between currencies. */
export const recentConversionsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'transfer', 'exchange'],
    queryFn: ({ signal }) => api.get('/fx/conversion', { ...limit, signal }),
    select: ({ data }) => data,
  });

/** Refetches transfers and exchanges. */
export function refreshTransfers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [session.scope(), 'transfer'] });
}
