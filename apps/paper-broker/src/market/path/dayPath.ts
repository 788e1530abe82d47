import { bridgeBound, fillBridge } from '../brownian.js';
import type { TradingDay } from '../calendars/tradingCalendar.js';
import { roundToTick } from '../ticks.js';
import { computeNodes, type DayShape, type Range } from './dayNodes.js';
import { createVolume, type DayVolume } from './dayVolume.js';

/** Prices per minute, one for each second; the last is the close of the minute. */
export const SECONDS = 60;
const BOUND = bridgeBound(SECONDS);

/**
 * Every price of one symbol on one trading day, in points. The nodes are the prices at the ends of minutes. Between
 * two nodes runs a small bridge, kept within the range of the nodes, so that bars of every length agree with the
 * day's. Minutes count from 0, without breaks; seconds count from 0 within a minute.
 */
export interface DayPath extends DayVolume {
  readonly day: TradingDay;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
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
}

export function createDayPath(shape: DayShape): DayPath {
  const prices = createPrices(shape);
  return {
    day: shape.day,
    ...prices,
    ...createRanges(prices, shape.day.minutes),
    ...createVolume(shape),
  };
}

type Prices = Pick<
  DayPath,
  'open' | 'high' | 'low' | 'close' | 'priceAt' | 'closeOfMinute' | 'boundsOfMinute'
>;

/** The price of each second, within the range of the nodes. */
function createPrices(shape: DayShape): Prices {
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
  return {
    open,
    high,
    low,
    close,
    priceAt(minute, second) {
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
    },
    closeOfMinute: (minute) => nodes[minute + 1] ?? close,
    boundsOfMinute(minute) {
      const from = nodes[minute] ?? close;
      const to = nodes[minute + 1] ?? close;
      const above = Math.max(from, to);
      const below = Math.min(from, to);
      return {
        high: Math.min(high, roundToTick(ticks, above * (1 + BOUND * secondDeviation))),
        low: Math.max(low, roundToTick(ticks, below * (1 - BOUND * secondDeviation))),
      };
    },
  };
}

/** Finds ranges of periods, and computes the seconds only of the minutes that may widen a range. */
function createRanges(
  { open, priceAt, closeOfMinute, boundsOfMinute }: Prices,
  minutes: number,
): Pick<DayPath, 'rangeOfMinutes' | 'rangeWithin' | 'rangeUntil'> {
  const scan = createScan(priceAt);
  const ranges: (Range | undefined)[] = [];
  const rangeOfMinute = (minute: number): Range => (ranges[minute] ??= scan(minute, SECONDS - 1));

  const rangeOfMinutes = (from: number, to: number): Range => {
    let above = closeOfMinute(from);
    let below = above;
    for (let minute = from + 1; minute < to; minute += 1) {
      const node = closeOfMinute(minute);
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

  return {
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
  };
}

/** Computes the prices of a minute up to a second, and their range. It goes on where the last call for it ended. */
function createScan(priceAt: DayPath['priceAt']): DayPath['rangeWithin'] {
  // The last requested period; the next request is usually one second longer.
  let scannedMinute = -1;
  let scannedSecond = -1;
  let high = 0;
  let low = 0;
  return (minute, lastSecond) => {
    if (minute !== scannedMinute || lastSecond < scannedSecond) {
      scannedMinute = minute;
      scannedSecond = 0;
      high = priceAt(minute, 0);
      low = high;
    }
    for (let second = scannedSecond + 1; second <= lastSecond; second += 1) {
      const price = priceAt(minute, second);
      if (price > high) high = price;
      if (price < low) low = price;
    }
    scannedSecond = Math.max(scannedSecond, lastSecond);
    return { high, low };
  };
}
