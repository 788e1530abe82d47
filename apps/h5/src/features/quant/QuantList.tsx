import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { MarketChips } from '../../components/MarketChips.js';
import * as offers from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { ProductCard } from './ProductCard.js';
import { quantsQuery } from './quantQueries.js';

const PATH = '/pages/quantify/list';

/** Every open or upcoming product, by market. */
export function QuantList() {
  const t = useT();
  const { market = '' } = useSearch(PATH);
  const navigate = useNavigate();
  const query = useQuery(quantsQuery(useSessionScope()));
  const { data: markets = [] } = useQuery(marketsQuery);
  const offered = new Set(query.data?.map(({ marketId }) => marketId));
  return (
    <>
      <PageHeading>{t('manifest.quantProducts')}</PageHeading>
      <MarketChips
        markets={markets.filter(({ id }) => offered.has(id))}
        value={market}
        allLabel={t('quant.allMarkets')}
        onValueChange={(next) =>
          void navigate({ to: PATH, search: next === '' ? {} : { market: next }, replace: true })
        }
      />
      <div className={offers.panel}>
        <QueryBoundary query={query} errorTitle={t('offers.failed')}>
          {(rows) => {
            const shown = rows.filter(({ marketId }) => market === '' || marketId === market);
            return shown.length === 0 ? (
              <EmptyState title={t('quant.noneHere')} hint={t('quant.noneOpenHint')} />
            ) : (
              <div className={offers.stack}>
                {shown.map((quant) => (
                  <ProductCard key={quant.id} quant={quant} heading="h2" />
                ))}
              </div>
            );
          }}
        </QueryBoundary>
      </div>
    </>
  );
}
