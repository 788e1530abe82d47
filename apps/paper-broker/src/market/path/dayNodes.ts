import { fillBridge } from '../brownian.js';
import type { TradingDay } from '../calendars/tradingCalendar.js';
import type { TickTable } from '../ticks.js';

/** What the prices of one symbol on one trading day follow from. */
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

/** The nodes of a day: its prices at the ends of minutes, from the open to the close, on the tick. */
export function computeNodes(shape: DayShape): Float64Array {
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
