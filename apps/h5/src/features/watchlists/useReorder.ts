import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
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
  const row = useRef<HTMLElement>(null);
  const order = drag?.order ?? dropped ?? symbols;
  const isDragging = drag !== null;

  const drop = async (next: readonly string[]) => {
    setDrag(null);
    if (next.join() === symbols.join()) return;
    setDropped(next);
    await onDrop(next);
    setDropped(null);
  };
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (drag === null || row.current === null) return;
    const { top, height } = row.current.getBoundingClientRect();
    const from = drag.order.indexOf(drag.symbol);
    const steps = Math.round((clientY - top) / height - 0.5);
    if (steps !== 0) setDrag({ ...drag, order: moveEntry(drag.order, from, from + steps) });
  });
  const release = useEffectEvent(() => {
    if (drag !== null) void drop(drag.order);
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = () => setDrag(null);
    // On the window: a row that trades places leaves the document for a moment, and with it every pointer it had caught.
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [isDragging]);

  const handleOf = (symbol: string) => ({
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      // Two requests under way could overtake each other.
      if (dropped !== null) return;
      row.current = event.currentTarget.closest('li');
      setDrag({ symbol, order });
    },
  });
  return { order, dragged: drag?.symbol, handleOf, drop, isSaving: dropped !== null };
}
