import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { chosenMarket } from '../state/preferences.js';
import { usePersisted } from '../state/usePersisted.js';
import { session, useSessionScope } from '../state/session.js';
import { MINUTE_MS } from '../durations.js';

/** How long an answer that rarely changes is used without asking again. */
export const RARELY_CHANGES_MS = 10 * MINUTE_MS;

/** The offered markets, with their hours and whether they are open. */
export const marketsQuery = queryOptions({
  queryKey: ['public', 'market'],
  queryFn: ({ signal }) => api.get('/market/app', { signal }),
  select: ({ data }) => data,
  staleTime: MINUTE_MS,
  // A page may be open when a market opens or closes. If it follows prices, their stream reports it at once.
  refetchInterval: MINUTE_MS,
});

export const currenciesQuery = queryOptions({
  queryKey: ['public', 'currency'],
  queryFn: ({ signal }) => api.get('/currency', { signal }),
  staleTime: RARELY_CHANGES_MS,
});

/** Fraction digits of amounts in a currency; two while unknown. */
export function useMoneyPlaces(currency: string | undefined): number {
  const { data } = useQuery(currenciesQuery);
  return data?.data.find(({ code }) => code === currency)?.scale ?? 2;
}

export const languagesQuery = queryOptions({
  queryKey: ['public', 'language'],
  queryFn: ({ signal }) => api.get('/language', { signal }),
  staleTime: RARELY_CHANGES_MS,
});

/** Settings of the service, and the business clock. */
export const baseSettingsQuery = queryOptions({
  queryKey: ['public', 'setting'],
  queryFn: ({ signal }) => api.get('/setting/base', { signal }),
  staleTime: MINUTE_MS,
});

/** The signed-in customer, with balances. `scope`: `session.scope()`. */
export const profileQuery = (scope = session.scope()) =>
  queryOptions({
    queryKey: [scope, 'profile'],
    queryFn: ({ signal }) => api.get('/member/profile', { signal }),
  });

/** The signed-in customer; never loads for a visitor. */
export function useProfile() {
  return useQuery(profileQuery(useSessionScope()));
}

export type Market = Schemas['Market'];

/** The chosen market if it is still listed, otherwise the first one; undefined while none is known. */
export function pickMarket(
  markets: readonly Market[] | undefined,
  chosenId: string | null,
): Market | undefined {
  return markets?.find(({ id }) => id === chosenId) ?? markets?.[0];
}

/** The chosen market, which is stored on this device, and its setter. */
export function useCurrentMarket(): { market: Market | undefined; setMarket: (id: string) => void } {
  const { data } = useQuery(marketsQuery);
  const chosenId = usePersisted(chosenMarket);
  return { market: pickMarket(data, chosenId), setMarket: chosenMarket.set };
}
