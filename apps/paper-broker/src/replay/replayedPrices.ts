import { maximum, minimum, percentage, subtract, ZERO } from '@fairlot/money';
import { parseDay, weekdayAtOrAfter } from '../market/calendars/days.js';
import { instantOf } from '../market/calendars/zoneOffset.js';
import type { Candle, CandleInterval, Quote } from '../market/market.js';
import { lastDay, type RecordedDay, type Recording } from './recordings.js';

/** Groups days into the longer intervals: days with the same text form one bar. */
const periods: Partial<Record<CandleInterval, (date: string) => string>> = {
  '1d': (date) => date,
  '1w': (date) => String(Math.floor(weekdayAtOrAfter(parseDay(date)) / 5)),
  '1mo': (date) => date.slice(0, 7),
};

/** Whether a recording has bars of this interval; it has none shorter than a day. */
export function hasInterval(interval: CandleInterval): boolean {
  return periods[interval] !== undefined;
}

export interface BarsWanted {
  readonly interval: CandleInterval;
  /** Without it, the last bars before `to`. */
  readonly from: Date | undefined;
  readonly to: Date;
  readonly limit: number;
}

/** Bars that start in [from, to), ascending, at the real times of their days. */
export function recordedCandles(recording: Recording, { interval, from, to, limit }: BarsWanted): Candle[] {
  const bars = barsOf(recording, interval).filter(({ at }) => at < to && (from === undefined || at >= from));
  return from === undefined ? bars.slice(Math.max(0, bars.length - limit)) : bars.slice(0, limit);
}

/** The quote of the last recorded day, with that date and a closed session. */
export function recordedQuote(recording: Recording): Quote {
  const day = lastDay(recording);
  const previousClose = recording.days.at(-2)?.close ?? day.open;
  const change = subtract(day.close, previousClose);
  return {
    symbol: recording.symbol,
    currency: recording.currency,
    last: day.close,
    open: day.open,
    high: day.high,
    low: day.low,
    close: day.close,
    previousClose,
    change,
    changePercentage: previousClose === ZERO ? ZERO : percentage(change, previousClose),
    volume: day.volume,
    asOf: momentOf(recording, day, 'close'),
    sessionStatus: 'closed',
  };
}

const known = new Map<string, readonly Candle[]>();

/** All bars of an interval. They are computed once, because the past does not change. */
function barsOf(recording: Recording, interval: CandleInterval): readonly Candle[] {
  const key = `${recording.symbol} ${interval}`;
  let bars = known.get(key);
  if (bars === undefined) {
    bars = joinDays(recording, periods[interval] ?? ((date) => date));
    known.set(key, bars);
  }
  return bars;
}

function joinDays(recording: Recording, periodOf: (date: string) => string): Candle[] {
  const bars: Candle[] = [];
  let period: string | undefined;
  for (const day of recording.days) {
    const bar = bars.at(-1);
    const next = periodOf(day.date);
    if (bar !== undefined && next === period) bars[bars.length - 1] = join(bar, day);
    else bars.push({ ...pricesOf(day), at: momentOf(recording, day, 'open') });
    period = next;
  }
  return bars;
}

const pricesOf = ({ open, high, low, close, volume }: RecordedDay) => ({ open, high, low, close, volume });

const join = (bar: Candle, day: RecordedDay): Candle => ({
  ...bar,
  high: maximum(bar.high, day.high),
  low: minimum(bar.low, day.low),
  close: day.close,
  volume: bar.volume + day.volume,
});

function momentOf({ timezone, hours }: Recording, { date }: RecordedDay, which: 'open' | 'close'): Date {
  return new Date(instantOf(timezone, parseDay(date), which === 'open' ? hours[0] : hours[1]));
}
