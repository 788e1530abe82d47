import { dateFormat } from '../i18n/formatters.js';

/** A moment in a market's time and in the customer's. */
export interface MarketMoment {
  /** `Mon 09:30` with the weekday, `16:00` without. */
  there: string;
  /** The same in the customer's time; undefined if both clocks are equal. */
  here: string | undefined;
}

export interface MarketMomentOptions {
  /** IANA name of the market's zone. */
  timezone: string;
  /** BCP 47. */
  locale: string;
  hasWeekday: boolean;
  /** @default the zone of the device */
  ownTimezone?: string;
}

/**
 * Writes a moment in both time zones. The customer's weekday is written only if it differs. @param instant ISO 8601
 */
export function marketMoment(instant: string, options: MarketMomentOptions): MarketMoment {
  const { timezone, locale, hasWeekday, ownTimezone } = options;
  const date = new Date(instant);
  const write = (timeZone: string | undefined, isWithDay: boolean) =>
    dateFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      ...(isWithDay ? { weekday: 'short' } : {}),
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(date);

  const isSameDay = dayOf(date, timezone) === dayOf(date, ownTimezone);
  const isSameClock = isSameDay && write(timezone, false) === write(ownTimezone, false);
  return {
    there: write(timezone, hasWeekday),
    here: isSameClock ? undefined : write(ownTimezone, !isSameDay),
  };
}

const dayOf = (date: Date, timeZone: string | undefined) =>
  dateFormat('en-CA', timeZone === undefined ? {} : { timeZone }).format(date);
