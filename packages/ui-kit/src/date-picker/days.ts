/**
 * A calendar day as `YYYY-MM-DD`, without time and zone: a birthday is the same day everywhere. All functions are
 * exact for the years 1000 to 9999.
 */
export type Day = string;

const DAY_MS = 86_400_000;
const atMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether the text is an existing day; February 30 is not. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = atMidnight(text);
  return !Number.isNaN(date.getTime()) && textOf(date) === text;
}

/** The day `by` days later, or earlier if negative. @example addDays('2024-02-28', 1) // '2024-02-29' */
export function addDays(day: Day, by: number): Day {
  return textOf(new Date(atMidnight(day).getTime() + by * DAY_MS));
}

/**
 * The same day of the month `by` months later, or that month's last day. @example addMonths('2025-01-31', 1) //
 * '2025-02-28'
 */
export function addMonths(day: Day, by: number): Day {
  const date = atMidnight(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return textOf(first);
}

/** The day, or the nearest one within the bounds. */
export function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => atMidnight(day).getUTCDay() || 7;

/**
 * The weeks of the day's month, each of seven places from `firstWeekday` (1 to 7) on. A place of another month is
 * undefined.
 */
export function weeksOf(day: Day, firstWeekday: number): (Day | undefined)[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  const weeks: (Day | undefined)[][] = [];
  for (let start = -before; addDays(first, Math.max(0, start)).slice(0, 7) === day.slice(0, 7); start += 7)
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const candidate = addDays(first, start + at);
        return candidate.slice(0, 7) === day.slice(0, 7) ? candidate : undefined;
      }),
    );
  return weeks;
}

/** Countries whose weeks begin on Sunday (Unicode CLDR, weekData), for browsers that do not tell. */
const SUNDAY_FIRST =
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';

/** The first weekday of a locale: 1 for Monday to 7 for Sunday. */
export function firstWeekdayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const told = known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay;
  if (told !== undefined) return told;
  return SUNDAY_FIRST.split(' ').includes(known.maximize().region ?? '') ? 7 : 1;
}

/** By locale and style. Making one takes far longer than using it, and a month writes some fifty days. */
const formats: Record<string, Intl.DateTimeFormat> = {};

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (formats[locale + JSON.stringify(style)] ??= new Intl.DateTimeFormat(locale, {
    ...style,
    calendar: 'gregory',
    timeZone: 'UTC',
  }));
}

/** A day in words. `style`: the parts as `Intl.DateTimeFormat` takes them. */
export function writeDay(day: Day, locale: string, style: Intl.DateTimeFormatOptions): string {
  return formatOf(locale, style).format(atMidnight(day));
}

/** A span of two days in words, shortened as the language does. @example 'March 3 – 9, 2026' */
export function writeSpan(from: Day, to: Day, locale: string, style: Intl.DateTimeFormatOptions): string {
  // Node writes thin spaces and Chromium plain ones; what a server renders must be what the browser renders.
  return formatOf(locale, style).formatRange(atMidnight(from), atMidnight(to)).replaceAll('\u2009', ' ');
}
