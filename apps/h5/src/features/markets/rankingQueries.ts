import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { instrumentQuery } from '../../queries/instrumentQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { quotes } from '../../queries/quotes.js';

export type RankedInstrument = Schemas['InstrumentQuote'];
export type RankingTab = 'active' | 'gainers' | 'losers';

const sections = { active: 'most_active', gainers: 'gainers', losers: 'losers' } as const;

/** Rows per page: three screens of a phone. */
const PAGE_ROWS = 40;

/** A market's ranking, by pages. Its quotes go to the quote store, its instruments to their own query keys. */
export const rankingQuery = (marketId: string, tab: RankingTab) =>
  infiniteQueryOptions({
    queryKey: ['public', 'instrument', 'ranking', marketId, tab],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        marketId,
        section: sections[tab],
        limit: PAGE_ROWS,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const page = await api.get('/instrument', { params: { query }, signal });
      quotes.put(page.data);
      for (const row of page.data) queryClient.setQueryData(instrumentQuery(row.symbol).queryKey, row);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Ranks change between requests, so a row may be on two pages; it is shown once.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data).map((row) => [row.symbol, row])).values(),
    ],
  });
