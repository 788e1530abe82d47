import { startOfPeriod } from '../../components/records/period.js';
import type { SearchOf } from '../../engine/index.js';
import { api } from '../../state/client.js';
import { loadEvery, pagedQuery, type LoadPage } from '../../queries/pagedQuery.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import { openOrderStatuses, type Order } from '../../queries/tradingQueries.js';

type HistorySearch = SearchOf<'/pages/history/record'>;

/** Maps the states of deposits and withdrawals in an address to those of orders. */
const orderStatusOf = { wait: 'open', partial: 'open', pass: 'filled', refuse: 'refused' } as const;
type OrderStatusFilter = Exclude<HistorySearch['status'], keyof typeof orderStatusOf>;

/** The filters of the order history. */
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

/** The customer's orders, by pages, newest first. `scope`: `useSessionScope()`. */
export const orderHistoryQuery = (scope: string, { status, symbol, period, side, market }: HistoryFilter) => {
  const filter = { status, symbol, period, side, market };
  return pagedQuery({
    queryKey: [scope, 'order', 'history', filter],
    load: pageOfOrders(filter),
  });
};

/** All orders that match a filter, for an export. */
export const loadHistory = (filter: HistoryFilter): Promise<Order[]> => loadEvery(pageOfOrders(filter));

/** The number of active filters. */
export function countFilters({ status, side, market, symbol, period }: HistoryFilter): number {
  return [
    status !== 'all',
    side !== 'all',
    market !== undefined,
    symbol !== undefined,
    period !== 'all',
  ].filter(Boolean).length;
}

const pageOfOrders =
  ({ status, symbol, period, side, market }: Omit<HistoryFilter, 'view'>): LoadPage<Order> =>
  async (page, options) => {
    const from =
      period === 'all'
        ? undefined
        : startOfPeriod(period, (await queryClient.fetchQuery(baseSettingsQuery)).businessTime);
    const statuses = statusesOf(status);
    const query = {
      ...page,
      ...(statuses === undefined ? {} : { status: statuses }),
      ...(symbol === undefined ? {} : { symbol }),
      ...(market === undefined ? {} : { marketId: market }),
      ...(side === 'all' ? {} : { action: side }),
      ...(from === undefined ? {} : { from }),
    };
    return api.get('/order', { params: { query }, ...options });
  };

function statusesOf(status: HistoryFilter['status']): string | undefined {
  if (status === 'all') return undefined;
  return status === 'open' ? openOrderStatuses.join(',') : status;
}
