import { formatPercentChange } from '@fairlot/ui-kit/format';
import { useLocale, useT } from '../../i18n/index.js';
import { useQuote } from '../../stores/quotes.js';
import { changeOf, type Candle, type ChartRange } from './chartBars.js';

/** What the price has made of a whole range until now. */
export function RangeChange(props: {
  symbol: string;
  range: ChartRange;
  timeZone: string;
  base: readonly Candle[];
}) {
  const { symbol, range, timeZone, base } = props;
  const t = useT();
  const locale = useLocale();
  const change = changeOf(base, useQuote(symbol), range, timeZone);
  return t('chart.rangeChange', {
    range: t(`chart.range.${range.id}`),
    change: formatPercentChange(change, { locale }),
  });
}
