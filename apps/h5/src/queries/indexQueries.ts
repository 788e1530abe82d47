import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { quotes } from './quotes.js';
import { RARELY_CHANGES_MS } from './referenceQueries.js';

export type IndexQuote = Schemas['IndexQuote'];

/** The facts of an index; `useQuote` has its level. */
export type IndexFacts = Pick<IndexQuote, 'symbol' | 'name' | 'region' | 'marketId' | 'timezone'>;

/** The world's indices, by region. They are few and rarely change, so one query serves all. */
export const indicesQuery = queryOptions({
  queryKey: ['public', 'index', 'list'],
  queryFn: async ({ signal }): Promise<IndexFacts[]> => {
    const { data } = await api.get('/index', { signal });
    quotes.put(data);
    return data.map(toFacts);
  },
  staleTime: RARELY_CHANGES_MS,
});

const toFacts = ({ symbol, name, region, marketId, timezone }: IndexQuote): IndexFacts => ({
  symbol,
  name,
  region,
  marketId,
  timezone,
});

/** The index of a symbol; undefined for an instrument, or while the indices are unknown. */
export function useIndex(symbol: string): IndexFacts | undefined {
  return useQuery(indicesQuery).data?.find((index) => index.symbol === symbol);
}
