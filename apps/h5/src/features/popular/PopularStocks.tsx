import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { MarketChips } from '../../components/MarketChips.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { VirtualRows } from '../../components/VirtualRows.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import * as css from './PopularStocks.css.js';
import { pagedQuery } from '../../queries/pagedQuery.js';
import { quotes } from '../../queries/quotes.js';
import { api } from '../../state/client.js';

const PATH = '/pages/product/popular';

/** The stocks on most watchlists, and the rule of their ranking. */
export function PopularStocks() {
  const t = useT();
  const navigate = useNavigate();
  const { market: wanted } = useSearch(PATH);
  const { data: markets = [] } = useQuery(marketsQuery);
  const market = markets.find(({ id }) => id === wanted)?.id;
  const choose = (id: string) =>
    void navigate({ to: PATH, search: id === '' ? {} : { market: id }, replace: true });
  return (
    <div className={css.page}>
      <PageHeading>{t('manifest.popular')}</PageHeading>
      <p className={css.rule}>{t('popular.rule')}</p>
      <MarketChips
        markets={markets}
        value={market ?? ''}
        onValueChange={choose}
        allLabel={t('popular.allMarkets')}
      />
      <Ranking key={market ?? ''} marketId={market} />
    </div>
  );
}

function Ranking({ marketId }: { marketId: string | undefined }) {
  const t = useT();
  const ranking = useInfiniteQuery(popularQuery(marketId));
  const rows = ranking.data ?? [];
  const rankedRow = useCallback(
    (row: Schemas['InstrumentQuote'], index: number) => (
      <div className={css.ranked}>
        <span className={css.rank}>
          <VisuallyHidden>{t('popular.rank', { rank: index + 1 })}</VisuallyHidden>
          <span aria-hidden="true">{index + 1}</span>
        </span>
        <QuoteRow
          symbol={row.symbol}
          name={row.name}
          tickSize={row.tickSize}
          marketId={marketId === undefined ? row.marketId : undefined}
        />
      </div>
    ),
    [t, marketId],
  );
  return (
    <div className={css.list}>
      <QueryBoundary
        query={ranking}
        isEmpty={rows.length === 0}
        skeleton={<SkeletonRows count={9} />}
        errorTitle={t('popular.failed')}
        empty={
          <NothingHere
            title={t('popular.empty')}
            to={PATH}
            search={{}}
            replace
            action={t('popular.emptyAction')}
          />
        }
      >
        <VirtualRows
          rows={rows}
          hasMore={ranking.hasNextPage && !ranking.isFetching && !ranking.isFetchNextPageError}
          onMore={() => void ranking.fetchNextPage()}
        >
          {rankedRow}
        </VirtualRows>
        {ranking.isFetchingNextPage && <SkeletonRows count={2} />}
        {ranking.isFetchNextPageError && (
          <div className={css.more} role="alert">
            <p>{t('popular.moreFailed')}</p>
            <Button variant="secondary" size="small" onClick={() => void ranking.fetchNextPage()}>
              {t('app.retry')}
            </Button>
          </div>
        )}
      </QueryBoundary>
    </div>
  );
}

/** Rows per page: three screens of a phone. */
const PAGE_ROWS = 40;

/**
 * The stocks on most watchlists, in one market or, without `marketId`, in all. Their quotes go to the quote store.
 */
const popularQuery = (marketId: string | undefined) =>
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
