import { useLocale, useT } from '../../i18n/index.js';
import { numberFormat } from '../../i18n/formatters.js';
import type { ChartRange, Period } from './chartBars.js';

const LENGTHS: Readonly<Record<Period, readonly [length: number, unit: string]>> = {
  '1m': [1, 'minute'],
  '5m': [5, 'minute'],
  '15m': [15, 'minute'],
  '1h': [1, 'hour'],
  '1d': [1, 'day'],
  '1w': [1, 'week'],
};

/**
 * Describes the duration of a bar; if a candle contains several bars, also the duration that averages are computed
 * from.
 */
export function useBarWords({ period }: ChartRange): (size: number, hasAverages: boolean) => string {
  const t = useT();
  const locale = useLocale();
  const [length, unit] = LENGTHS[period];
  const write = (count: number): string =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count * length);
  return (size, hasAverages) =>
    size > 1 && hasAverages
      ? t('chart.candleInterval', { candle: write(size), bar: write(1) })
      : t('chart.interval', { bar: write(size) });
}
