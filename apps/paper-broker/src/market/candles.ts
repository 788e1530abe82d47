import { startOfMinute, type TradingDay } from './calendars/tradingCalendar.js';
import type { Candle, CandleInterval } from './market.js';
import { positionAt } from './path/position.js';
import type { Bar, PricePath } from './path/pricePath.js';
import { toDecimal } from './ticks.js';

/** A bar with its start. */
interface TimedBar extends Bar {
  readonly atMs: number;
}

/** Minutes of each interval shorter than a day. */
const intradayMinutes: Partial<Record<CandleInterval, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
};

/** Groups days into long bars: days with the same text form one bar. */
const periods: Partial<Record<CandleInterval, (day: TradingDay) => string>> = {
  '1d': (day) => day.date,
  '1w': (day) => String(Math.floor(day.weekday / 5)),
  '1mo': (day) => day.date.slice(0, 7),
};

/** The earliest `limit` bars that start in [from, to) and not after now, ascending. */
export function candlesFrom(
  path: PricePath,
  interval: CandleInterval,
  {
    fromMs,
    toMs,
    nowMs,
    limit,
  }: { readonly fromMs: number; readonly toMs: number; readonly nowMs: number; readonly limit: number },
): Candle[] {
  const first = periodStart(path, interval, path.calendar.lastOpened(Math.max(fromMs, path.earliestMs)));
  const bars: TimedBar[] = [];
  for (let day = first; day.openMs < toMs && day.openMs <= nowMs && bars.length < limit;) {
    const group = periodFrom(path, interval, day);
    for (const bar of barsOf(path, interval, group, nowMs)) {
      if (bar.atMs >= fromMs && bar.atMs < toMs && bars.length < limit) bars.push(bar);
    }
    day = path.calendar.next(group.at(-1) ?? day);
  }
  return bars.map(toCandle);
}

/** The last `count` bars that start before `to` and not after now, ascending. */
export function candlesUntil(
  path: PricePath,
  interval: CandleInterval,
  { count, toMs, nowMs }: { readonly count: number; readonly toMs: number; readonly nowMs: number },
): Candle[] {
  const bars: TimedBar[] = [];
  let day = periodStart(path, interval, path.calendar.lastOpened(Math.min(toMs - 1, nowMs)));
  while (bars.length < count && day.openMs >= path.earliestMs) {
    const group = periodFrom(path, interval, day);
    const before = barsOf(path, interval, group, nowMs).filter((bar) => bar.atMs < toMs);
    bars.unshift(...before);
    day = periodStart(path, interval, path.calendar.previous(day));
  }
  return bars.slice(Math.max(0, bars.length - count)).map(toCandle);
}

function samePeriod(interval: CandleInterval, a: TradingDay, b: TradingDay): boolean {
  const period = periods[interval];
  return period === undefined ? a.day === b.day : period(a) === period(b);
}

/** The first trading day of the period that `day` is in. */
function periodStart(path: PricePath, interval: CandleInterval, day: TradingDay): TradingDay {
  let first = day;
  for (;;) {
    const before = path.calendar.previous(first);
    if (before.openMs < path.earliestMs || !samePeriod(interval, before, day)) return first;
    first = before;
  }
}

/** The trading days of the period that begins with `first`. */
function periodFrom(path: PricePath, interval: CandleInterval, first: TradingDay): TradingDay[] {
  const group = [first];
  for (let day = path.calendar.next(first); samePeriod(interval, day, first); day = path.calendar.next(day)) {
    group.push(day);
  }
  return group;
}

function barsOf(
  path: PricePath,
  interval: CandleInterval,
  group: readonly TradingDay[],
  nowMs: number,
): TimedBar[] {
  const [first] = group;
  if (first === undefined || first.openMs > nowMs) return [];
  const minutes = intradayMinutes[interval];
  if (minutes !== undefined) return barsWithin(path, first, minutes, nowMs);
  const bars = group.filter((day) => day.openMs <= nowMs).map((day) => dayUntil(path, day, nowMs));
  return [merge(first.openMs, bars)];
}

/** The bar of a day until `nowMs`. */
function dayUntil(path: PricePath, day: TradingDay, nowMs: number): Bar {
  if (nowMs >= day.closeMs) return path.dayBar(day);
  const prices = path.day(day);
  const { elapsed, minute, second } = positionAt(day, nowMs);
  return {
    open: prices.open,
    ...prices.rangeUntil(minute, second),
    close: second < 0 ? prices.closeOfMinute(minute - 1) : prices.priceAt(minute, second),
    volume: prices.volumeUntil(elapsed),
  };
}

/** Bars of `length` minutes, counted from the start of each trading period, so that no bar spans a break. */
function barsWithin(path: PricePath, day: TradingDay, length: number, nowMs: number): TimedBar[] {
  const bars: TimedBar[] = [];
  for (const [index, segment] of day.segments.entries()) {
    const end = day.segments[index + 1]?.firstMinute ?? day.minutes;
    for (let minute = segment.firstMinute; minute < end; minute += length) {
      const atMs = startOfMinute(day, minute);
      if (atMs > nowMs) return bars;
      bars.push({
        atMs,
        ...stretchUntil(path, day, { from: minute, to: Math.min(minute + length, end), nowMs }),
      });
    }
  }
  return bars;
}

/** The bar of the minutes in [from, to) until `nowMs`; at least one second has been traded. */
function stretchUntil(
  path: PricePath,
  day: TradingDay,
  { from, to, nowMs }: { readonly from: number; readonly to: number; readonly nowMs: number },
): Bar {
  const prices = path.day(day);
  const { elapsed, minute, second } = positionAt(day, nowMs);
  const open = prices.priceAt(from, 0);
  const before = prices.volumeUntil(from);
  if (minute >= to || second < 0) {
    return {
      open,
      ...prices.rangeOfMinutes(from, to),
      close: prices.closeOfMinute(to - 1),
      volume: prices.volumeUntil(to) - before,
    };
  }
  const now = prices.rangeWithin(minute, second);
  const done = minute > from ? prices.rangeOfMinutes(from, minute) : now;
  return {
    open,
    high: Math.max(done.high, now.high),
    low: Math.min(done.low, now.low),
    close: prices.priceAt(minute, second),
    volume: prices.volumeUntil(elapsed) - before,
  };
}

function merge(atMs: number, bars: readonly Bar[]): TimedBar {
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) throw new Error('A bar is made of one bar at least.');
  let { high, low } = first;
  let volume = 0;
  for (const bar of bars) {
    high = Math.max(high, bar.high);
    low = Math.min(low, bar.low);
    volume += bar.volume;
  }
  return { atMs, open: first.open, high, low, close: last.close, volume };
}

function toCandle(bar: TimedBar): Candle {
  return {
    at: new Date(bar.atMs),
    open: toDecimal(bar.open),
    high: toDecimal(bar.high),
    low: toDecimal(bar.low),
    close: toDecimal(bar.close),
    volume: BigInt(bar.volume),
  };
}
