import type { Schemas } from '@fairlot/api-client';
import { maximum, minimum, parseDecimal, sum, toText, type Decimal } from '@fairlot/money';
import type { ChartBar } from './chartTypes.js';
import { percentBetween } from './percentBetween.js';
import { dateFormat } from '../../i18n/formatters.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations.js';

export type Candle = Schemas['Candle'];

/** The duration of one bar: the address's `period`. Each belongs to one range. */
export type Period = '1m' | '5m' | '15m' | '1h' | '1d' | '1w';

export interface ChartRange {
  readonly period: Period;
  /** Key of the range's short name. */
  readonly id: '1d' | '5d' | '1m' | '3m' | '1y' | '5y';
  /** Requested bars: all shown ones, for the longest session, and the one before. 1 to 1000. */
  readonly limit: number;
  /** The number of last trading days that are shown; undefined shows all bars but the first. */
  readonly days?: number;
  /** Duration of an intraday bar, ms; undefined for a day and longer. */
  readonly barMs?: number;
}

/** The ranges, shortest first. Each has a few hundred bars, which a phone can draw and a reader can distinguish. */
export const chartRanges: readonly ChartRange[] = [
  { period: '1m', id: '1d', limit: 540, days: 1, barMs: MINUTE_MS },
  { period: '5m', id: '5d', limit: 540, days: 5, barMs: 5 * MINUTE_MS },
  { period: '15m', id: '1m', limit: 800, days: 22, barMs: 15 * MINUTE_MS },
  { period: '1h', id: '3m', limit: 650, days: 65, barMs: HOUR_MS },
  { period: '1d', id: '1y', limit: 253 },
  { period: '1w', id: '5y', limit: 261 },
];

/**
 * An instant as the wall clock of `timeZone` shows it, encoded as if that were UTC, ms. Chart libraries know no time
 * zones; with these values they break days where the exchange does.
 */
export function wallClockMs(instant: string, timeZone: string): number {
  const format = dateFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of format.formatToParts(new Date(instant))) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const dayOf = (candle: Pick<Candle, 't'>, timeZone: string) =>
  Math.floor(wallClockMs(candle.t, timeZone) / DAY_MS);

/** The index of the first shown bar of a range. The change is measured from the bar before it, if there is one. */
export function firstShown(
  candles: readonly Candle[],
  { days, limit }: ChartRange,
  timeZone: string,
): number {
  if (days === undefined) return Math.max(0, candles.length - limit + 1);
  const known = new Set<number>();
  let start = candles.length;
  while (start > 0) {
    const candle = candles[start - 1];
    if (candle === undefined) break;
    known.add(dayOf(candle, timeZone));
    if (known.size > days) break;
    start -= 1;
  }
  return start;
}

/**
 * Whether the instrument was listed after the range begins: one listed last week has no year to show. `bars`: all
 * existing bars.
 */
export function isYounger(bars: readonly Candle[], { days, limit }: ChartRange, timeZone: string): boolean {
  if (days === undefined) return bars.length < limit - 1;
  return new Set(bars.map((bar) => dayOf(bar, timeZone))).size < days;
}

/** The last price of a symbol, as a chart needs it. */
export interface Tick {
  readonly last: string;
  readonly asOf: string;
}

/**
 * The bar of a tick: the last bar with the tick merged into it, or the next one. Null for a tick older than the last
 * bar, and for the first tick of another day, which needs the server's bars.
 */
export function barOfTick(last: Candle, tick: Tick, range: ChartRange, timeZone: string): Candle | null {
  const startMs = Date.parse(last.t);
  const tickMs = Date.parse(tick.asOf);
  if (tickMs < startMs) return null;
  const { barMs } = range;
  if (barMs !== undefined) {
    if (dayOf(last, timeZone) !== dayOf({ t: tick.asOf }, timeZone)) return null;
    const bars = Math.floor((tickMs - startMs) / barMs);
    if (bars > 0) {
      const t = new Date(startMs + bars * barMs).toISOString();
      return { t, open: tick.last, high: tick.last, low: tick.last, close: tick.last, volume: '0' };
    }
  } else if (range.period === '1d' && dayOf(last, timeZone) !== dayOf({ t: tick.asOf }, timeZone)) {
    return null;
  }
  return merge([
    last,
    { ...last, open: tick.last, high: tick.last, low: tick.last, close: tick.last, volume: '0' },
  ]);
}

export interface ChangeOptions {
  /** The bar before the first one; undefined if there is none. */
  before: Candle | undefined;
  /** In ascending order of time. */
  bars: readonly Candle[];
  /** The current price; undefined while unknown. */
  tick: Tick | undefined;
  range: ChartRange;
  /** The market's time zone. */
  timeZone: string;
}

/**
 * The change from the close before the first bar to the current price, in percent; for one day it equals the quote's.
 * Without an earlier close it is measured from the first open. Null while nothing is known.
 */
export function changeOf({ before, bars, tick, range, timeZone }: ChangeOptions): string | null {
  const last = bars.at(-1);
  const newest = (last && tick && barOfTick(last, tick, range, timeZone)) ?? last;
  return percentBetween(before?.close ?? bars[0]?.open, newest?.close);
}

/** A session's closing time and its break: local times, `HH:mm`. */
export interface SessionTimes {
  readonly closesAt: string;
  readonly breakStart: string | null;
  readonly breakEnd: string | null;
}

/**
 * The future bars of the session after `last`, in the chart's time unit, so that a day is drawn over the whole
 * session. Empty after the session's end.
 */
export function timesToCome(
  last: Candle | undefined,
  session: SessionTimes | undefined,
  { days, barMs }: ChartRange,
  timeZone: string,
): number[] {
  if (last === undefined || session === undefined || days !== 1 || barMs === undefined) return [];
  if (dayOf(last, timeZone) !== dayOf({ t: session.closesAt }, timeZone)) return [];
  const closeMs = wallClockMs(session.closesAt, timeZone);
  const [restMs, resumeMs] = [msOf(session.breakStart), msOf(session.breakEnd)];
  const times: number[] = [];
  for (let ms = wallClockMs(last.t, timeZone) + barMs; ms < closeMs; ms += barMs) {
    const isBreak = ms % DAY_MS >= restMs && ms % DAY_MS < resumeMs;
    if (!isBreak) times.push(ms / 1000);
  }
  return times;
}

/** Milliseconds since midnight; NaN without a break. */
const msOf = (time: string | null): number => {
  if (time === null) return Number.NaN;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

/**
 * Merges every `size` consecutive bars, from the first on, because candles narrower than a few pixels are not
 * legible.
 */
export function joinBars(candles: readonly Candle[], size: number): Candle[] {
  const joined: Candle[] = [];
  for (let start = 0; start < candles.length; start += size) {
    joined.push(merge(candles.slice(start, start + size)));
  }
  return joined;
}

/** Merges one or more consecutive bars. */
function merge(candles: readonly Candle[]): Candle {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined) throw new Error('A bar is made of at least one bar.');
  const read = (name: 'high' | 'low' | 'volume') =>
    candles.flatMap((candle) => parseDecimal(candle[name]) ?? []);
  const pick = (
    values: readonly Decimal[],
    better: (a: Decimal, b: Decimal) => Decimal,
    otherwise: string,
  ) => (values.length === 0 ? otherwise : toText(values.reduce(better)));
  return {
    t: first.t,
    open: first.open,
    high: pick(read('high'), maximum, first.high),
    low: pick(read('low'), minimum, first.low),
    close: last.close,
    volume: toText(sum(read('volume'))),
  };
}

/** A candle in the chart's format: in the exchange's wall-clock time, with floats, which are for pixels only. */
export function toChartBar({ t, open, high, low, close, volume }: Candle, timeZone: string): ChartBar {
  return {
    time: wallClockMs(t, timeZone) / 1000,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Number(volume),
  };
}
