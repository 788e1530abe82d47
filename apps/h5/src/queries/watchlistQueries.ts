import { isApiError, type Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { quotes } from './quotes.js';
import { session, useSessionScope } from '../state/session.js';
import { untilGone } from './untilGone.js';

export type Watchlist = Schemas['Watchlist'];
export type WatchlistItem = Schemas['WatchlistItem'];

/** The customer's lists by position. `scope`: `useSessionScope()`. */
const watchlistsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'watchlist'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/watchlist', { signal });
      quotes.put(data.flatMap(({ items }) => items.map(({ quote }) => quote)));
      return data;
    },
  });

/** The customer's lists; never loads for a visitor. */
export function useWatchlists() {
  return useQuery(watchlistsQuery(useSessionScope()));
}

export const symbolsOf = ({ items }: Watchlist): string[] => items.map(({ symbol }) => symbol);

/** Refetches the lists. Every write ends with it, because moving one list changes the others' positions. */
function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: watchlistsQuery(session.scope()).queryKey });
}

/** Shows the answer of a write at once. An unknown list is appended. */
function keep(list: Watchlist): Watchlist {
  const { queryKey } = watchlistsQuery(session.scope());
  // An answer that was asked for before the write would undo it on screen.
  if (queryClient.getQueryData(queryKey) !== undefined) void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => {
    if (known === undefined) return known;
    return known.some(({ id }) => id === list.id)
      ? known.map((other) => (other.id === list.id ? list : other))
      : [...known, list];
  });
  return list;
}

/** A write that failed was based on outdated lists: one was deleted or renamed on another device. */
async function send<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    void reload();
    throw error;
  }
}

/** The list as it is cached, for actions that happen after its screen was left. */
const known = (list: Watchlist): Watchlist =>
  queryClient.getQueryData(watchlistsQuery(session.scope()).queryKey)?.find(({ id }) => id === list.id) ??
  list;

/** How often a list may change under an edit. */
const EDIT_TRIES = 3;

async function keepEdited(
  list: Watchlist,
  change: (symbols: readonly string[]) => readonly string[],
  tries: number,
): Promise<void> {
  const header = { 'If-Match': `"${list.version}"` };
  const params = { path: { id: list.id }, header };
  try {
    keep(await api.put('/watchlist/{id}/item', { params, body: { symbols: [...change(symbolsOf(list))] } }));
  } catch (error) {
    const query = { ...watchlistsQuery(session.scope()), staleTime: 0 };
    const lists = await queryClient.fetchQuery(query).catch(() => []);
    const now = lists.find(({ id }) => id === list.id);
    if (!isApiError(error, 'version_conflict') || now === undefined || tries === 1) throw error;
    await keepEdited(now, change, tries - 1);
  }
}

/** Writes to watchlists. Each updates `useWatchlists` and rejects with `ApiError`. */
export const watchlists = {
  create: async (name: string): Promise<Watchlist> =>
    keep(await send(api.post('/watchlist', { body: { name } }))),

  rename: async ({ id, version }: Watchlist, name: string): Promise<void> => {
    const header = { 'If-Match': `"${version}"` };
    keep(await send(api.patch('/watchlist/{id}', { params: { path: { id }, header }, body: { name } })));
  },

  /** Moves a list to a position, from 0; the others shift. */
  place: async ({ id, version }: Watchlist, position: number): Promise<void> => {
    const header = { 'If-Match': `"${version}"` };
    await send(api.patch('/watchlist/{id}', { params: { path: { id }, header }, body: { position } }));
    await reload();
  },

  delete: async (id: string): Promise<void> => {
    await untilGone(api.delete('/watchlist/{id}', { params: { path: { id } } }));
    await reload();
  },

  add: async (id: string, symbol: string): Promise<void> => {
    keep(await send(api.post('/watchlist/{id}/item', { params: { path: { id } }, body: { symbol } })));
  },

  remove: async (id: string, symbol: string): Promise<void> => {
    keep(await send(api.delete('/watchlist/{id}/item/{symbol}', { params: { path: { id, symbol } } })));
  },

  /**
   * Replaces the symbols of a list, in this order. `change` gets those that the list has; if another device has changed
   * them meanwhile, it is asked again.
   */
  edit: async (list: Watchlist, change: (symbols: readonly string[]) => readonly string[]): Promise<void> =>
    keepEdited(known(list), change, EDIT_TRIES),
};
