import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import type { ExplainedFigure, FigureScope } from '../../queries/explainQueries.js';
import { isTrading } from '../../queries/tradingQueries.js';
import { lazySheet } from '../lazyPart.js';
import { explained } from './Explained.css.js';

/** Fetched when the first figure is opened. */
const ExplainSheet = lazySheet({
  load: async () => (await import('./ExplainSheet.js')).ExplainSheet,
  words: ['balance', 'explain', 'ledger'],
});

export interface ExplainedProps {
  figure: ExplainedFigure;
  /** What it is of; undefined while that is not known. */
  of: FigureScope | undefined;
  /** The figure as it stands on the page. */
  children: ReactNode;
}

/** A figure that opens into its sum. */
export function Explained({ figure, of, children }: ExplainedProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  // The server's sums of a currency have all accounts in them; without trading, one of them is not shown.
  if (of === undefined || (of.currency !== undefined && !isTrading)) return children;
  return (
    <>
      <button type="button" className={explained} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children} <VisuallyHidden>{t('balance.explain')}</VisuallyHidden>
      </button>
      <ExplainSheet figure={figure} of={of} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
