import { Banner } from '@fairlot/ui-kit/banner';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton, SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery, type UseQueryResult, queryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { ChartSection } from '../../components/chart/ChartSection.js';
import type { Period } from '../../components/chart/chartBars.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { QuoteHeader } from '../../components/QuoteHeader.js';
import { useT } from '../../i18n/index.js';
import { indicesQuery, type IndexFacts } from '../../queries/indexQueries.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { IndexFactsCard } from './IndexFactsCard.js';
import { regionWords } from './regions.js';
import * as css from './IndexPage.css.js';
import { IndexRow } from '../../components/IndexRow.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { Link } from '../../engine/index.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';
import { MINUTE_MS } from '../../durations.js';

/** Fraction digits of a level. */
const LEVEL_PLACES = 2;

export interface IndexPageProps {
  symbol: string;
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Whether another index is listed on the page. */
  isNeighbour: (index: IndexFacts, other: IndexFacts) => boolean;
  /** The heading of those. */
  neighbours: (index: IndexFacts) => string;
}

/** An index: its level and chart, the day's figures, and what can be traded in its market. */
export function IndexPage({ symbol, period, onPeriodChange, isNeighbour, neighbours }: IndexPageProps) {
  const t = useT();
  const indices = useQuery(indicesQuery);
  const { data: markets } = useQuery({ ...marketsQuery, refetchInterval: MINUTE_MS });
  const index = indices.data?.find((candidate) => candidate.symbol === symbol);
  if (index === undefined) return <NoIndex symbol={symbol} indices={indices} />;

  const market = markets?.find(({ id }) => id === index.marketId);
  const others = indices.data?.filter((other) => other !== index && isNeighbour(index, other)) ?? [];
  return (
    <div className={css.page}>
      <QuoteHeader
        symbol={symbol}
        name={index.name}
        notes={[market?.name, regionWords(index.region, t)]}
        market={market}
        places={LEVEL_PLACES}
      />
      <div className={css.columns}>
        <div className={css.column}>
          <ChartSection
            symbol={symbol}
            name={index.name}
            places={LEVEL_PLACES}
            timeZone={index.timezone}
            session={market}
            period={period}
            onPeriodChange={onPeriodChange}
            hasVolume={false}
          />
          <Banner tone="neutral" title={t('indices.cannotBuy')}>
            {t('indices.cannotBuyWhy')}
          </Banner>
          <TradedStocks marketId={index.marketId} />
        </div>
        <div className={css.column}>
          <IndexFactsCard index={index} market={market} />
          <OtherIndices heading={neighbours(index)} indices={others} />
        </div>
      </div>
    </div>
  );
}

/** The page without its index: it is loading, could not be loaded, or does not exist. */
function NoIndex({ symbol, indices }: { symbol: string; indices: UseQueryResult }) {
  const t = useT();
  const skeleton = (
    <div className={css.columns}>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton shape="block" height="22rem" />
      <SkeletonRows hasAvatar={false} count={3} />
    </div>
  );
  return (
    <>
      <PageHeading>{symbol}</PageHeading>
      {indices.isSuccess ? (
        <NothingHere
          title={t('indices.unknown', { symbol })}
          hint={t('indices.unknownHint')}
          to="/pages/quote/globalindex"
          action={t('indices.toWorld')}
        />
      ) : indices.isError ? (
        <QueryFailure query={indices} title={t('indices.oneFailed')} />
      ) : (
        <LoadingState skeleton={skeleton} />
      )}
    </>
  );
}

/** Related indices; renders nothing if there are none. */
function OtherIndices({ heading, indices }: { heading: string; indices: readonly IndexFacts[] }) {
  const id = useId();
  if (indices.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.section}>
      <SectionHeader id={id}>{heading}</SectionHeader>
      <ul role="list" className={css.list}>
        {indices.map((index) => (
          <li key={index.symbol}>
            <IndexRow index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stocks of the index's market, because an index cannot be bought. */
function TradedStocks({ marketId }: { marketId: string }) {
  const t = useT();
  const id = useId();
  const stocks = useQuery(mostActiveQuery(marketId));
  const all = (
    <Link to="/pages/main/market/index" search={{ market: marketId, tab: 'active' }} className={sectionLink}>
      {t('indices.allStocks')}
    </Link>
  );
  return (
    <section aria-labelledby={id} className={css.section}>
      <SectionHeader id={id} action={all}>
        {t('indices.traded')}
      </SectionHeader>
      <p className={css.rule}>{t('indices.tradedRule')}</p>
      <QueryBoundary
        query={stocks}
        skeleton={<SkeletonRows count={5} />}
        errorTitle={t('indices.tradedFailed')}
      >
        <ul role="list" className={css.list}>
          {stocks.data?.map(({ symbol, name, tickSize }) => (
            <li key={symbol}>
              <QuoteRow symbol={symbol} name={name} tickSize={tickSize} />
            </li>
          ))}
        </ul>
      </QueryBoundary>
    </section>
  );
}

/** The number of stocks on an index's page. */
const STOCKS_SHOWN = 5;

/** The stocks of a market with the highest traded value today. */
const mostActiveQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['public', 'mover', marketId, 'most_active', STOCKS_SHOWN],
    queryFn: async ({ signal }) => {
      const query = { marketId, kind: 'most_active', limit: STOCKS_SHOWN } as const;
      const { data } = await api.get('/mover', { params: { query }, signal });
      quotes.put(data);
      return data.map(({ symbol, name, tickSize }) => ({ symbol, name, tickSize }));
    },
  });
