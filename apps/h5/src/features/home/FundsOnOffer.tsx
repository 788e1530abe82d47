import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FundRow } from '../../components/offers/FundRow.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { ListSection } from '../../components/ListSection.js';
import { useT } from '../../i18n/index.js';
import { fundsQuery } from '../../queries/offerQueries.js';

const ROWS = 3;

/** The first funds on offer, with a link to all. */
export function FundsOnOffer() {
  const t = useT();
  const query = useInfiniteQuery(fundsQuery);
  return (
    <ListSection
      heading={t('manifest.fund')}
      to="/pages/fund/index"
      all={t('funds.home.all')}
      allOf={t('funds.home.allOf')}
    >
      <QueryBoundary
        query={query}
        isEmpty={query.data?.length === 0}
        skeleton={<SkeletonRows count={ROWS} />}
        errorTitle={t('funds.home.failed')}
        empty={<EmptyState title={t('funds.noneOffered')} />}
      >
        {(funds) => (
          <List aria-label={t('manifest.fund')}>
            {funds.slice(0, ROWS).map((fund) => (
              <li key={fund.id}>
                <FundRow fund={fund} />
              </li>
            ))}
          </List>
        )}
      </QueryBoundary>
    </ListSection>
  );
}
