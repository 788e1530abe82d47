import { Card } from '@fairlot/ui-kit/card';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { quotes } from '../../queries/quotes.js';
import * as css from './Home.css.js';

const ROWS = 5;

type Section = 'highest_volume' | 'popular';

const headings = { highest_volume: 'home.volume', popular: 'home.popular' } as const;

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

/** The first rows of a ranking, and the way to the rest. */
export function Ranking({ marketId, section }: { marketId: string; section: Section }) {
  const t = useT();
  const id = useId();
  const query = useQuery(rankingQuery(marketId, section));
  const heading = t(headings[section]);
  const words = { className: sectionLink, 'aria-label': t('home.allOf', { section: heading }) };
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        action={
          section === 'popular' ? (
            <Link to="/pages/product/popular" {...words}>
              {t('home.all')}
            </Link>
          ) : (
            <Link to="/pages/main/market/index" search={{ market: marketId, tab: 'active' }} {...words}>
              {t('home.all')}
            </Link>
          )
        }
      >
        {heading}
      </SectionHeader>
      <div className={css.inset}>
        <Card isPadded={false} className={css.rows}>
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
                {rows.length === 0 && <li className={css.empty}>{t('home.section.empty')}</li>}
              </ul>
            )}
          </QueryBoundary>
        </Card>
      </div>
    </section>
  );
}
