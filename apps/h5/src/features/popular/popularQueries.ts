import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';

/** Rows per page: three screens of a phone. */
const PAGE_ROWS = 40;

/**
 * The stocks on most watchlists, in one market or, without `marketId`, in all. Their quotes go to the quote store.
 */
export const popularQuery = (marketId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['public', 'instrument', 'popular', marketId ?? 'all'],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        section: 'popular' as const,
        productType: 'STOCK' as const,
        limit: PAGE_ROWS,
        ...(marketId === undefined ? {} : { marketId }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const page = await api.get('/instrument', { params: { query }, signal });
      quotes.put(page.data);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) =>
      pages.flatMap(({ data }) =>
        data.map(({ symbol, name, tickSize, marketId: market }) => ({ symbol, name, tickSize, market })),
      ),
  });
