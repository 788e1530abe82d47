import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { loadEvery } from '../../components/records/loadEvery.js';
import type { SearchOf } from '../../engine/index.js';
import { api } from '../../state/client.js';

export type Deposit = Schemas['Deposit'];
export type Channel = Schemas['DepositChannel'];
export type ChannelType = 'card' | 'wallet' | 'custom';
type StatusFilter = SearchOf<'/pages/deposit/record'>['status'];

/** The states that there are words for, by their numbers on the wire. */
export const depositStatuses = ['wait', 'pass', 'partial', 'refuse', 'canceled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const isKnownStatus = (status: string): status is DepositStatus =>
  depositStatuses.some((known) => known === status);

export const isWaiting = ({ statusKey }: Pick<Deposit, 'statusKey'>): boolean => statusKey === 'wait';

const pages = { card: '/pages/deposit/card', wallet: '/pages/deposit/wallet' } as const;

/** The page of a way of depositing; one that came after this app was made is said to be a custom one. */
export const pageOf = (type: string) =>
  type === 'card' || type === 'wallet' ? pages[type] : ('/pages/deposit/custom' as const);

/** Rates move once a minute. */
const RATE_MS = 60_000;
/** Between two words of the member stream, what is under way is asked for again. */
const FOLLOW_MS = 5_000;
const PAGE_ROWS = 30;
const EXPORT_ROWS = 100;

/** Every way for money to come in. `scope`: `useSessionScope()`. */
export const channelsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'channel'],
    queryFn: async ({ signal }) => (await api.get('/deposit/channel', { signal })).data,
    enabled: scope !== 'guest',
    refetchInterval: RATE_MS,
  });

/** One deposit, asked for again until it is decided. */
export const depositQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'one', id],
    queryFn: ({ signal }) => api.get('/deposit/{id}', { params: { path: { id } }, signal }),
    enabled: scope !== 'guest',
    refetchInterval: ({ state }) => (state.data === undefined || isWaiting(state.data) ? FOLLOW_MS : false),
  });

/** What waits for its review, the newest first. */
export const waitingQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'deposit', 'waiting'],
    queryFn: async ({ signal }) =>
      (await api.get('/deposit', { params: { query: { status: '0', limit: 5 } }, signal })).data,
    enabled: scope !== 'guest',
    refetchInterval: ({ state }) => (state.data?.length === 0 ? false : FOLLOW_MS),
  });

/** The customer's deposits, page after page, the newest first. */
export const recordQuery = (scope: string, status: StatusFilter) =>
  infiniteQueryOptions({
    queryKey: [scope, 'deposit', 'record', status],
    queryFn: ({ pageParam, signal }) => loadPage(status, PAGE_ROWS, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest',
  });

/** Every deposit of a state, for an export. */
export const loadRecord = (status: StatusFilter): Promise<Deposit[]> =>
  loadEvery((cursor) => loadPage(status, EXPORT_ROWS, cursor));

function loadPage(status: StatusFilter, limit: number, cursor: string | undefined, signal?: AbortSignal) {
  const query = {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    ...(status === 'all' ? {} : { status: String(depositStatuses.indexOf(status)) }),
  };
  return api.get('/deposit', { params: { query }, ...(signal === undefined ? {} : { signal }) });
}
