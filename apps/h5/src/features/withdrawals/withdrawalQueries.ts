import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { loadEvery, pagedQuery, type LoadPage } from '../../queries/pagedQuery.js';
import type { WithdrawalStatus } from '../../components/records/statuses.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import { MINUTE_MS } from '../../durations.js';

export type Withdrawal = Schemas['Withdrawal'];
export type WithdrawalQuote = Schemas['WithdrawalQuote'];
export type WithdrawalType = 'bank' | 'crypto';

/** Fee, minimum and dates, for any amount. The dates change with the clock. */
export const withdrawalTermsQuery = (scope: string, type: WithdrawalType, currency: string) =>
  queryOptions({
    queryKey: [scope, 'withdrawal', 'terms', type, currency],
    queryFn: ({ signal }) => api.get('/withdrawal/quote', { params: { query: { type, currency } }, signal }),
    refetchInterval: MINUTE_MS,
  });

/** A withdrawal. The member stream reports changes. */
export const withdrawalQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'withdrawal', 'one', id],
    queryFn: ({ signal }) => api.get('/withdrawal/{id}', { params: { path: { id } }, signal }),
    refetchInterval: 30_000,
  });

/** The customer's withdrawals, by pages, newest first. */
export const withdrawalsQuery = (scope: string, status: WithdrawalStatus | 'all') =>
  pagedQuery({
    queryKey: [scope, 'withdrawal', 'list', status],
    load: pageOfWithdrawals(status),
  });

/** All withdrawals of a status, for an export. */
export const loadWithdrawals = (status: WithdrawalStatus | 'all'): Promise<Withdrawal[]> =>
  loadEvery(pageOfWithdrawals(status));

const pageOfWithdrawals =
  (status: WithdrawalStatus | 'all'): LoadPage<Withdrawal> =>
  (page, options) =>
    api.get('/withdrawal', {
      params: { query: { ...page, ...(status === 'all' ? {} : { status }) } },
      ...options,
    });

/** Refetches everything that a withdrawal changes, except balances. */
export async function refreshWithdrawals(): Promise<void> {
  const scope = session.scope();
  await Promise.all(
    ['withdrawal', 'payee'].map((noun) => queryClient.invalidateQueries({ queryKey: [scope, noun] })),
  );
}
