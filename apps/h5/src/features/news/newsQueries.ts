import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';

export type NewsItem = Schemas['NewsItem'];
export type NewsStory = Schemas['NewsStory'];

const PAGE_ROWS = 20;

/** What is new, of one market or one symbol or of all, in a language: the server writes the stories. */
export const newsQuery = (
  filter: { readonly market?: string | undefined; readonly symbol?: string | undefined },
  locale: string,
) =>
  infiniteQueryOptions({
    queryKey: ['public', 'news', 'list', filter.market ?? '', filter.symbol ?? '', locale],
    queryFn: ({ signal, pageParam }) =>
      api.get('/news', {
        params: {
          query: {
            limit: PAGE_ROWS,
            ...(filter.market === undefined ? {} : { marketId: filter.market }),
            ...(filter.symbol === undefined ? {} : { symbol: filter.symbol }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** One story. What has happened does not change; only its neighbours do. */
export const storyQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['public', 'news', 'story', id, locale],
    queryFn: ({ signal }) => api.get('/news/{id}', { params: { path: { id } }, signal }),
    staleTime: 5 * 60_000,
  });
