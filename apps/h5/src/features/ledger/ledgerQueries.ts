import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { loadEvery } from '../../components/records/loadEvery.js';
import { startOfPeriod, type Period } from '../../components/records/period.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import type { Entry } from './ledgerFacts.js';

export interface LedgerFilter {
  /** Undefined while the accounts are not known. */
  readonly accountId: string | undefined;
  readonly kind: string | undefined;
  readonly period: Period;
}

const PAGE_ROWS = 30;
/** The most that the server gives at once. */
const MOST_ROWS = 100;

/** Entries of one account, page after page, the newest first. `scope`: `useSessionScope()`. */
export const entriesQuery = (scope: string, filter: LedgerFilter) =>
  infiniteQueryOptions({
    // Below the accounts, so that what changes a balance also asks for its entries again.
    queryKey: [scope, 'account', 'entry', filter],
    queryFn: ({ pageParam, signal }) => loadPage(filter, PAGE_ROWS, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest' && filter.accountId !== undefined,
  });

/** Every entry that passes a filter, for an export. */
export const loadEntries = (filter: LedgerFilter): Promise<Entry[]> =>
  loadEvery((cursor) => loadPage(filter, MOST_ROWS, cursor));

/** What the newest orders trade, by their ids: an entry says no more than which order it belongs to. */
export const orderSymbolsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'symbols'],
    queryFn: ({ signal }) => api.get('/order', { params: { query: { limit: MOST_ROWS } }, signal }),
    select: ({ data }) => new Map(data.map(({ id, symbol }) => [id, symbol])),
    enabled: scope !== 'guest',
  });

async function loadPage(
  { accountId, kind, period }: LedgerFilter,
  limit: number,
  cursor: string | undefined,
  signal?: AbortSignal,
) {
  const from =
    period === 'all'
      ? undefined
      : startOfPeriod(period, (await queryClient.fetchQuery(baseSettingsQuery)).businessTime);
  const query = {
    limit,
    ...(accountId === undefined ? {} : { accountId }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
  };
  return api.get('/account/entry', { params: { query }, ...(signal === undefined ? {} : { signal }) });
}
