import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { SessionBadge } from '../../components/SessionBadge.js';
import { useCurrentMarket } from '../../queries/referenceQueries.js';
import { market as marketLine } from './Home.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { ListSection } from '../../components/ListSection.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';
import { empty } from '../../components/ListSection.css.js';
import * as css from './Home.css.js';

/** The most traded stocks of the chosen market, below its name and whether it is open. */
export function MostTraded() {
  const { market } = useCurrentMarket();
  return (
    market !== undefined && (
      <>
        <p className={marketLine}>
          <strong>{market.name}</strong> <SessionBadge market={market} />
        </p>
        <Ranking marketId={market.id} section="highest_volume" />
      </>
    )
  );
}

/** The popular stocks of the chosen market. */
export function PopularStocks() {
  const { market } = useCurrentMarket();
  return market !== undefined && <Ranking marketId={market.id} section="popular" />;
}

const ROWS = 5;

type Section = 'highest_volume' | 'popular';

const headings = { highest_volume: 'home.volume', popular: 'manifest.popular' } as const;

const rankingQuery = (marketId: string, section: Section) =>
  queryOptions({
    queryKey: ['public', 'instrument', 'home', section, marketId],
    queryFn: async ({ signal }) => {
      const query = { marketId, section, limit: ROWS };
      const { data } = await api.get('/instrument', { params: { query }, signal });
      quotes.put(data);
      return data;
    },
    staleTime: 30_000,
  });

/** The first rows of a ranking, with a link to the rest. */
function Ranking({ marketId, section }: { marketId: string; section: Section }) {
  const t = useT();
  const query = useQuery(rankingQuery(marketId, section));
  const heading = t(headings[section]);
  const words = { heading, all: t('home.all'), allOf: t('home.allOf', { section: heading }) };
  const list = (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows count={ROWS} />}
      errorTitle={t('home.section.failed')}
    >
      {(rows) => (
        <ul role="list" className={css.list}>
          {rows.map(({ symbol, name, tickSize }) => (
            <li key={symbol}>
              <QuoteRow symbol={symbol} name={name} tickSize={tickSize} />
            </li>
          ))}
          {rows.length === 0 && <li className={empty}>{t('home.section.empty')}</li>}
        </ul>
      )}
    </QueryBoundary>
  );
  return section === 'popular' ? (
    <ListSection {...words} to="/pages/product/popular">
      {list}
    </ListSection>
  ) : (
    <ListSection {...words} to="/pages/main/market/index" search={{ market: marketId, tab: 'active' }}>
      {list}
    </ListSection>
  );
}
