import { formatDecimal } from '@fairlot/ui-kit/format';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useLocale, useT } from '../../i18n/index.js';
import type { Candle } from './chartBars.js';
import { table, tableScroll } from './Chart.css.js';

/** A scrolling region must be focusable, so that keyboards can scroll it. */
const scrolledByKeys = { role: 'region', tabIndex: 0 } as const;

const prices = ['open', 'high', 'low', 'close'] as const;

export interface CandleRowsProps {
  candles: readonly Candle[];
  time: Intl.DateTimeFormat;
  write: (price: string) => string;
  caption: string;
  hasVolume: boolean;
}

/** The bars as a table, newest first. */
export function CandleRows({ candles, time, write, caption, hasVolume }: CandleRowsProps) {
  const t = useT();
  const locale = useLocale();
  const columns = hasVolume ? ([...prices, 'volume'] as const) : prices;
  return (
    <div className={tableScroll} {...scrolledByKeys} aria-label={caption}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.column.time')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`chart.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.toReversed().map((candle) => (
            <tr key={candle.t}>
              <th scope="row">{time.format(new Date(candle.t))}</th>
              {columns.map((name) => (
                <td key={name}>
                  {name === 'volume'
                    ? formatDecimal(candle.volume, { locale, decimals: 0 })
                    : write(candle[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
