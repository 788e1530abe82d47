import { DAY_MS, parseDay } from './days.js';

/** Before a calendar ends, someone has to enter its next year from the exchange's notice. Days. */
export const NOTICE_DAYS = 60;

interface CalendarRows {
  /** Each year that the calendar knows, and where from. */
  readonly years: Readonly<Record<string, unknown>>;
}

/**
 * The markets whose calendar ends within the notice, with their last day. Empty while all is well.
 * @param at the day to judge from, wall time
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
