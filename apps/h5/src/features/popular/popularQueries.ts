import { pagedQuery } from '../../queries/pagedQuery.js';
import { quotes } from '../../queries/quotes.js';
import { api } from '../../state/client.js';

/** Rows per page: three screens of a phone. */
const PAGE_ROWS = 40;

/**
 * The stocks on most watchlists, in one market or, without `marketId`, in all. Their quotes go to the quote store.
 */
export const popularQuery = (marketId: string | undefined) =>
  pagedQuery({
    queryKey: ['public', 'instrument', 'popular', marketId ?? 'all'],
    limit: PAGE_ROWS,
    load: async (page, options) => {
      const query = {
        ...page,
        section: 'popular' as const,
        productType: 'STOCK' as const,
        ...(marketId === undefined ? {} : { marketId }),
      };
      const answer = await api.get('/instrument', { params: { query }, ...options });
      quotes.put(answer.data);
      return answer;
    },
  });
