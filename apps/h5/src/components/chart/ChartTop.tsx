import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { chartTop, kindChoice, legend, legendExtras, legendFigure } from './Chart.css.js';

export type ChartKind = 'line' | 'candles';

export interface ChartTopProps {
  /** The whole range in words, while no bar is selected. */
  summary: ReactNode;
  /** The selected bar in words. */
  chosen: ReactNode | undefined;
  /** Figures of the additional lines; empty without any. */
  beside: string;
  kind: ChartKind;
  onKindChange: (kind: ChartKind) => void;
}

/** The line above a chart: the bar under the crosshair, and the choice of line or candles. */
export function ChartTop({ summary, chosen, beside, kind, onKindChange }: ChartTopProps) {
  const t = useT();
  return (
    <div className={chartTop}>
      <div className={legend}>
        {chosen ?? <span className={legendFigure}>{summary}</span>}
        {beside !== '' && <span className={legendExtras}>{beside}</span>}
      </div>
      <div className={kindChoice}>
        <SegmentedControl<ChartKind>
          label={t('chart.kind')}
          value={kind}
          onValueChange={onKindChange}
          options={[
            { value: 'line', label: t('chart.kind.line') },
            { value: 'candles', label: t('chart.kind.candles') },
          ]}
        />
      </div>
    </div>
  );
}
