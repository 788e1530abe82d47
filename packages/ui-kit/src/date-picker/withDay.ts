import type { Day } from './calendar.js';

/** A span of days, its ends among them. */
export interface DaySpan {
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  readonly from: Day;
  /** Not before `from`; '' while only the first day is chosen. */
  readonly to: Day;
}

/** The span once one more day is chosen: it ends one that has begun, in either order, and begins a new one otherwise. '' takes it back. */
export function withDay({ from, to }: DaySpan, day: Day): DaySpan {
  if (day === '' || from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}
