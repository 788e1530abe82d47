import { bridgeBound, fillBridge } from '../brownian.js';
import type { TradingDay } from '../calendars/tradingCalendar.js';
import { uniform } from '../hash.js';
import { roundToTick, type TickTable } from '../ticks.js';

/** Prices per minute, one for each second; the last is the close of the minute. */
export const SECONDS = 60;
const BOUND = bridgeBound(SECONDS);

export interface DayShape {
  readonly intradayKey: number;
  readonly volumeKey: number;
  readonly day: TradingDay;
  readonly logOpen: number;
  readonly logClose: number;
  /** Standard deviations from open to close: the symbol's own, and that of its market's part. */
  readonly ownDeviation: number;
  readonly marketDeviation: number;
  readonly marketStray: Float64Array;
  readonly toPoints: (log: number) => number;
  readonly ticks: TickTable;
  readonly lotSize: number;
  /** Shares of the day, before rounding to lots. */
  readonly volume: number;
}

/** Highest and lowest price of a period, in points. */
export interface Range {
  readonly high: number;
  readonly low: number;
}

/**
 * Every price of one symbol on one trading day, in points. The nodes are the prices at the ends of minutes. Between
 * two nodes runs a small bridge, kept within the range of the nodes, so that bars of every length agree with the
 * day's. Minutes count from 0, without breaks; seconds count from 0 within a minute.
 */
export interface DayPath {
  readonly day: TradingDay;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Shares of the whole day. */
  readonly totalVolume: number;
  /** The price in a second of a minute. */
  priceAt(minute: number, second: number): number;
  /** The price at the end of a minute; for minute -1, the opening price. */
  closeOfMinute(minute: number): number;
  /** The range of the minutes in [from, to). */
  rangeOfMinutes(from: number, to: number): Range;
  /** The range of a minute from its start to `second`, inclusive. */
  rangeWithin(minute: number, second: number): Range;
  /** The range from the open to a second of a minute, inclusive. `second` -1: to the end of the previous minute. */
  rangeUntil(minute: number, second: number): Range;
  /** Bounds of every price of the minute, known without computing the prices. */
  boundsOfMinute(minute: number): Range;
  /** Shares traded in the first `minutes` minutes, with fraction; a whole number of lots. */
  volumeUntil(minutes: number): number;
}

export function createDayPath(shape: DayShape): DayPath {
  const { day, ticks } = shape;
  const { minutes } = day;
  const nodes = computeNodes(shape);
  const open = nodes[0] ?? 0;
  const close = nodes[minutes] ?? 0;
  let high = open;
  let low = open;
  for (const node of nodes) {
    if (node > high) high = node;
    if (node < low) low = node;
  }

  const dayDeviation = Math.hypot(shape.ownDeviation, shape.marketDeviation);
  const secondDeviation = dayDeviation / Math.sqrt(minutes * SECONDS);

  // The bridge of the last requested minute, because prices are mostly requested second by second.
  const bridge = new Float64Array(SECONDS + 1);
  let bridgeMinute = -1;
  const priceAt = (minute: number, second: number): number => {
    const from = nodes[minute] ?? close;
    // The day begins with its opening price. Every other second is a step toward the end of its minute.
    if (minute === 0 && second === 0) return from;
    if (bridgeMinute !== minute) {
      fillBridge(bridge, shape.intradayKey ^ 0x6d2b79f5, day.weekday * 1024 + minute, SECONDS);
      bridgeMinute = minute;
    }
    const to = nodes[minute + 1] ?? close;
    const straight = from + ((to - from) * (second + 1)) / SECONDS;
    const price = roundToTick(ticks, straight * (1 + secondDeviation * (bridge[second + 1] ?? 0)));
    return Math.min(high, Math.max(low, price));
  };

  const boundsOfMinute = (minute: number): Range => {
    const from = nodes[minute] ?? close;
    const to = nodes[minute + 1] ?? close;
    const above = Math.max(from, to);
    const below = Math.min(from, to);
    return {
      high: Math.min(high, roundToTick(ticks, above * (1 + BOUND * secondDeviation))),
      low: Math.max(low, roundToTick(ticks, below * (1 - BOUND * secondDeviation))),
    };
  };

  // The last requested period; the next request is usually one second longer.
  let scannedMinute = -1;
  let scannedSecond = -1;
  let highest = 0;
  let lowest = 0;
  const scan = (minute: number, lastSecond: number): Range => {
    if (minute !== scannedMinute || lastSecond < scannedSecond) {
      scannedMinute = minute;
      scannedSecond = 0;
      highest = priceAt(minute, 0);
      lowest = highest;
    }
    for (let second = scannedSecond + 1; second <= lastSecond; second += 1) {
      const price = priceAt(minute, second);
      if (price > highest) highest = price;
      if (price < lowest) lowest = price;
    }
    scannedSecond = Math.max(scannedSecond, lastSecond);
    return { high: highest, low: lowest };
  };

  const ranges: (Range | undefined)[] = [];
  const rangeOfMinute = (minute: number): Range => (ranges[minute] ??= scan(minute, SECONDS - 1));

  const rangeOfMinutes = (from: number, to: number): Range => {
    let above = nodes[from + 1] ?? close;
    let below = above;
    for (let minute = from + 1; minute < to; minute += 1) {
      const node = nodes[minute + 1] ?? close;
      if (node > above) above = node;
      if (node < below) below = node;
    }
    for (let minute = from; minute < to; minute += 1) {
      const bounds = boundsOfMinute(minute);
      if (bounds.high <= above && bounds.low >= below) continue;
      const range = rangeOfMinute(minute);
      above = Math.max(above, range.high);
      below = Math.min(below, range.low);
    }
    return { high: above, low: below };
  };

  // running[n] is the range of the first n minutes; it grows during the day.
  const running: Range[] = [];
  const rangeOfFirst = (count: number): Range => {
    for (let minute = Math.max(0, running.length - 1); minute < count; minute += 1) {
      const before = running[minute] ?? { high: open, low: open };
      running[minute] = before;
      const bounds = boundsOfMinute(minute);
      // Most minutes cannot exceed the range so far, so their seconds are not computed.
      if (bounds.high <= before.high && bounds.low >= before.low) {
        running[minute + 1] = before;
        continue;
      }
      const range = rangeOfMinute(minute);
      running[minute + 1] = { high: Math.max(before.high, range.high), low: Math.min(before.low, range.low) };
    }
    return running[count] ?? { high: open, low: open };
  };

  let shares: Float64Array | undefined;
  const lots = Math.floor(shape.volume / shape.lotSize);
  const volumeUntil = (elapsed: number): number => {
    if (elapsed <= 0) return 0;
    if (elapsed >= minutes) return lots * shape.lotSize;
    shares ??= computeVolumeShares(shape.volumeKey, day);
    const minute = Math.floor(elapsed);
    const before = shares[minute] ?? 0;
    const share = before + ((shares[minute + 1] ?? 1) - before) * (elapsed - minute);
    return Math.floor(lots * share) * shape.lotSize;
  };

  return {
    day,
    open,
    high,
    low,
    close,
    totalVolume: lots * shape.lotSize,
    priceAt,
    closeOfMinute: (minute) => nodes[minute + 1] ?? close,
    rangeOfMinutes,
    rangeWithin: scan,
    rangeUntil(minute, second) {
      const before = rangeOfFirst(Math.min(minute, minutes));
      if (second < 0 || minute >= minutes) return before;
      const bounds = boundsOfMinute(minute);
      if (bounds.high <= before.high && bounds.low >= before.low) return before;
      const now = scan(minute, second);
      return { high: Math.max(before.high, now.high), low: Math.min(before.low, now.low) };
    },
    boundsOfMinute,
    volumeUntil,
  };
}

/** A shared buffer: a year of day bars needs the minutes of each day only briefly. */
let scratch = new Float64Array(0);

/** Open, high, low, close and volume of a day, without its prices: a third of the work of `createDayPath`. */
export function computeDayBar(shape: DayShape): Range & {
  readonly open: number;
  readonly close: number;
  readonly volume: number;
} {
  const count = shape.day.minutes + 1;
  if (scratch.length < count) scratch = new Float64Array(count);
  fillLogs(scratch, shape);
  let highest = shape.logClose;
  let lowest = shape.logClose;
  for (let minute = 0; minute < count; minute += 1) {
    const log = scratch[minute] ?? 0;
    if (log > highest) highest = log;
    if (log < lowest) lowest = log;
  }
  // Rounding to the tick is monotone, so the highest price has the highest logarithm.
  return {
    open: shape.toPoints(shape.logOpen),
    high: shape.toPoints(highest),
    low: shape.toPoints(lowest),
    close: shape.toPoints(shape.logClose),
    volume: Math.floor(shape.volume / shape.lotSize) * shape.lotSize,
  };
}

/** Prices at the ends of minutes, from the open to the close, on the tick. */
function computeNodes(shape: DayShape): Float64Array {
  const nodes = new Float64Array(shape.day.minutes + 1);
  fillLogs(nodes, shape);
  for (let minute = 0; minute < nodes.length; minute += 1) nodes[minute] = shape.toPoints(nodes[minute] ?? 0);
  return nodes;
}

/** Writes the logarithms of the prices at the ends of minutes to the start of `logs`. */
function fillLogs(logs: Float64Array, shape: DayShape): void {
  const { minutes, weekday } = shape.day;
  fillBridge(logs, shape.intradayKey, weekday, minutes);
  const ownPerMinute = shape.ownDeviation / Math.sqrt(minutes);
  const { logOpen, logClose, marketDeviation, marketStray } = shape;
  const slope = (logClose - logOpen) / minutes;
  for (let minute = 0; minute < minutes; minute += 1) {
    logs[minute] =
      logOpen +
      slope * minute +
      ownPerMinute * (logs[minute] ?? 0) +
      marketDeviation * (marketStray[minute] ?? 0);
  }
  // Set directly, because the last bit of the sum above may differ from the daily close.
  logs[minutes] = logClose;
}

/** The fraction of the day's volume traded by the end of each minute: high at the open and toward the close. */
function computeVolumeShares(key: number, day: TradingDay): Float64Array {
  const shares = new Float64Array(day.minutes + 1);
  let total = 0;
  for (let minute = 0; minute < day.minutes; minute += 1) {
    const fromNoon = (2 * (minute + 0.5)) / day.minutes - 1;
    total += (0.55 + 1.6 * fromNoon * fromNoon) * (0.4 + 1.2 * uniform(key, day.weekday, minute));
    shares[minute + 1] = total;
  }
  for (let minute = 1; minute <= day.minutes; minute += 1) shares[minute] = (shares[minute] ?? 0) / total;
  return shares;
}
