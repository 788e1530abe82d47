import { DAY_MS, dayOfWeekday } from '../calendars/days.js';
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
  const last = daysAfter(calendar, first, WINDOW_DAYS);
  const allotment = daysAfter(calendar, last, ALLOTMENT_AFTER);
  const listing = daysAfter(calendar, last, LISTING_AFTER);
  return {
    announcedAt: new Date(first.openMs - ANNOUNCED_BEFORE_MS),
    openAt: new Date(first.openMs),
    closeAt: new Date(last.closeMs),
    auditDate: daysAfter(calendar, last, AUDIT_AFTER).date,
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

function daysAfter(calendar: TradingCalendar, from: TradingDay, count: number): TradingDay {
  let day = from;
  for (let step = 0; step < count; step += 1) day = calendar.next(day);
  return day;
}
