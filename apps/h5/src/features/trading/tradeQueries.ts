import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadEvery, pagedQuery, type LoadPage } from '../../queries/pagedQuery.js';
import { queryClient } from '../../queries/queryClient.js';
import { renewTogether } from '../../queries/together.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import {
  accountsQuery,
  isUnlisted,
  openOrderStatuses,
  type Order,
  type Position,
} from '../../queries/tradingQueries.js';

export type CloseRequest = Schemas['CloseRequest'];

/**
 * The member stream reports changes, which are then fetched. This interval is for what it does not report, such as
 * the day's result, and for a stream that is interrupted: shorter while something is in progress. ms
 */
const FOLLOW_MS = 5_000;
const IDLE_MS = 30_000;

const CLOSED_ROWS = 20;
const REFUSED_ROWS = 5;
/** How many ended orders are searched, because most were cancelled by the customer, who knows about them. */
const MOST_SEARCHED = 50;

/** The current positions, including those under review, newest first. */
const heldQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'position', 'held'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        (['open', 'closing'] as const).map((state) => loadEvery(pageOfPositions(state), { signal })),
      );
      return lists.flat().sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
    },
  });

const reviewsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'position', 'review'],
    queryFn: ({ signal }) =>
      loadEvery<CloseRequest>(
        (page, options) =>
          api.get('/position/close', {
            params: { query: { ...page, status: 'closing_review' } },
            ...options,
          }),
        { signal },
      ),
  });

const openOrdersQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'open', 'all'],
    queryFn: ({ signal }) =>
      loadEvery<Order>(
        (page, options) => {
          const query = { ...page, status: openOrderStatuses.join(',') };
          return api.get('/order', { params: { query }, ...options });
        },
        { signal },
      ),
  });

export const refusedOrdersQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'refused'],
    queryFn: async ({ signal }) => {
      const query = { status: 'refused,canceled', limit: MOST_SEARCHED };
      const { data } = await api.get('/order', { params: { query }, signal });
      return data.filter((order) => order.status === 'refused' || isUnlisted(order)).slice(0, REFUSED_ROWS);
    },
  });

/** The purchases of a position. */
export const lotsQuery = (scope: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [scope, 'position', 'lots', id],
    queryFn: ({ pageParam, signal }) =>
      api.get('/position/{id}/lot', {
        params: { path: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: lotsOf,
  });

/** The lots of all loaded pages. The sums are of the whole position, on every page. */
const lotsOf = ({ pages }: { pages: readonly Schemas['LotList'][] }) => ({
  sums: pages[0],
  rows: pages.flatMap(({ data }) => data),
});

/** Positions in one state, newest first. */
const pageOfPositions =
  (state: 'open' | 'closing' | 'closed'): LoadPage<Position> =>
  (page, options) =>
    api.get('/position', { params: { query: { ...page, state } }, ...options });

export const closedPositionsQuery = (scope: string) =>
  pagedQuery({
    queryKey: [scope, 'position', 'closed'],
    load: pageOfPositions('closed'),
    limit: CLOSED_ROWS,
  });

/** All closed positions, for an export. */
export const loadClosedPositions = () => loadEvery(pageOfPositions('closed'));

/**
 * Everything that the trade page follows. It is fetched again together, so that totals and holdings change together,
 * and more often while an order or a review is open. The member stream reports what was started elsewhere, so
 * returning to the page need not refetch.
 */
export function useTrading() {
  const scope = useSessionScope();
  const reviews = useQuery(reviewsQuery(scope));
  const orders = useQuery(openOrdersQuery(scope));
  const held = useQuery(heldQuery(scope));
  const accounts = useQuery(accountsQuery(scope));
  const isUnderWay = (orders.data?.length ?? 0) > 0 || (reviews.data?.length ?? 0) > 0;
  const everyMs = isUnderWay ? FOLLOW_MS : IDLE_MS;
  useEffect(() => {
    const followed = [reviewsQuery, openOrdersQuery, heldQuery, accountsQuery];
    const timer = setInterval(() => {
      if (document.hidden) return;
      void renewTogether(
        queryClient,
        followed.map((query) => ({ queryKey: query(scope).queryKey, exact: true })),
      );
    }, everyMs);
    return () => clearInterval(timer);
  }, [scope, everyMs]);
  return { reviews, orders, held, accounts };
}
