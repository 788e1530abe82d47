import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import type { ExplainedFigure, FigureNode, FigureScope } from '../../queries/explainQueries.js';
import { lazySheet } from '../lazyPart.js';
import type { ExplainSheetProps } from './ExplainSheet.js';
import { explained } from './Explained.css.js';

/** Loaded when a figure is first opened. */
const ExplainSheet = lazySheet({
  load: async () => (await import('./ExplainSheet.js')).ExplainSheet,
  words: ['balance', 'explain', 'ledger'],
});

export interface ExplainedProps {
  figure: ExplainedFigure;
  /** The account or record of the figure; undefined while unknown. */
  of: FigureScope | undefined;
  /** The figure as shown on the page. */
  children: ReactNode;
}

/** A figure that opens its sum, which is loaded from the server. */
export function Explained({ figure, of, children }: ExplainedProps) {
  return of === undefined ? children : <Opener how={{ figure, of }}>{children}</Opener>;
}

export interface ExplainedByTreeProps {
  /** Its sum, loaded with the figure; undefined while unknown. */
  tree: FigureNode | undefined;
  children: ReactNode;
}

/** A figure that opens the sum loaded with it, such as the cost of an order. */
export function ExplainedByTree({ tree, children }: ExplainedByTreeProps) {
  return tree === undefined ? children : <Opener how={{ tree }}>{children}</Opener>;
}

/** A figure among several with their sums, or among their parts; of the same figure twice, the one nearest to the top. */
export function treeOf(
  explained: readonly FigureNode[] | undefined,
  figure: FigureNode['figure'],
): FigureNode | undefined {
  if (explained === undefined || explained.length === 0) return undefined;
  const found = explained.find((node) => node.figure === figure);
  return (
    found ??
    treeOf(
      explained.flatMap(({ parts }) => parts),
      figure,
    )
  );
}

function Opener({ how, children }: { how: ExplainSheetProps['how']; children: ReactNode }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={explained} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children} <VisuallyHidden>{t('balance.explain')}</VisuallyHidden>
      </button>
      <ExplainSheet how={how} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
