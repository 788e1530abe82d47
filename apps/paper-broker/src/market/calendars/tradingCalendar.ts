import { DAY_MS, MINUTE_MS } from '../../util/durations.js';
import type { Exchange } from './exchanges.js';
import { dayOfWeek, formatDay, parseDay, weekdayAtOrAfter } from './days.js';
import { holidaysOf, validFrom, validUntil } from './holidays.js';
import { instantOf, zoneOffset } from './zoneOffset.js';

/** A period of continuous trading. A day has two of them when there is a midday break. */
export interface Segment {
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** Minutes of trading on that day before this period. */
  readonly firstMinute: number;
}

/** A trading day of an exchange, with its times computed once. */
export interface TradingDay {
  /** Calendar day, see `days.ts`. */
  readonly day: number;
  /** `YYYY-MM-DD` in the market's zone. */
  readonly date: string;
  /** The number of the day among all weekdays. It gives the day's position on the price path, whatever the holidays. */
  readonly weekday: number;
  readonly segments: readonly Segment[];
  readonly openMs: number;
  readonly closeMs: number;
  /** Minutes of trading, without breaks. */
  readonly minutes: number;
}

export interface TradingCalendar {
  readonly exchange: Exchange;
  /** Whether the date is a trading day; null outside the calendar. */
  isTradingDay(date: string): boolean | null;
  /**
   * The trading day on a calendar day; null when the exchange is closed. Outside the calendar only weekends are
   * closed.
   */
  onDay(day: number): TradingDay | null;
  /** The last trading day that opened at or before `atMs`. */
  lastOpened(atMs: number): TradingDay;
  /** The trading day that is `count` of them later. */
  next(day: TradingDay, count?: number): TradingDay;
  previous(day: TradingDay): TradingDay;
  /** The calendar day in the market's zone at `atMs`. */
  localDay(atMs: number): number;
}

/** The calendar of one exchange. */
export function createTradingCalendar(exchange: Exchange): TradingCalendar {
  const holidays = holidaysOf(exchange.id);
  const laidOut = new Map<number, TradingDay>();
  const first = parseDay(validFrom);
  const last = parseDay(validUntil);

  const isClosed = (day: number): boolean => dayOfWeek(day) > 4 || holidays.closed.has(day);
  const openDay = (day: number): TradingDay => {
    let found = laidOut.get(day);
    if (found === undefined) {
      found = layOut(exchange, day, holidays.halfDays.has(day));
      laidOut.set(day, found);
    }
    return found;
  };
  const localDay = (atMs: number): number =>
    Math.floor((atMs + zoneOffset(exchange.timezone, atMs)) / DAY_MS);
  const search = (from: number, direction: 1 | -1): TradingDay => {
    let day = from;
    while (isClosed(day)) day += direction;
    return openDay(day);
  };

  // Successive calls almost always ask for the same day.
  let recent: TradingDay | undefined;
  let recentUntil = 0;
  const lastOpened = (atMs: number): TradingDay => {
    if (recent !== undefined && atMs >= recent.openMs && atMs < recentUntil) return recent;
    const today = search(localDay(atMs), -1);
    recent = today.openMs <= atMs ? today : search(today.day - 1, -1);
    recentUntil = search(recent.day + 1, 1).openMs;
    return recent;
  };

  return {
    exchange,
    isTradingDay(date) {
      const day = parseDay(date);
      return day < first || day > last ? null : !isClosed(day);
    },
    onDay: (day) => (isClosed(day) ? null : openDay(day)),
    lastOpened,
    next({ day }, count = 1) {
      let found = day;
      for (let left = count; left > 0; left -= isClosed(found) ? 0 : 1) found += 1;
      return openDay(found);
    },
    previous: (day) => search(day.day - 1, -1),
    localDay,
  };
}

/** Minutes of trading on `day` before `atMs`, with fraction; 0 before the open, all minutes after the close. */
export function minutesTraded(day: TradingDay, atMs: number): number {
  let traded = 0;
  for (const segment of day.segments) {
    if (atMs < segment.startMs) break;
    traded = segment.firstMinute + (Math.min(atMs, segment.endMs) - segment.startMs) / MINUTE_MS;
  }
  return traded;
}

/** When a minute of trading begins. `minute` counts from 0, without breaks. */
export function startOfMinute(day: TradingDay, minute: number): number {
  let start = day.openMs;
  for (const segment of day.segments) {
    if (minute < segment.firstMinute) break;
    start = segment.startMs + (minute - segment.firstMinute) * MINUTE_MS;
  }
  return start;
}

/** Whether the exchange trades at `atMs`. The start of a period is inclusive, its end exclusive. */
export function isTrading(day: TradingDay, atMs: number): boolean {
  return day.segments.some((segment) => atMs >= segment.startMs && atMs < segment.endMs);
}

/** Minutes after midnight of `HH:mm`. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function layOut(exchange: Exchange, day: number, isHalfDay: boolean): TradingDay {
  const latest =
    isHalfDay && exchange.halfDayClose !== null
      ? minuteOfDay(exchange.halfDayClose)
      : Number.POSITIVE_INFINITY;
  const segments: Segment[] = [];
  let minutes = 0;
  for (const [from, to] of exchange.segments) {
    const start = minuteOfDay(from);
    const end = Math.min(minuteOfDay(to), latest);
    if (end <= start) continue;
    segments.push({
      startMs: instantOf(exchange.timezone, day, start),
      endMs: instantOf(exchange.timezone, day, end),
      firstMinute: minutes,
    });
    minutes += end - start;
  }
  const [opening] = segments;
  const closing = segments.at(-1);
  if (opening === undefined || closing === undefined)
    throw new Error(`The exchange ${exchange.id} has a trading day without trading hours.`);
  return {
    day,
    date: formatDay(day),
    weekday: weekdayAtOrAfter(day),
    segments,
    openMs: opening.startMs,
    closeMs: closing.endMs,
    minutes,
  };
}
