import { BoundedCache } from '../util/boundedCache.js';
import { later } from '../util/instants.js';
import type { Candle, CandleInterval, Market } from '../market/market.js';
import { lastCandlesInSlices } from './slicedCandles.js';
import { toWireCandle } from './wire.js';

/** Cached charts, of about a hundred symbols; 33 kB each for a year of days. */
const REMEMBERED = 200;

/** The last bars up to `at`, as the JSON of a `CandleList`. */
export type LastCandlesText = (
  symbol: string,
  interval: CandleInterval,
  count: number,
  at: Date,
) => Promise<string>;

/** The bars of a chart that no longer change. */
interface ClosedBars {
  /** The start of the newest bar, which is not among them, in epoch milliseconds. */
  readonly newestMs: number;
  /** Their JSON, each followed by a comma. */
  readonly text: string;
}

/**
 * Caches the JSON of a chart's closed bars for all customers. Only the newest bar, which may be incomplete, is
 * written for each call.
 */
export function createCandleTexts(market: Market): LastCandlesText {
  const charts = new BoundedCache<string, { closed?: ClosedBars }>(REMEMBERED);
  return async (symbol, interval, count, at) => {
    // `to` is exclusive, and the bar that starts at `at` must be included.
    const to = later(at, 1);
    const [newest] = market.lastCandles(symbol, interval, { count: 1, to, now: at });
    if (newest === undefined) return candlesText([]);
    const chart = charts.get(`${symbol} ${interval} ${count}`, () => ({}));
    const newestMs = newest.at.getTime();
    let { closed } = chart;
    if (closed?.newestMs !== newestMs) {
      const bars = await lastCandlesInSlices(market, { symbol, interval, count, to, now: at });
      const texts = bars.slice(0, -1).map((bar) => `${textOf(bar)},`);
      closed = { newestMs, text: texts.join('') };
      chart.closed = closed;
    }
    return listText(closed.text, textOf(newest));
  };
}

/** A `CandleList`. */
export const candlesText = (bars: readonly Candle[]): string => listText('', bars.map(textOf).join(','));

const listText = (closed: string, newest: string): string =>
  `{"data":[${closed}${newest}],"next_cursor":null}`;

const textOf = (bar: Candle): string => JSON.stringify(toWireCandle(bar));
