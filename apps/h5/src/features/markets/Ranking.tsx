import { Button } from '@fairlot/ui-kit/button';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Market } from '../../queries/referenceQueries.js';
import { rankingQuery, type RankingTab } from './rankingQueries.js';
import * as css from './Market.css.js';
import { RankingList } from './RankingList.js';
import { dateFormat } from '../../i18n/formatters.js';

/** One ranking of a market, with its loading and error states. */
export function Ranking({ market, tab }: { market: Market; tab: RankingTab }) {
  const t = useT();
  const locale = useLocale();
  const ranking = useInfiniteQuery(rankingQuery(market.id, tab));
  const rows = ranking.data ?? [];
  const lastTrade = rows[0]?.asOf;
  return (
    <QueryBoundary
      query={ranking}
      isEmpty={rows.length === 0}
      skeleton={<SkeletonRows count={8} />}
      errorTitle={t('market.failed')}
      empty={
        <NothingHere
          title={t('market.empty')}
          to="/pages/main/market/index"
          search={{ market: market.id, tab: 'active' }}
          replace
          action={t('market.emptyAction')}
        />
      }
    >
      {market.status === 'closed' && lastTrade !== undefined && (
        <p className={css.closeNote}>
          {t('market.lastClose', { date: dateThere(lastTrade, market.timezone, locale) })}
        </p>
      )}
      <RankingList
        rows={rows}
        tab={tab}
        hasMore={ranking.hasNextPage && !ranking.isFetching && !ranking.isFetchNextPageError}
        onMore={() => void ranking.fetchNextPage()}
      />
      {ranking.isFetchingNextPage && <SkeletonRows count={2} />}
      {ranking.isFetchNextPageError && (
        <div className={css.more} role="alert">
          <p>{t('market.moreFailed')}</p>
          <Button variant="secondary" size="small" onClick={() => void ranking.fetchNextPage()}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </QueryBoundary>
  );
}

/** The day of a trade, in the market's time zone. */
function dateThere(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(instant));
}
