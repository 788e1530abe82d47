import type { Candle, CandleInterval, Market } from '../market/market.js';
import { createSlices } from '../util/slices.js';

/**
 * The number of bars that can be computed in a few milliseconds. A bar of a month is computed from about twenty days.
 */
const BARS_AT_ONCE: Readonly<Record<CandleInterval, number>> = {
  '1m': 500,
  '5m': 250,
  '15m': 100,
  '30m': 60,
  '1h': 30,
  '1d': 260,
  '1w': 50,
  '1mo': 25,
};

/** Bars of a symbol before `to`, as far as they are known at `now`. */
interface AskedCandles {
  readonly symbol: string;
  readonly interval: CandleInterval;
  readonly to: Date;
  readonly now: Date;
}

/** Like the market's `lastCandles`, but lets other requests run in between. */
export async function lastCandlesInSlices(
  market: Market,
  { symbol, interval, count, to, now }: AskedCandles & { readonly count: number },
): Promise<Candle[]> {
  const rest = createSlices();
  let bars: Candle[] = [];
  let before = to;
  while (bars.length < count) {
    const wanted = Math.min(count - bars.length, BARS_AT_ONCE[interval]);
    const earlier = market.lastCandles(symbol, interval, { count: wanted, to: before, now });
    bars = [...earlier, ...bars];
    before = earlier[0]?.at ?? before;
    if (earlier.length < wanted) break;
    await rest();
  }
  return bars;
}

/** Like the market's `candles`, but lets other requests run in between. */
export async function candlesInSlices(
  market: Market,
  { symbol, interval, from, to, now, limit }: AskedCandles & { readonly from: Date; readonly limit: number },
): Promise<Candle[]> {
  const rest = createSlices();
  const bars: Candle[] = [];
  let after = from;
  while (bars.length < limit) {
    const wanted = Math.min(limit - bars.length, BARS_AT_ONCE[interval]);
    const later = market.candles(symbol, interval, { from: after, to, now, limit: wanted });
    bars.push(...later);
    const last = later.at(-1);
    if (last === undefined || later.length < wanted) break;
    after = new Date(last.at.getTime() + 1);
    await rest();
  }
  return bars;
}
