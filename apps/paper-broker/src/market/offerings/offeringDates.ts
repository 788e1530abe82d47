import { DAY_MS } from '../../util/durations.js';
import { dayOfWeekday } from '../calendars/days.js';
import type { TradingCalendar, TradingDay } from '../calendars/tradingCalendar.js';
import type { OfferingDates } from './offering.js';

/**
 * Trading days from the first day of the window to the last; more than a week, so that two windows of a market
 * overlap.
 */
const WINDOW_DAYS = 8;
/** Trading days after the last day of the window. */
const AUDIT_AFTER = 1;
const ALLOTMENT_AFTER = 3;
const LISTING_AFTER = 6;
const ANNOUNCED_BEFORE_MS = 14 * DAY_MS;

/** The dates of an offering whose window opens on the first trading day at or after `weekday`. */
export function offeringDates(calendar: TradingCalendar, weekday: number): OfferingDates {
  const first = firstTradingDay(calendar, dayOfWeekday(weekday));
  const last = calendar.next(first, WINDOW_DAYS);
  const allotment = calendar.next(last, ALLOTMENT_AFTER);
  const listing = calendar.next(last, LISTING_AFTER);
  return {
    announcedAt: new Date(first.openMs - ANNOUNCED_BEFORE_MS),
    openAt: new Date(first.openMs),
    closeAt: new Date(last.closeMs),
    auditDate: calendar.next(last, AUDIT_AFTER).date,
    expirationDate: allotment.date,
    allotmentAt: new Date(allotment.closeMs),
    listingDate: listing.date,
    listingAt: new Date(listing.openMs),
  };
}

function firstTradingDay(calendar: TradingCalendar, from: number): TradingDay {
  for (let day = from; ; day += 1) {
    const found = calendar.onDay(day);
    if (found !== null) return found;
  }
}
