import type { Day } from './days.js';

/** A span of days, including both ends. */
export interface DaySpan {
  /** The first day, `YYYY-MM-DD`; '' while none is chosen. */
  readonly from: Day;
  /** The last day, `YYYY-MM-DD`, not before `from`; '' while it is not chosen. */
  readonly to: Day;
}

/**
 * The span after a day was chosen: it completes a started span, in either order, or starts a new one. '' clears it.
 */
export function withDay({ from, to }: DaySpan, day: Day): DaySpan {
  if (day === '' || from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}
