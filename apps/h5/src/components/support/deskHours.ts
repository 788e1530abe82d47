import type { Schemas } from '@fairlot/api-client';
import { dateFormat, localClock } from '../../i18n/formatters.js';
import { DAY_MS } from '../../durations.js';

/** The desk's opening hours, in the customer's own time and days. */
export interface OwnHours {
  /** The first and the last weekday: `Monday`. In a distant time zone they differ from the desk's own. */
  readonly first: string;
  readonly last: string;
  /** `09:00` */
  readonly opens: string;
  /** With the time zone of all values: `21:00 GMT+1`. */
  readonly closes: string;
}

/**
 * Converts the desk's hours to the customer's zone, for the week of `now`, because the difference of two zones
 * changes with daylight saving time.
 * @param locale BCP 47; `ownZone` IANA name, the device's by default
 */
export function ownHours(
  hours: Schemas['Support']['hours'],
  now: Date,
  locale: string,
  ownZone?: string,
): OwnHours {
  const write = (date: Date, parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, {
      ...parts,
      ...(ownZone === undefined ? {} : { timeZone: ownZone }),
    }).format(date);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const opensOn = (day: number | undefined) => momentOf(hours.opens, day ?? 1, hours.timezone, now);
  const [firstDay, lastDay] = [hours.days[0], hours.days.at(-1)];
  return {
    first: write(opensOn(firstDay), { weekday: 'long' }),
    last: write(opensOn(lastDay), { weekday: 'long' }),
    opens: write(opensOn(firstDay), time),
    closes: write(momentOf(hours.closes, firstDay ?? 1, hours.timezone, now), {
      ...time,
      timeZoneName: 'short',
    }),
  };
}

/** The instant at which a zone's clock shows `time` on a day of this week. @param day 1 is Monday */
function momentOf(time: string, day: number, timeZone: string, now: Date): Date {
  const today = now.getUTCDay() === 0 ? 7 : now.getUTCDay();
  const date = new Date(now.getTime() + (day - today) * DAY_MS).toISOString().slice(0, 10);
  const asIfUtc = new Date(`${date}T${time}:00Z`);
  return new Date(asIfUtc.getTime() - aheadOfUtcMs(asIfUtc, timeZone));
}

function aheadOfUtcMs(date: Date, timeZone: string): number {
  return Date.parse(`${localClock(date, timeZone).replace(' ', 'T')}Z`) - date.getTime();
}
