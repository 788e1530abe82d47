import type { Schemas } from '@fairlot/api-client';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@fairlot/ui-kit/card';
import { ButtonLink } from '../../components/ButtonLink.js';
import * as offers from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { ProductCard } from './ProductCard.js';
import { quantsQuery, quantSumQuery } from './quantQueries.js';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { Figure, FigureGrid } from '../../components/FigureGrid.js';
import { useQuantText } from './useQuantText.js';

/** An explanation of quant funds, the customer's total, and the products on offer. */
export function QuantHome() {
  const t = useT();
  const query = useQuery(quantsQuery(useSessionScope()));
  const sums = useQuery(quantSumQuery(useSessionScope()));
  const isWaiting = query.isPending || sums.isPending;
  return (
    <>
      <PageHeading>{t('manifest.quant')}</PageHeading>
      <div className={offers.body}>
        <p className={offers.lead}>{t('quant.lead')}</p>
        {!query.isPending && <Summary sums={sums.data ?? []} />}
        <QueryBoundary query={query} isWaiting={sums.isPending} errorTitle={t('offers.failed')}>
          {(rows) => {
            const open = rows.filter(({ status }) => status === 'open');
            return (
              <section>
                <h2 className={offers.heading}>{t('quant.openNow')}</h2>
                <div className={offers.stack}>
                  {open.length === 0 && (
                    <EmptyState title={t('quant.noneOpen')} hint={t('quant.noneOpenHint')} />
                  )}
                  {open.map((quant) => (
                    <ProductCard key={quant.id} quant={quant} />
                  ))}
                </div>
              </section>
            );
          }}
        </QueryBoundary>
        {/* The height of what is above them is unknown before. */}
        {!isWaiting && (
          <>
            <ButtonLink variant="secondary" fullWidth to="/pages/quantify/list">
              {t('quant.all')}
            </ButtonLink>
            <ButtonLink variant="quiet" fullWidth to="/pages/quantify/history" search={{ status: 'running' }}>
              {t('quant.openHistory')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

/** The customer's quant funds and their profit, by currency; renders nothing for customers without any. */
function Summary({ sums }: { sums: readonly Schemas['QuantSum'][] }) {
  const t = useT();
  const text = useQuantText();
  if (sums.length === 0) return null;
  return (
    <Card>
      <div className={offers.stack}>
        <h2 className={offers.heading}>{t('quant.mine')}</h2>
        {sums.map(({ currency, invested, pendingSettlementProfit, settledProfit }) => (
          <FigureGrid key={currency}>
            <Figure label={t('quant.invested')}>
              <Explained figure="quant_invested" of={{ currency }}>
                <Own>{text.money(invested, currency)}</Own>
              </Explained>
            </Figure>
            <Figure label={t('quant.pending')}>
              <Explained figure="quant_pending" of={{ currency }}>
                <Own>{text.profit(pendingSettlementProfit, currency)}</Own>
              </Explained>
            </Figure>
            <Figure label={t('quant.settled')}>
              <Explained figure="quant_settled" of={{ currency }}>
                <Own>{text.profit(settledProfit, currency)}</Own>
              </Explained>
            </Figure>
          </FigureGrid>
        ))}
      </div>
    </Card>
  );
}
