import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';
import { renewTogether } from './together.js';

export type Account = Schemas['Account'];
export type Order = Schemas['Order'];
export type Position = Schemas['Position'];

/** Statuses of an order that may still fill. */
export const openOrderStatuses = ['wait', 'handle', 'partially_filled'] as const;

/** Whether an order may still change. */
export const isOpenOrder = ({ status }: Pick<Order, 'status'>): boolean =>
  openOrderStatuses.some((open) => open === status);

/** Whether an order ended because its instrument left the market. */
export const isUnlisted = ({ rejectCode }: Pick<Order, 'rejectCode'>): boolean => rejectCode === 'unlisted';

/** The refetch interval of what is in progress, ms. */
const FOLLOW_MS = 2_000;

/** The customer's balances. `scope`: `useSessionScope()`. */
export const accountsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'account', 'list'],
    queryFn: ({ signal }) => api.get('/account', { signal }),
  });

/** The customer's current positions in one symbol, including those under review. */
export const positionsOfSymbolQuery = (scope: string, symbol: string) =>
  queryOptions({
    queryKey: [scope, 'position', 'symbol', symbol],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/position', { params: { query: { symbol } }, signal });
      return data.filter(({ status }) => status !== 'closed');
    },
  });

/** The customer's orders in one symbol that may still fill. Refetched while there are any. */
export const openOrdersOfSymbolQuery = (scope: string, symbol: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'open', symbol],
    queryFn: async ({ signal }) => {
      const query = { symbol, status: openOrderStatuses.join(',') };
      const { data } = await api.get('/order', { params: { query }, signal });
      return data;
    },
    refetchInterval: ({ state }) => (state.data !== undefined && state.data.length > 0 ? FOLLOW_MS : false),
  });

/** One order, refetched until it can no longer change. */
export const orderQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'one', id],
    queryFn: ({ signal }) => api.get('/order/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isOpenOrder(state.data) ? FOLLOW_MS : false),
  });

/** Refetches everything that an order, a fill or a close changes. */
export async function refreshTrading(): Promise<void> {
  const scope = session.scope();
  await renewTogether(
    queryClient,
    ['order', 'position', 'account', 'profile'].map((noun) => ({ queryKey: [scope, noun] })),
  );
}
