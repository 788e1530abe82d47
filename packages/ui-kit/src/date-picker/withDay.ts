import type { Day } from './days.js';

/** A span of days, including both ends. */
export interface DaySpan {
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  readonly from: Day;
  /** Not before `from`; '' while only the first day is chosen. */
  readonly to: Day;
}

/**
 * The span after a day was chosen: it completes a started span, in either order, or starts a new one. '' clears it.
 */
export function withDay({ from, to }: DaySpan, day: Day): DaySpan {
  if (day === '' || from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}
