import { formatPercentChange } from '@fairlot/ui-kit/format';
import { useMemo } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { isYounger, type Candle, type ChartRange } from './chartBars.js';
import { dateFormat } from '../../i18n/formatters.js';

/**
 * Writes the change of a price over a range, in percent: "1Y: +4.52%". For a price younger than the range it says
 * since when, because six days are not a year.
 */
export function useRangeWords(
  base: readonly Candle[],
  range: ChartRange,
  timeZone: string,
): (change: string | null) => string {
  const t = useT();
  const locale = useLocale();
  const since = useMemo(() => {
    const [first] = base;
    if (first === undefined || !isYounger(base, range, timeZone)) return undefined;
    return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(first.t));
  }, [base, range, timeZone, locale]);
  return (percent) => {
    const change = formatPercentChange(percent, { locale });
    return since === undefined
      ? t('chart.rangeChange', { range: t(`chart.range.${range.id}`), change })
      : t('chart.since', { date: since, change });
  };
}
