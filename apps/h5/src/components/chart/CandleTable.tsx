import { Suspense, useState } from 'react';
import { useT } from '../../i18n/index.js';
import type { CandleRowsProps } from './CandleRows.js';
import { tableToggle } from './Chart.css.js';
import { lazyPart } from '../lazyPart.js';

/** Loaded when the table is first opened. */
const CandleRows = lazyPart({
  load: async () => (await import('./CandleRows.js')).CandleRows,
  words: ['chart'],
});

/** The chart's data as a table, newest first. Rendered when it is opened. */
export function CandleTable(props: CandleRowsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={tableToggle}>{t('chart.table')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <CandleRows {...props} />
        </Suspense>
      )}
    </details>
  );
}
