import { infiniteQueryOptions } from '@tanstack/react-query';
import { loadEvery } from '../../components/records/loadEvery.js';
import { startOfPeriod } from '../../components/records/period.js';
import type { SearchOf } from '../../engine/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import { openOrderStatuses, type Order } from '../../queries/tradingQueries.js';

type HistorySearch = SearchOf<'/pages/history/record'>;

/** The states of deposits and withdrawals, as an address may name them, in the words of orders. */
const orderStatusOf = { wait: 'open', partial: 'open', pass: 'filled', refuse: 'refused' } as const;
type OrderStatusFilter = Exclude<HistorySearch['status'], keyof typeof orderStatusOf>;

/** Which orders the history shows. */
export interface HistoryFilter extends Omit<HistorySearch, 'status' | 'type'> {
  status: OrderStatusFilter;
}

/** Reads the filter of orders from the page's address. */
export function readHistoryFilter({
  status,
  view,
  side,
  market,
  symbol,
  period,
}: HistorySearch): HistoryFilter {
  const isOfOrders = (name: HistorySearch['status']): name is OrderStatusFilter =>
    !Object.hasOwn(orderStatusOf, name);
  const orderStatus = isOfOrders(status) ? status : orderStatusOf[status];
  return { status: orderStatus, view, side, market, symbol, period };
}

const PAGE_ROWS = 30;
/** The most that the server gives at once. */
const EXPORT_ROWS = 100;

/** The customer's orders, page after page, the newest first. `scope`: `useSessionScope()`. */
export const orderHistoryQuery = (scope: string, { status, symbol, period, side, market }: HistoryFilter) => {
  const filter = { status, symbol, period, side, market };
  return infiniteQueryOptions({
    queryKey: [scope, 'order', 'history', filter],
    queryFn: ({ pageParam, signal }) => loadPage(filter, PAGE_ROWS, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest',
  });
};

/** Every order that passes a filter, for an export. */
export async function loadHistory(filter: HistoryFilter): Promise<Order[]> {
  return loadEvery((cursor) => loadPage(filter, EXPORT_ROWS, cursor));
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
  { status, symbol, period, side, market }: Omit<HistoryFilter, 'view'>,
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
    ...(market === undefined ? {} : { marketId: market }),
    ...(side === 'all' ? {} : { action: side }),
    ...(from === undefined ? {} : { from }),
  };
  return api.get('/order', { params: { query }, ...(signal === undefined ? {} : { signal }) });
}

function statusesOf(status: HistoryFilter['status']): string | undefined {
  if (status === 'all') return undefined;
  return status === 'open' ? openOrderStatuses.join(',') : status;
}
