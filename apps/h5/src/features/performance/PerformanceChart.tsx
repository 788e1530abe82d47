import type { Schemas } from '@fairlot/api-client';
import { directionOf, formatMoney, formatPercentChange } from '@fairlot/ui-kit/format';
import { useLocale, useT } from '../../i18n/index.js';
import { useBalancesHidden } from '../../state/preferences.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { performanceLine, HEIGHT, WIDTH } from './performanceLine.js';
import * as css from './Performance.css.js';
import { dateFormat } from '../../i18n/formatters.js';

export interface PerformanceChartProps {
  performance: Schemas['Performance'];
  figure: 'return' | 'value';
}

/** A line chart of the value over time, with a table of the same data for screen readers. */
export function PerformanceChart({ performance, figure }: PerformanceChartProps) {
  const t = useT();
  const locale = useLocale();
  const places = useMoneyPlaces(performance.currency);
  const [isHidden] = useBalancesHidden();
  const { points, currency } = performance;
  const isReturn = figure === 'return';
  const line = performanceLine(
    points.map((point) => ({
      at: Date.parse(point.at),
      value: Number(isReturn ? point.returnPercentage : point.value),
    })),
  );
  const tone = isReturn ? directionOf(performance.returnPercentage, 2, 'half-up') : 'flat';
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const write = (value: number) => {
    if (isReturn) return formatPercentChange(String(value), { locale });
    return isHidden ? '' : formatMoney(String(value), { currency, locale, decimals: places });
  };
  return (
    <div className={css.chart}>
      <svg
        className={css.line[tone]}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.ground} d={`M0 ${line.startY}H${WIDTH}`} />
        <path className={css.stroke} d={line.path} />
      </svg>
      <span className={css.high} aria-hidden="true">
        {write(line.high)}
      </span>
      <span className={css.low} aria-hidden="true">
        {write(line.low)}
      </span>
      <div className={css.unseen}>
        <table>
          <caption>{t('performance.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('performance.table.at')}</th>
              <th scope="col">{t('performance.shown.value')}</th>
              <th scope="col">{t('performance.shown.return')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <td>{moment.format(new Date(point.at))}</td>
                <td>
                  {isHidden
                    ? t('balance.hidden')
                    : formatMoney(point.value, { currency, locale, decimals: places })}
                </td>
                <td>{formatPercentChange(point.returnPercentage, { locale })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
