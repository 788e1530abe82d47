import { BoundedCache } from '../market/boundedCache.js';
import type { Candle, CandleInterval, Market } from '../market/market.js';
import { lastCandlesInSlices } from './slicedCandles.js';
import { toWireCandle } from './wire.js';

/** Cached charts, of about a hundred symbols; 33 kB each for a year of days. */
const REMEMBERED = 200;

/** The last bars up to `at`, as the JSON of a `CandleList`. */
export type LastCandlesText = (symbol: string, interval: CandleInterval, count: number, at: Date) => string;

interface Written {
  /** The start of the newest bar, epoch milliseconds; the bars before it are final. */
  newestMs: number;
  /** The JSON of the bars before it, each followed by a comma. */
  closed: string;
}

/**
 * Caches the JSON of a chart's closed bars for all customers. Only the newest bar, which may be incomplete, is
 * written for each call.
 */
export function createCandleTexts(market: Market): LastCandlesText {
  const charts = new BoundedCache<string, Written>(REMEMBERED);
  return (symbol, interval, count, at) => {
    // `to` is exclusive, and the bar that starts at `at` must be included.
    const to = new Date(at.getTime() + 1);
    const [newest] = market.lastCandles(symbol, interval, 1, to, at);
    if (newest === undefined) return listText('', '');
    const chart = charts.get(`${symbol} ${interval} ${count}`, () => ({ newestMs: Number.NaN, closed: '' }));
    if (chart.newestMs !== newest.at.getTime()) {
      const bars = market.lastCandles(symbol, interval, count, to, at);
      chart.closed = bars
        .slice(0, -1)
        .map((bar) => `${textOf(bar)},`)
        .join('');
      chart.newestMs = newest.at.getTime();
    }
    return listText(chart.closed, textOf(newest));
  };
}

/** Like `createCandleTexts`, for charts that take long to compute. Other requests run meanwhile. */
export function createLongCandleTexts(
  market: Market,
): (...asked: Parameters<LastCandlesText>) => Promise<string> {
  const charts = new BoundedCache<string, Written>(REMEMBERED);
  return async (symbol, interval, count, at) => {
    const to = new Date(at.getTime() + 1);
    const [newest] = market.lastCandles(symbol, interval, 1, to, at);
    if (newest === undefined) return listText('', '');
    const chart = charts.get(`${symbol} ${interval} ${count}`, () => ({ newestMs: Number.NaN, closed: '' }));
    if (chart.newestMs !== newest.at.getTime()) {
      const bars = await lastCandlesInSlices(market, symbol, interval, count, to, at);
      const closed = bars.slice(0, -1).map((bar) => `${textOf(bar)},`);
      Object.assign(chart, { closed: closed.join(''), newestMs: newest.at.getTime() });
      return listText(closed.join(''), textOf(newest));
    }
    return listText(chart.closed, textOf(newest));
  };
}

/** A `CandleList`. */
export const candlesText = (bars: readonly Candle[]): string => listText('', bars.map(textOf).join(','));

const listText = (closed: string, newest: string): string =>
  `{"data":[${closed}${newest}],"next_cursor":null}`;

const textOf = (bar: Candle): string => JSON.stringify(toWireCandle(bar));
