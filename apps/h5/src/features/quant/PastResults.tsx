import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import * as css from './Quant.css.js';
import type { QuantDetail } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

/** The results of the last rounds, and how many of them lost. */
export function PastResults({ quant }: { quant: QuantDetail }) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const { pastResults } = quant;
  const lost = pastResults.filter(({ profitRate }) => profitRate.startsWith('-')).length;
  return (
    <>
      <p className={css.quiet}>
        {t('quant.lostRounds', {
          lost,
          rounds: pastResults.length,
          average: text.signed(quant.pastProfitRate),
        })}
      </p>
      <div className={css.tableFrame}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('quant.period')}</th>
              <th scope="col">{t('quant.losingDays')}</th>
              <th scope="col">{t('quant.result')}</th>
            </tr>
          </thead>
          <tbody>
            {pastResults.map((result) => (
              <tr key={result.name}>
                <td>
                  {moment.on(result.startDate)}
                  <span>{moment.on(result.endDate)}</span>
                </td>
                <td>{t('quant.partOf', { part: result.losingDays, whole: result.tradingDays })}</td>
                <td>{text.signed(result.profitRate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.quiet}>{t('quant.pastNote')}</p>
    </>
  );
}
