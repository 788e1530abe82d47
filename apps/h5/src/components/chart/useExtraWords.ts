import { SCALE } from '@fairlot/money';
import { formatDecimal, formatPercentChange, truncateDecimal } from '@fairlot/ui-kit/format';
import { useLocale, useT } from '../../i18n/index.js';
import { AVERAGE_LENGTHS, STRENGTH_LENGTH } from './chartLines.js';
import { percentBetween } from './percentBetween.js';
import type { ChartLine } from './chartTypes.js';

/**
 * The values of the additional lines at a bar, in words, so that everything drawn can be read; '' if there are none.
 */
export function useExtraWords(
  lines: readonly ChartLine[],
  indexName: string | undefined,
  places: number,
): (index: number) => string {
  const t = useT();
  const locale = useLocale();
  const write = (value: number, decimals: number) =>
    formatDecimal(value, { locale, decimals, rounding: 'half-up' });
  const say = ({ id, values, start }: ChartLine, index: number): string => {
    const value = values[index];
    if (value == null) return '';
    if (id === 'strength') {
      return t('chart.strengthValue', { length: STRENGTH_LENGTH, value: write(value, 1) });
    }
    if (id === 'index') {
      const change = percentBetween(truncateDecimal(start ?? value, SCALE), truncateDecimal(value, SCALE));
      return [indexName, formatPercentChange(change, { locale })].join(' ');
    }
    const length = AVERAGE_LENGTHS.find((each) => id === `average-${each}`) ?? 0;
    return t('chart.averageValue', { length, value: write(value, places) });
  };
  return (index) =>
    lines
      .map((line) => say(line, index))
      .filter(Boolean)
      .join(' · ');
}
