/** Calendar days as numbers: days count from 1970-01-01 in any zone, weekdays from Monday 2012-01-02. */

import { DAY_MS } from '../../util/durations.js';
import { utcDate } from '../../util/instants.js';

/** The first weekday of the simulation. */
const EPOCH_DAY = 15_341;

/** `YYYY-MM-DD` to a day. @throws {RangeError} for text that is no date */
export function parseDay(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!Number.isFinite(ms)) throw new RangeError(`"${date}" is not a calendar date (YYYY-MM-DD).`);
  return ms / DAY_MS;
}

/** @example formatDay(0) // '1970-01-01' */
export function formatDay(day: number): string {
  return utcDate(new Date(day * DAY_MS));
}

/** Monday is 0, Sunday 6. */
export function dayOfWeek(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The number of weekdays from the epoch to `day`; for a weekend day, that of the next Monday. */
export function weekdayAtOrAfter(day: number): number {
  const sinceEpoch = day - EPOCH_DAY;
  const week = Math.floor(sinceEpoch / 7);
  return week * 5 + Math.min(sinceEpoch - week * 7, 5);
}

/** The day of a weekday number. */
export function dayOfWeekday(weekday: number): number {
  const week = Math.floor(weekday / 5);
  return EPOCH_DAY + week * 7 + (weekday - week * 5);
}
