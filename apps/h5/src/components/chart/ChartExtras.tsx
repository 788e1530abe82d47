import { useT } from '../../i18n/index.js';
import * as chips from '../MarketChips.css.js';
import { extrasRow } from './Chart.css.js';
import { AVERAGE_LENGTHS, STRENGTH_LENGTH, type ChartExtra } from './chartLines.js';

export interface ChartExtrasProps {
  value: ReadonlySet<ChartExtra>;
  onValueChange: (value: ReadonlySet<ChartExtra>) => void;
  /** Name of the index to compare with; without it there is no comparison. */
  indexName: string | undefined;
}

/** Chooses any number of lines to draw with the price. */
export function ChartExtras({ value, onValueChange, indexName }: ChartExtrasProps) {
  const t = useT();
  const names: readonly (readonly [ChartExtra, string])[] = [
    ['average', t('chart.average', { short: AVERAGE_LENGTHS[0], long: AVERAGE_LENGTHS[1] })],
    ['strength', t('chart.strength', { length: STRENGTH_LENGTH })],
    ...(indexName === undefined ? [] : [['index', t('chart.compare', { index: indexName })] as const]),
  ];
  const toggle = (extra: ChartExtra) => {
    const next = new Set(value);
    if (!next.delete(extra)) next.add(extra);
    onValueChange(next);
  };
  return (
    <fieldset className={extrasRow} aria-label={t('chart.extras')}>
      {names.map(([extra, name]) => (
        <label key={extra} className={chips.chip}>
          <input
            type="checkbox"
            className={chips.radio}
            checked={value.has(extra)}
            onChange={() => toggle(extra)}
          />
          <span className={chips.face}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
