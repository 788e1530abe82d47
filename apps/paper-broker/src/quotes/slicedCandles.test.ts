import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import type { CandleInterval, Market } from '../market/market.js';
import { candlesInSlices, lastCandlesInSlices } from './slicedCandles.js';

const LIMIT = 1_000;
const NOW = new Date('2026-02-27T17:42:13Z');
const intervals: readonly CandleInterval[] = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1mo'];

/** Trading days in a bar, at most. The shorter intervals are of a day that has 390 minutes. */
const DAYS_IN: Readonly<Record<CandleInterval, number>> = {
  '1m': 1 / 390,
  '5m': 5 / 390,
  '15m': 15 / 390,
  '30m': 30 / 390,
  '1h': 60 / 390,
  '1d': 1,
  '1w': 5,
  '1mo': 23,
};
/** Trading days that one call may compute: a little more than two years. */
const MOST_DAYS = 600;

/** A market that records how many bars each call asks for. */
function counting(market: Market, asked: number[]): Market {
  return {
    ...market,
    lastCandles(symbol, interval, span) {
      asked.push(span.count);
      return market.lastCandles(symbol, interval, span);
    },
    candles(symbol, interval, span) {
      asked.push(span.limit ?? Infinity);
      return market.candles(symbol, interval, span);
    },
  };
}

describe('the bars of a long chart', () => {
  it.each(intervals)('are those that the market gives at once: %s', async (interval) => {
    const market = createMarket({ seed: 'sliced' });
    const symbol = market.instruments[3]?.symbol ?? '';
    const wanted = market.lastCandles(symbol, interval, { count: 300, to: NOW, now: NOW });
    const asked = { symbol, interval, to: NOW, now: NOW };
    expect(await lastCandlesInSlices(market, { ...asked, count: 300 })).toEqual(wanted);
    const from = wanted[0]?.at ?? NOW;
    expect(await candlesInSlices(market, { ...asked, from, limit: 290 })).toEqual(wanted.slice(0, 290));
  });

  it.each(intervals)('are asked for in parts, each of a few days: %s', async (interval) => {
    const asked: number[] = [];
    const market = counting(createMarket({ seed: 'counted' }), asked);
    const symbol = market.instruments[3]?.symbol ?? '';
    const wanted = { symbol, interval, to: NOW, now: NOW };
    const bars = await lastCandlesInSlices(market, { ...wanted, count: LIMIT });
    const parts = asked.length;
    expect(parts).toBeGreaterThan(1);
    await candlesInSlices(market, { ...wanted, from: bars[0]?.at ?? NOW, limit: bars.length });
    expect(asked.length).toBeGreaterThan(parts);
    expect(Math.max(...asked) * DAYS_IN[interval]).toBeLessThanOrEqual(MOST_DAYS);
    // In the end no more bars were computed than were wanted.
    expect(asked.slice(0, parts).reduce((sum, count) => sum + count, 0)).toBeLessThan(LIMIT * 2);
  });
});
