import { queryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';

/** The number of stocks on an index's page. */
const STOCKS_SHOWN = 5;

/** The stocks of a market with the highest traded value today. */
export const mostActiveQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['public', 'mover', marketId, 'most_active', STOCKS_SHOWN],
    queryFn: async ({ signal }) => {
      const query = { marketId, kind: 'most_active', limit: STOCKS_SHOWN } as const;
      const { data } = await api.get('/mover', { params: { query }, signal });
      quotes.put(data);
      return data.map(({ symbol, name, tickSize }) => ({ symbol, name, tickSize }));
    },
  });
