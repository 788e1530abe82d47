import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { pagedQuery } from './pagedQuery.js';

export type Ipo = Schemas['Ipo'];
export type IpoSubscription = Schemas['IpoSubscription'];
export type Fund = Schemas['Fund'];
export type FundOrder = Schemas['FundOrder'];

export type IpoState = 'open' | 'upcoming' | 'closed' | 'listed';

/** The refetch interval of what is in progress, ms; the member stream reports the rest. */
const FOLLOW_MS = 30_000;
const LIST_ROWS = 50;

/** IPOs in one state; of the open ones, the next to close first. */
export const iposQuery = (state: IpoState) =>
  queryOptions({
    queryKey: ['public', 'ipo', 'list', state],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/ipo', { params: { query: { state, limit: LIST_ROWS } }, signal });
      return state === 'open' ? data.toSorted((a, b) => (a.closeAt < b.closeAt ? -1 : 1)) : data;
    },
    refetchInterval: FOLLOW_MS,
  });

export const ipoQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'ipo', 'one', id],
    queryFn: ({ signal }) => api.get('/ipo/{id}', { params: { path: { id } }, signal }),
  });

/** The customer's IPO subscriptions, newest first. */
export const subscriptionsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'ipo', 'list'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/ipo_subscription', {
        params: { query: { limit: LIST_ROWS } },
        signal,
      });
      return data;
    },
    refetchInterval: FOLLOW_MS,
  });

export const subscriptionQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'ipo', 'one', id],
    queryFn: ({ signal }) => api.get('/ipo_subscription/{id}', { params: { path: { id } }, signal }),
    refetchInterval: FOLLOW_MS,
  });

export const fundsQuery = pagedQuery({
  queryKey: ['public', 'fund', 'list'],
  load: (page, options) => api.get('/fund', { params: { query: page }, ...options }),
  limit: LIST_ROWS,
});

export const fundQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'fund', 'one', id],
    queryFn: ({ signal }) => api.get('/fund/{id}', { params: { path: { id } }, signal }),
  });

export const fundHoldingsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'fund', 'holding'],
    queryFn: async ({ signal }) => (await api.get('/fund_holding', { signal })).data,
  });

export const fundOrdersQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'fund', 'order'],
    queryFn: async ({ signal }) =>
      (await api.get('/fund_order', { params: { query: { limit: LIST_ROWS } }, signal })).data,
    refetchInterval: FOLLOW_MS,
  });
