import { dateFormat } from '../../i18n/formatters.js';

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
  const isSame = marketZone === undefined || clockOf(date, marketZone) === clockOf(date, ownZone);
  const isSameDay = clockOf(date, marketZone).slice(0, 10) === clockOf(date, ownZone).slice(0, 10);
  return {
    own: format(date, locale, ownZone, { ...dayParts, year: 'numeric' }),
    market: isSame ? undefined : format(date, locale, marketZone, isSameDay ? {} : dayParts),
  };
}

const dayParts = { day: 'numeric', month: 'short' } as const;

function format(
  date: Date,
  locale: string,
  timeZone: string | undefined,
  more: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...more,
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

/** The local date and time, for comparing zones. */
const clockOf = (date: Date, timeZone: string | undefined) =>
  dateFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
