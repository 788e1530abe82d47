import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FundRow } from '../../components/offers/FundRow.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { fundsQuery } from '../../queries/offerQueries.js';
import * as css from './Home.css.js';

const ROWS = 3;

/** The first funds that can be subscribed, and the way to all of them. */
export function FundsOnOffer() {
  const t = useT();
  const id = useId();
  const query = useInfiniteQuery(fundsQuery);
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        action={
          <Link to="/pages/fund/index" className={sectionLink} aria-label={t('funds.home.allOf')}>
            {t('funds.home.all')}
          </Link>
        }
      >
        {t('manifest.fund')}
      </SectionHeader>
      <div className={css.inset}>
        <Card isPadded={false} className={css.rows}>
          <QueryBoundary
            query={query}
            isEmpty={query.data?.length === 0}
            skeleton={<SkeletonRows count={ROWS} />}
            errorTitle={t('funds.home.failed')}
            empty={<EmptyState title={t('funds.noneOffered')} />}
          >
            {(funds) => (
              <List aria-labelledby={id}>
                {funds.slice(0, ROWS).map((fund) => (
                  <li key={fund.id}>
                    <FundRow fund={fund} />
                  </li>
                ))}
              </List>
            )}
          </QueryBoundary>
        </Card>
      </div>
    </section>
  );
}
