import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { moveEntry } from './order.js';

/**
 * Reorders rows by a handle: while the finger moves, rows swap places; on release `onDrop` receives the new order.
 * `onDrop` resolves when the list has that order, which is shown until then.
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
    // On the window, because a row that swaps places is briefly removed from the document and loses its captured
    // pointers.
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
      // Two concurrent requests could arrive in the wrong order.
      if (dropped !== null) return;
      row.current = event.currentTarget.closest('li');
      setDrag({ symbol, order });
    },
  });
  return { order, dragged: drag?.symbol, handleOf, drop, isSaving: dropped !== null };
}
