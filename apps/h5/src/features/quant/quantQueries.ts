import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../queries/pagedQuery.js';
import { api } from '../../state/client.js';
import { MINUTE_MS } from '../../durations.js';

export type Quant = Schemas['Quant'];
export type QuantDetail = Schemas['QuantDetail'];
export type QuantSubscription = Schemas['QuantSubscription'];
export type QuantTrade = Schemas['QuantTrade'];
export type QuantOutcome = Schemas['QuantOutcome'];

/** The refetch interval of running subscriptions, ms; the member stream reports the rest. */
const FOLLOW_MS = MINUTE_MS;

/** Open and upcoming products. `scope`: `useSessionScope()`. */
export const quantsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'quant', 'list'],
    queryFn: async ({ signal }) => (await api.get('/quant', { signal })).data,
    refetchInterval: FOLLOW_MS,
  });

export const quantQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'quant', 'one', id],
    queryFn: ({ signal }) => api.get('/quant/{id}', { params: { path: { id } }, signal }),
    refetchInterval: FOLLOW_MS,
  });

/** The invested amount and its profit, by currency. */
export const quantSumQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'quant', 'sum'],
    queryFn: async ({ signal }) => (await api.get('/quant_subscription/summary', { signal })).data,
    refetchInterval: FOLLOW_MS,
  });

/** The customer's subscriptions in one state, by pages, newest first. */
export const quantHistoryQuery = (scope: string, status: 'running' | 'ended') =>
  pagedQuery({
    queryKey: [scope, 'subscription', 'quant', 'list', status],
    load: (page, options) =>
      api.get('/quant_subscription', {
        params: { query: { ...page, status: status === 'running' ? '0' : '1' } },
        ...options,
      }),
    refetchInterval: FOLLOW_MS,
  });

/** A subscription, day by day. */
export const quantSubscriptionQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'subscription', 'quant', 'one', id],
    queryFn: ({ signal }) => api.get('/quant_subscription/{id}', { params: { path: { id } }, signal }),
    refetchInterval: FOLLOW_MS,
  });
