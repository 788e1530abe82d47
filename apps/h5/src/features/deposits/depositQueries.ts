import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { loadEvery, pagedQuery, type LoadPage } from '../../queries/pagedQuery.js';
import type { SearchOf } from '../../engine/index.js';
import { depositStatuses, type DepositStatus } from '../../components/records/statuses.js';
import { api } from '../../state/client.js';
import { MINUTE_MS } from '../../durations.js';

export type Deposit = Schemas['Deposit'];
export type Channel = Schemas['DepositChannel'];
export type ChannelType = 'card' | 'wallet' | 'custom';
type StatusFilter = SearchOf<'/pages/deposit/record'>['status'];

export const isKnownStatus = (status: string): status is DepositStatus =>
  depositStatuses.some((known) => known === status);

export const isWaiting = ({ statusKey }: Pick<Deposit, 'statusKey'>): boolean => statusKey === 'wait';

const pages = { card: '/pages/deposit/card', wallet: '/pages/deposit/wallet' } as const;

/** The page of a deposit type; an unknown type has the page of custom deposits. */
export const pageOf = (type: string) =>
  type === 'card' || type === 'wallet' ? pages[type] : ('/pages/deposit/custom' as const);

/** Rates change once a minute. */
const RATE_MS = MINUTE_MS;
/** The refetch interval of deposits in progress, between events of the member stream, ms. */
const FOLLOW_MS = 5_000;

/** All deposit channels. `scope`: `useSessionScope()`. */
export const channelsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'channel'],
    queryFn: async ({ signal }) => (await api.get('/deposit/channel', { signal })).data,
    refetchInterval: RATE_MS,
  });

/** A deposit, refetched until it is decided. */
export const depositQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'one', id],
    queryFn: ({ signal }) => api.get('/deposit/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isWaiting(state.data) ? FOLLOW_MS : false),
  });

/** Deposits that wait for review, newest first. */
export const waitingQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'waiting'],
    queryFn: async ({ signal }) =>
      (await api.get('/deposit', { params: { query: { status: '0', limit: 5 } }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? false : FOLLOW_MS),
  });

/** The customer's deposits, by pages, newest first. */
export const recordQuery = (scope: string, status: StatusFilter) =>
  pagedQuery({
    queryKey: [scope, 'deposit', 'record', status],
    load: pageOfDeposits(status),
  });

/** All deposits of a state, for an export. */
export const loadRecord = (status: StatusFilter): Promise<Deposit[]> => loadEvery(pageOfDeposits(status));

const pageOfDeposits =
  (status: StatusFilter): LoadPage<Deposit> =>
  (page, options) => {
    const query = {
      ...page,
      ...(status === 'all' ? {} : { status: String(depositStatuses.indexOf(status)) }),
    };
    return api.get('/deposit', { params: { query }, ...options });
  };
