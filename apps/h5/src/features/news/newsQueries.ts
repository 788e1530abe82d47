import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../queries/pagedQuery.js';
import { api } from '../../state/client.js';
import { MINUTE_MS } from '../../durations.js';

export type NewsItem = Schemas['NewsItem'];
export type NewsStory = Schemas['NewsStory'];

const PAGE_ROWS = 20;

/** News of one market, one symbol or all, in the given language, in which the server writes the stories. */
export const newsQuery = (
  filter: { readonly market?: string | undefined; readonly symbol?: string | undefined },
  locale: string,
) =>
  pagedQuery({
    queryKey: ['public', 'news', 'list', filter.market ?? '', filter.symbol ?? '', locale],
    load: (page, options) =>
      api.get('/news', {
        params: {
          query: {
            ...page,
            ...(filter.market === undefined ? {} : { marketId: filter.market }),
            ...(filter.symbol === undefined ? {} : { symbol: filter.symbol }),
          },
        },
        ...options,
      }),
    limit: PAGE_ROWS,
  });

/** A story. Its text is immutable; only its neighbours change. */
export const storyQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['public', 'news', 'story', id, locale],
    queryFn: ({ signal }) => api.get('/news/{id}', { params: { path: { id } }, signal }),
    staleTime: 5 * MINUTE_MS,
  });
