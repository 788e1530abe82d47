import { useQuery } from '@tanstack/react-query';
import { Explained } from '../../components/explain/Explained.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Quant.css.js';
import { quantSubscriptionQuery } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

/** Every day of an ended subscription: what was traded, the day's profit, and the cumulative profit. */
export function DayTable({ id }: { id: string }) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const query = useQuery(quantSubscriptionQuery(useSessionScope(), id));
  return (
    <QueryBoundary query={query} errorTitle={t('offers.failed')}>
      {({ days, currency }) => (
        <div className={css.tableFrame}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('quant.trade.date')}</th>
                <th scope="col">{t('quant.prices')}</th>
                <th scope="col">{t('quant.result')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, date, trade, profit, pendingProfit }) => (
                <tr key={day}>
                  <td>
                    {moment.on(date)}
                    <span>{trade === null ? t('quant.noTrade') : trade.symbol}</span>
                  </td>
                  <td>
                    {trade !== null && text.money(trade.buyPrice, currency)}
                    {trade !== null && <span>{text.money(trade.sellPrice, currency)}</span>}
                  </td>
                  <td>
                    <Explained figure="quant_day_profit" of={{ subscriptionId: id, day }}>
                      {text.profit(profit, currency)}
                    </Explained>
                    <span>
                      <Explained figure="quant_profit_so_far" of={{ subscriptionId: id, day }}>
                        {t('quant.soFar', { amount: text.profit(pendingProfit, currency) })}
                      </Explained>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </QueryBoundary>
  );
}
