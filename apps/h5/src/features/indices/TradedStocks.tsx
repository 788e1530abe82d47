import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QuoteRow } from '../../components/QuoteRow.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { mostActiveQuery } from './mostActiveQueries.js';
import * as css from './IndexPage.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';

/** Stocks of the index's market, because an index cannot be bought. */
export function TradedStocks({ marketId }: { marketId: string }) {
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
