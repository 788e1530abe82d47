import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../components/describeError.js';
import { failureOf } from '../../components/statusOf.js';
import { MarketChips } from '../../components/MarketChips.js';
import { PageHeading } from '../../components/PageHeading.js';
import { SessionBadge } from '../../components/SessionBadge.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { chosenMarket } from '../../state/preferences.js';
import { useFeedState } from '../../queries/quotes.js';
import { marketsQuery, pickMarket, type Market } from '../../queries/referenceQueries.js';
import { usePersisted } from '../../state/usePersisted.js';
import type { RankingTab } from './rankingQueries.js';
import * as css from './Market.css.js';
import { MarketIndices } from './MarketIndices.js';
import { MoreOfTheMarket } from './MoreOfTheMarket.js';
import { Ranking } from './Ranking.js';

const tabs: readonly RankingTab[] = ['active', 'gainers', 'losers'];

/** The markets page: the choice of a market, whether it is open, and its rankings. */
export function MarketPage() {
  const t = useT();
  const navigate = useNavigate();
  const { market: linkedId, tab } = useSearch('/pages/main/market/index');
  const rememberedId = usePersisted(chosenMarket);
  const markets = useQuery(marketsQuery);
  const market = pickMarket(markets.data, linkedId ?? rememberedId);

  const choose = (id: string) => {
    chosenMarket.set(id);
    void navigate({ to: '/pages/main/market/index', search: { market: id, tab }, replace: true });
  };
  return (
    <>
      <PageHeading>{t('manifest.markets')}</PageHeading>
      <MoreOfTheMarket />
      <AsyncBoundary
        status={market !== undefined ? 'ready' : markets.isPending ? 'loading' : failureOf(markets.error)}
        skeleton={<SkeletonRows count={8} />}
        errorTitle={t('market.marketsFailed')}
        errorHint={markets.error === null ? undefined : describeError(markets.error)[0]}
        onRetry={() => void markets.refetch()}
        isRetrying={markets.isFetching}
      >
        {market !== undefined && (
          <>
            <MarketChips markets={markets.data ?? []} value={market.id} onValueChange={choose} />
            <SessionLine market={market} />
            <MarketIndices marketId={market.id} />
            <PageTabs
              // Another market's rankings start at the top.
              key={market.id}
              label={t('market.rankings')}
              value={tab}
              onValueChange={(next) =>
                void navigate({
                  to: '/pages/main/market/index',
                  search: { market: market.id, tab: next },
                  replace: true,
                })
              }
              items={tabs.map((value) => ({
                value,
                label: t(`market.${value}`),
                content: <Ranking market={market} tab={value} />,
              }))}
            />
          </>
        )}
      </AsyncBoundary>
    </>
  );
}

function SessionLine({ market }: { market: Market }) {
  const t = useT();
  const isPaused = useFeedState() === 'paused';
  return (
    <div className={css.session}>
      <SessionBadge market={market} />
      {isPaused && <span>{t('market.paused')}</span>}
    </div>
  );
}
