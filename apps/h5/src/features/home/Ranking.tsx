import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { ListSection } from '../../components/ListSection.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';
import { empty } from '../../components/ListSection.css.js';
import * as css from './Home.css.js';

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
export function Ranking({ marketId, section }: { marketId: string; section: Section }) {
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
