import { DAY_MS } from '../../../util/durations.js';
import { parseDay } from '../days.js';

/** How many days before a calendar ends its next year has to be entered from the exchange's notice. */
export const NOTICE_DAYS = 60;

interface CalendarRows {
  /** The years that the calendar contains, with their sources. */
  readonly years: Readonly<Record<string, unknown>>;
}

/**
 * The markets whose calendar ends within the notice, with their last day.
 * @param at the current day, wall time
 */
export function endingCalendars(
  markets: Readonly<Record<string, CalendarRows>>,
  at: Date,
): { readonly id: string; readonly validUntil: string }[] {
  const today = Math.floor(at.getTime() / DAY_MS);
  return Object.entries(markets).flatMap(([id, { years }]) => {
    const last = Object.keys(years).sort().at(-1);
    const validUntil = last === undefined ? '1970-01-01' : `${last}-12-31`;
    return parseDay(validUntil) - today > NOTICE_DAYS ? [] : [{ id, validUntil }];
  });
}
