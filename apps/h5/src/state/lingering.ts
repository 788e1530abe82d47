import type { QuoteCell } from './quoteCells.js';

/** How long a symbol is still followed after its last row was unmounted, so that scrolling back costs nothing. */
const LINGER_MS = 500;

/**
 * Keeps cells without listeners followed for LINGER_MS. The rows of a page that the customer leaves are unmounted in
 * one task, so they share a timer, and `onGone` is called once for all.
 */
export function createLingering(onGone: () => void): (cell: QuoteCell) => void {
  /** The cells that have lost their last listener in this task. */
  let leaving: Set<QuoteCell> | undefined;
  return (cell) => {
    if (leaving === undefined) {
      const together = new Set<QuoteCell>();
      leaving = together;
      queueMicrotask(() => (leaving = undefined));
      setTimeout(() => {
        const gone = [...together].filter((each) => each.lingering === together);
        for (const each of gone) each.lingering = undefined;
        if (gone.length > 0) onGone();
      }, LINGER_MS);
    }
    leaving.add(cell);
    cell.lingering = leaving;
  };
}
