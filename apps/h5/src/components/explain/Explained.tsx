import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import type { ExplainedFigure, FigureNode, FigureScope } from '../../queries/explainQueries.js';
import { lazySheet } from '../lazyPart.js';
import type { ExplainSheetProps } from './ExplainSheet.js';
import { explained } from './Explained.css.js';

/** Fetched when the first figure is opened. */
const ExplainSheet = lazySheet({
  load: async () => (await import('./ExplainSheet.js')).ExplainSheet,
  words: ['balance', 'explain', 'ledger'],
});

export interface ExplainedProps {
  figure: ExplainedFigure;
  /** The account or record that the figure belongs to; undefined while it is not known. */
  of: FigureScope | undefined;
  /** The figure as it stands on the page. */
  children: ReactNode;
}

/** A figure that opens into its sum, which the server is asked for. */
export function Explained({ figure, of, children }: ExplainedProps) {
  return of === undefined ? children : <Opener how={{ figure, of }}>{children}</Opener>;
}

export interface ExplainedByTreeProps {
  /** Its sum, which came with it; undefined while that is not known. */
  tree: FigureNode | undefined;
  children: ReactNode;
}

/** A figure that opens into the sum that came with it, such as what an order would cost. */
export function ExplainedByTree({ tree, children }: ExplainedByTreeProps) {
  return tree === undefined ? children : <Opener how={{ tree }}>{children}</Opener>;
}

/** A figure among those that came with their sums, or among the parts of one. */
export const treeOf = (
  explained: readonly FigureNode[] | undefined,
  figure: FigureNode['figure'],
): FigureNode | undefined =>
  [...(explained ?? []), ...(explained ?? []).flatMap(({ parts }) => parts)].find(
    (node) => node.figure === figure,
  );

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
