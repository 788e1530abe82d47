import type { KeyboardEvent } from 'react';
import { addDays, addMonths, weekdayOf, type Day } from './days.js';

/** The day that a key leads to from the focused day; undefined for other keys. */
export function dayByKey(
  event: KeyboardEvent<HTMLElement>,
  active: Day,
  firstWeekday: number,
): Day | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const fromWeekStart = (weekdayOf(active) - firstWeekday + 7) % 7;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(active, -forward);
    case 'ArrowRight':
      return addDays(active, forward);
    case 'ArrowUp':
      return addDays(active, -7);
    case 'ArrowDown':
      return addDays(active, 7);
    case 'Home':
      return addDays(active, -fromWeekStart);
    case 'End':
      return addDays(active, 6 - fromWeekStart);
    case 'PageUp':
      return addMonths(active, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(active, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
