import { BoundedCache } from '../market/boundedCache.js';
import type { Candle, CandleInterval, Market } from '../market/market.js';
import { lastCandlesInSlices } from './slicedCandles.js';
import { toWireCandle } from './wire.js';

/** Charts of some hundred symbols: 33 kB each for a year of days. */
const REMEMBERED = 200;

/** The last bars up to a moment, as the JSON of a `CandleList`. */
export type LastCandlesText = (symbol: string, interval: CandleInterval, count: number, at: Date) => string;

interface Written {
  /** Where the newest bar begins, epoch milliseconds; those before it never change again. */
  newestMs: number;
  /** The bars before it, each with a comma after it. */
  closed: string;
}

/**
 * Writes the bars of a chart that are over once, however many customers look at it: only the newest one, which may
 * still be forming, is made anew.
 */
export function createCandleTexts(market: Market): LastCandlesText {
  const charts = new BoundedCache<string, Written>(REMEMBERED);
  return (symbol, interval, count, at) => {
    // Bars start before `to`; the one that starts right now belongs to "up to now".
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

/** The same for charts that take long to compute: everybody else's requests go on meanwhile. */
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
