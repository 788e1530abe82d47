import { useState, type PointerEvent } from 'react';
import { moveEntry } from './order.js';

/**
 * Reordering by a handle: while the finger moves, rows trade places; on release `onDrop` gets the new order.
 * `onDrop` resolves when the list shows that order, which is drawn until then.
 */
export function useReorder(
  symbols: readonly string[],
  onDrop: (symbols: readonly string[]) => Promise<void>,
) {
  const [drag, setDrag] = useState<{ symbol: string; order: readonly string[] } | null>(null);
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const order = drag?.order ?? dropped ?? symbols;

  const drop = async (next: readonly string[]) => {
    setDrag(null);
    if (next.join() === symbols.join()) return;
    setDropped(next);
    await onDrop(next);
    setDropped(null);
  };
  const handleOf = (symbol: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Two orders on their way would overtake each other.
      if (dropped !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ symbol, order });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.symbol !== symbol) return;
      const row = event.currentTarget.closest('li')?.getBoundingClientRect();
      if (row === undefined) return;
      const from = drag.order.indexOf(symbol);
      const steps = Math.round((event.clientY - (row.top + row.bottom) / 2) / row.height);
      if (steps !== 0) setDrag({ symbol, order: moveEntry(drag.order, from, from + steps) });
    },
    onPointerUp() {
      if (drag?.symbol === symbol) void drop(drag.order);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { order, dragged: drag?.symbol, handleOf, drop, isSaving: dropped !== null };
}
