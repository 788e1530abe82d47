import { isApiError } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton, SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { NothingHere } from '../../components/NothingHere.js';
import { AlertBell } from '../../components/alerts/AlertBell.js';
import { ChartSection } from '../../components/chart/ChartSection.js';
import { PageHeading } from '../../components/PageHeading.js';
import { canReach } from '../../components/reach.js';
import { QuoteHeader } from '../../components/QuoteHeader.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { firstPageShown } from '../../queries/firstPageShown.js';
import { indicesQuery } from '../../queries/indexQueries.js';
import { instrumentQuery, pricePlaces, type Instrument } from '../../queries/instrumentQueries.js';
import { useIsHalted } from '../../queries/quotes.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { useIsSignedIn } from '../../state/session.js';
import { QuoteFacts } from './QuoteFacts.js';
import { bar, column, columns, header, page } from './StockQuote.css.js';
import { lazyPart } from '../../components/lazyPart.js';
import { QueryFailure } from '../../components/QueryFailure.js';

const FUND = '/pages/fund/detail';

/** Lazily loaded, because the customer's own data waits for the server anyway. */
const OwnHoldings = lazyPart({
  load: async () => (await import('./OwnHoldings.js')).OwnHoldings,
  words: ['balance', 'stockQuote'],
});
/** Lazily loaded, because it is below the main content. */
const StockNews = lazyPart({
  load: async () => {
    await firstPageShown;
    return (await import('./StockNews.js')).StockNews;
  },
  words: ['stockQuote'],
});

/** A stock: its price and chart, its facts, the customer's positions, and the way to its ticket. */
export function StockQuote() {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const { symbol, period } = useSearch('/pages/quote/stock');
  const instrument = useQuery(instrumentQuery(symbol));
  const markets = useQuery(marketsQuery);
  const indices = useQuery(indicesQuery);
  // When this arrives, the whole page renders; the deferred value lets React do that incrementally, so that a phone
  // still responds to touch.
  const arrived = useDeferredValue(instrument.data);
  const stock = arrived?.symbol === symbol ? arrived : undefined;
  // Lists of symbols lead here. A fund is not traded and has its own page for customers.
  const hasOwnPage = stock?.productType === 'FUND' && isSignedIn && canReach(FUND);
  useEffect(() => {
    if (hasOwnPage) void navigate({ to: FUND, search: { id: symbol }, replace: true });
  }, [hasOwnPage, navigate, symbol]);

  if (stock === undefined) return <NoStock symbol={symbol} query={instrument} />;
  const market = markets.data?.find(({ id }) => id === stock.marketId);
  const places = pricePlaces(stock.tickSize);
  return (
    <div className={page}>
      <QuoteHeader
        symbol={symbol}
        name={stock.name}
        notes={[market?.name]}
        market={market}
        currency={stock.currency}
        places={places}
      />
      <AlertBell symbol={symbol} currency={stock.currency} places={places} />
      <div className={columns}>
        <div className={column}>
          <HaltNotice instrument={stock} />
          <ChartSection
            key={symbol}
            symbol={symbol}
            name={stock.name}
            places={places}
            timeZone={market?.timezone ?? 'UTC'}
            session={market}
            index={indices.data?.find(({ marketId }) => marketId === stock.marketId)}
            period={period}
            onPeriodChange={(next) =>
              void navigate({ to: '/pages/quote/stock', search: { symbol, period: next }, replace: true })
            }
          />
        </div>
        <div className={column}>
          {isSignedIn && (
            <Suspense fallback={null}>
              <OwnHoldings instrument={stock} />
            </Suspense>
          )}
          <QuoteFacts instrument={stock} market={market} />
          <Suspense fallback={null}>
            <StockNews symbol={symbol} />
          </Suspense>
        </div>
      </div>
      <TradeBar instrument={stock} />
    </div>
  );
}

/** While the stock loads; or that it failed, or that there is none of that symbol. */
function NoStock({ symbol, query }: { symbol: string; query: UseQueryResult<Instrument> }) {
  const t = useT();
  return (
    <>
      <PageHeading>{symbol}</PageHeading>
      {isApiError(query.error, 'not_found', 'validation') ? (
        <NothingHere
          title={t('stockQuote.unknown', { symbol })}
          hint={t('stockQuote.unknownHint')}
          to="/pages/search/index"
          action={t('manifest.search')}
        />
      ) : query.isError ? (
        <QueryFailure query={query} title={t('stockQuote.failed')} />
      ) : (
        <LoadingState
          skeleton={
            <div className={header}>
              <Skeleton width="40%" height="2.5rem" />
              <Skeleton shape="block" height="18rem" />
              <SkeletonRows hasAvatar={false} count={3} />
            </div>
          }
        />
      )}
    </>
  );
}

function HaltNotice({ instrument }: { instrument: Instrument }) {
  const t = useT();
  if (!useIsHalted(instrument)) return null;
  return (
    <Banner tone="caution" title={t('stockQuote.halted')}>
      {t('stockQuote.haltedHint')}
    </Banner>
  );
}

/** Links to the ticket; for visitors through the login page. */
function TradeBar({ instrument }: { instrument: Instrument }) {
  const t = useT();
  const { symbol } = instrument;
  if (useIsHalted(instrument)) {
    return (
      <div className={bar}>
        <Button size="large" variant="secondary" disabled>
          {t('stockQuote.sell')}
        </Button>
        <Button size="large" disabled>
          {t('stockQuote.buy')}
        </Button>
      </div>
    );
  }
  return (
    <div className={bar}>
      <ButtonLink
        size="large"
        variant="secondary"
        to="/pages/payment/stock"
        search={{ symbol, side: 'sell' }}
      >
        {t('stockQuote.sell')}
      </ButtonLink>
      <ButtonLink size="large" to="/pages/payment/stock" search={{ symbol, side: 'buy' }}>
        {t('stockQuote.buy')}
      </ButtonLink>
    </div>
  );
}
