import { Card } from '@fairlot/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { Figure, FigureGrid } from '../../components/FigureGrid.js';
import * as offers from '../../components/offers/Offers.css.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { quantSumQuery } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

/** The customer's quant funds and their profit, by currency; renders nothing for customers without any. */
export function Summary() {
  const t = useT();
  const text = useQuantText();
  const { data = [] } = useQuery(quantSumQuery(useSessionScope()));
  if (data.length === 0) return null;
  return (
    <Card>
      <div className={offers.stack}>
        <h2 className={offers.heading}>{t('quant.mine')}</h2>
        {data.map(({ currency, invested, pendingSettlementProfit, settledProfit }) => (
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
