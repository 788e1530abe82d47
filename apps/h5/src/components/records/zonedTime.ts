import { dateFormat, localClock } from '../../i18n/formatters.js';

export interface ZonedTime {
  /** In the customer's time zone: `Nov 16, 2026, 18:51:30 GMT+1`. */
  readonly own: string;
  /** In the market's time zone, with its day if that differs; undefined if both clocks are equal. */
  readonly market: string | undefined;
}

export interface ZonedTimeOptions {
  /** BCP 47. */
  readonly locale: string;
  /** IANA name of the market's zone; undefined while unknown. */
  readonly marketZone: string | undefined;
  /** @default the device's zone */
  readonly ownZone?: string | undefined;
}

/**
 * Writes an instant to the second in the customer's zone and in the market's, each with its zone. @param instant ISO
 * 8601
 */
export function zonedTime(instant: string, { locale, marketZone, ownZone }: ZonedTimeOptions): ZonedTime {
  const date = new Date(instant);
  const isSame = marketZone === undefined || localClock(date, marketZone) === localClock(date, ownZone);
  const isSameDay = localClock(date, marketZone).slice(0, 10) === localClock(date, ownZone).slice(0, 10);
  return {
    own: format(date, locale, ownZone, { dateStyle: 'medium', timeStyle: 'long' }),
    market: isSame
      ? undefined
      : format(date, locale, marketZone, isSameDay ? clockParts : { ...dayParts, ...clockParts }),
  };
}

const dayParts = { day: 'numeric', month: 'short' } as const;
const clockParts = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;

function format(
  date: Date,
  locale: string,
  timeZone: string | undefined,
  style: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...style, ...(timeZone === undefined ? {} : { timeZone }) }).format(date);
}
