import { queryOptions } from '@tanstack/react-query';
import { startOfPeriod, type Period } from '../../components/records/period.js';
import { api } from '../../state/client.js';
import { loadEvery, pagedQuery, type LoadPage } from '../../queries/pagedQuery.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import type { Entry } from './ledgerFacts.js';

export interface LedgerFilter {
  /** Undefined while the accounts are unknown. */
  readonly accountId: string | undefined;
  readonly kind: string | undefined;
  readonly period: Period;
}

/** The number of orders whose symbols are loaded: the server's maximum per page. */
const SYMBOL_ROWS = 100;

/** Entries of one account, by pages, newest first. `scope`: `useSessionScope()`. */
export const entriesQuery = (scope: string, filter: LedgerFilter) =>
  pagedQuery({
    // Below the accounts' key, so that a change of balances also refetches the entries.
    queryKey: [scope, 'account', 'entry', filter],
    load: pageOfEntries(filter),
    enabled: scope !== 'guest' && filter.accountId !== undefined,
  });

/** All entries that match a filter, for an export. */
export const loadEntries = (filter: LedgerFilter): Promise<Entry[]> => loadEvery(pageOfEntries(filter));

/** The symbols of the newest orders by order id, because an entry only contains its order's id. */
export const orderSymbolsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'symbols'],
    queryFn: ({ signal }) => api.get('/order', { params: { query: { limit: SYMBOL_ROWS } }, signal }),
    select: ({ data }) => new Map(data.map(({ id, symbol }) => [id, symbol])),
  });

const pageOfEntries =
  ({ accountId, kind, period }: LedgerFilter): LoadPage<Entry> =>
  async (page, options) => {
    const from =
      period === 'all'
        ? undefined
        : startOfPeriod(period, (await queryClient.fetchQuery(baseSettingsQuery)).businessTime);
    const query = {
      ...page,
      ...(accountId === undefined ? {} : { accountId }),
      ...(kind === undefined ? {} : { kind }),
      ...(from === undefined ? {} : { from }),
    };
    return api.get('/account/entry', { params: { query }, ...options });
  };
