import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayByKey } from './dayByKey.js';
import type { Day } from './days.js';

/**
 * The keys that move among the days of a table, by the grid pattern of WAI-ARIA. The focus follows to the active day, also into
 * another month. Returns props of the table.
 */
export function useDayKeys(active: Day, firstWeekday: number, onMove: (day: Day) => void) {
  const ref = useRef<HTMLTableElement>(null);
  const isMovingFocus = useRef(false);
  useEffect(() => {
    if (!isMovingFocus.current) return;
    isMovingFocus.current = false;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(event, active, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    isMovingFocus.current = true;
    onMove(next);
  };
  return { ref, onKeyDown };
}
