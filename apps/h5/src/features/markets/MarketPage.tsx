import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { ChevronRightIcon } from '@fairlot/ui-kit/icon';
import type { ComponentProps } from 'react';
import { Change, Price } from '@fairlot/ui-kit/price';
import { describeError } from '../../components/describeError.js';
import { failureOf } from '../../components/statusOf.js';
import { MarketChips } from '../../components/MarketChips.js';
import { PageHeading } from '../../components/PageHeading.js';
import { SessionBadge } from '../../components/SessionBadge.js';
import { useNavigate, useSearch, Link } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { chosenMarket } from '../../state/preferences.js';
import { useFeedState, useQuote } from '../../queries/quotes.js';
import { marketsQuery, pickMarket, type Market } from '../../queries/referenceQueries.js';
import { usePersisted } from '../../state/usePersisted.js';
import type { RankingTab } from './rankingQueries.js';
import * as css from './Market.css.js';
import { Ranking } from './Ranking.js';
import { useReachable } from '../../components/reach.js';
import { indicesQuery, type IndexFacts } from '../../queries/indexQueries.js';

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

/** Other pages about the markets, by their titles in the manifest. */
const pages = [
  { to: '/pages/quote/globalindex', words: 'manifest.worldIndices' },
  { to: '/pages/news/index', words: 'manifest.news' },
  { to: '/pages/product/popular', words: 'manifest.popular' },
  { to: '/pages/fund/index', words: 'manifest.fund' },
  { to: '/pages/product/ipo/index', words: 'manifest.ipo' },
  { to: '/pages/product/blocktrade', words: 'manifest.blockTrades' },
  { to: '/pages/quote/replay', words: 'manifest.replay' },
] as const satisfies readonly { to: ComponentProps<typeof Link>['to']; words: MessageId }[];

/** Links to pages that are not about a single market. */
function MoreOfTheMarket() {
  const t = useT();
  return (
    <nav aria-label={t('indices.more')}>
      <ul role="list" className={css.strip}>
        {useReachable(pages, ({ to }) => to).map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={css.away}>
              {t(words)}
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The market's indices, in one line. Renders nothing if there are none. */
function MarketIndices({ marketId }: { marketId: string }) {
  const t = useT();
  const { data, isPending } = useQuery(indicesQuery);
  if (isPending) return <div className={`${css.indices} ${css.indicesToCome}`} />;
  const indices = data?.filter((index) => index.marketId === marketId) ?? [];
  if (indices.length === 0) return null;
  return (
    <ul role="list" className={`${css.strip} ${css.indices}`} aria-label={t('indices.ofMarket')}>
      {indices.map((index) => (
        <li key={index.symbol}>
          <IndexCard index={index} marketId={marketId} />
        </li>
      ))}
    </ul>
  );
}

function IndexCard({ index: { symbol, name }, marketId }: { index: IndexFacts; marketId: string }) {
  const quote = useQuote(symbol);
  return (
    <Link to="/pages/quote/in" search={{ symbol, market: marketId }} className={css.index}>
      <span className={css.indexName}>{name}</span>
      <span className={css.indexLevel}>
        <Price value={quote?.last} />
        <Change percent={quote?.changePercentage ?? null} className={css.indexChange} />
      </span>
    </Link>
  );
}
