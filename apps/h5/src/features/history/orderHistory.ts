import { infiniteQueryOptions } from '@tanstack/react-query';
import { loadEvery } from '../../components/records/loadEvery.js';
import { startOfPeriod } from '../../components/records/period.js';
import type { SearchOf } from '../../engine/index.js';
import { api } from '../../stores/api.js';
import { queryClient } from '../../stores/queryClient.js';
import { baseSettingsQuery } from '../../stores/reference.js';
import { openOrderStatuses, type Order } from '../../stores/trading.js';
import { sideOf } from './orderFacts.js';

export type HistoryFilter = SearchOf<'/pages/history/record'>;

const PAGE_ROWS = 30;
/** The most that the server gives at once. */
const EXPORT_ROWS = 100;

/** The customer's orders, page after page, the newest first. `scope`: `useSessionScope()`. */
export const orderHistoryQuery = (scope: string, { status, symbol, period }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [scope, 'order', 'history', { status, symbol, period }],
    queryFn: ({ pageParam, signal }) => loadPage({ status, symbol, period }, PAGE_ROWS, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest',
  });

/** Every order that passes a filter, for an export. */
export async function loadHistory(filter: HistoryFilter): Promise<Order[]> {
  const orders = await loadEvery((cursor) => loadPage(filter, EXPORT_ROWS, cursor));
  return orders.filter((order) => passes(order, filter));
}

/** The part of a filter that the server does not know. */
export function passes(order: Order, { side, market }: Pick<HistoryFilter, 'side' | 'market'>): boolean {
  return (side === 'all' || sideOf(order) === side) && (market === undefined || order.marketId === market);
}

/** How many choices narrow the list. */
export function countFilters({ status, side, market, symbol, period }: HistoryFilter): number {
  return [
    status !== 'all',
    side !== 'all',
    market !== undefined,
    symbol !== undefined,
    period !== 'all',
  ].filter(Boolean).length;
}

async function loadPage(
  { status, symbol, period }: Pick<HistoryFilter, 'status' | 'symbol' | 'period'>,
  limit: number,
  cursor: string | undefined,
  signal?: AbortSignal,
) {
  const from =
    period === 'all'
      ? undefined
      : startOfPeriod(period, (await queryClient.fetchQuery(baseSettingsQuery)).businessTime);
  const statuses = statusesOf(status);
  const query = {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    ...(statuses === undefined ? {} : { status: statuses }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(from === undefined ? {} : { from }),
  };
  return api.get('/order', { params: { query }, ...(signal === undefined ? {} : { signal }) });
}

function statusesOf(status: HistoryFilter['status']): string | undefined {
  if (status === 'all') return undefined;
  return status === 'open' ? openOrderStatuses.join(',') : status;
}
