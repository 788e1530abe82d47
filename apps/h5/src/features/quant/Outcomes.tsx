import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useT } from '../../i18n/index.js';
import * as css from './Quant.css.js';
import type { QuantOutcome } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

const cases = ['low', 'mid', 'high'] as const;

/** The possible outcomes of an amount, losses first, each in percent of the amount too. */
export function Outcomes({ outcomes, currency }: { outcomes: readonly QuantOutcome[]; currency: string }) {
  const t = useT();
  const text = useQuantText();
  return (
    <>
      <div className={css.tableFrame}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('quant.case')}</th>
              <th scope="col">{t('quant.result')}</th>
              <th scope="col">{t('quant.comesBack')}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((outcome) => {
              const name = cases.find((each) => each === outcome.case);
              return (
                <tr key={outcome.case}>
                  <th scope="row">{name === undefined ? outcome.case : t(`quant.case.${name}`)}</th>
                  <td>
                    <ExplainedByTree tree={treeOf(outcome.explained, 'quant_outcome')}>
                      {text.profit(outcome.profit, currency)}
                    </ExplainedByTree>
                    <span>{text.signed(outcome.profitRate)}</span>
                  </td>
                  <td>
                    <ExplainedByTree tree={treeOf(outcome.explained, 'quant_returned')}>
                      {text.money(outcome.returnedAmount, currency)}
                    </ExplainedByTree>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={css.quiet}>{t('quant.noForecast')}</p>
    </>
  );
}
