import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import type { CandleInterval, Market } from '../market/market.js';
import { createCandleTexts, createLongCandleTexts } from './candleTexts.js';
import { areMany, candlesInSlices, lastCandlesInSlices } from './slicedCandles.js';

const LIMIT = 1_000;
const NOW = new Date('2026-02-27T17:42:13Z');
const intervals: readonly CandleInterval[] = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1mo'];

const cpuMs = (): number => process.cpuUsage().user / 1_000;

/** A market that records the CPU time of each call for bars, in ms. */
function timed(market: Market, timesMs: number[]): Market {
  const time = <T>(work: () => T): T => {
    const before = cpuMs();
    const result = work();
    timesMs.push(cpuMs() - before);
    return result;
  };
  return {
    ...market,
    lastCandles: (...asked) => time(() => market.lastCandles(...asked)),
    candles: (...asked) => time(() => market.candles(...asked)),
  };
}

describe('the bars of a long chart', () => {
  it.each(intervals)('are those that the market gives at once: %s', async (interval) => {
    const market = createMarket({ seed: 'sliced' });
    const symbol = market.instruments[3]?.symbol ?? '';
    const wanted = market.lastCandles(symbol, interval, 300, NOW, NOW);
    expect(await lastCandlesInSlices(market, symbol, interval, 300, NOW, NOW)).toEqual(wanted);
    const from = wanted[0]?.at ?? NOW;
    expect(await candlesInSlices(market, symbol, interval, from, NOW, NOW, 290)).toEqual(
      wanted.slice(0, 290),
    );
    const [text, longText] = [createCandleTexts(market), createLongCandleTexts(market)];
    for (const at of [NOW, new Date(NOW.getTime() + 90_000)])
      expect(await longText(symbol, interval, 300, at)).toBe(text(symbol, interval, 300, at));
  });

  it.each(intervals)('take no more than a small part of the time at once: %s', async (interval) => {
    const symbol = createMarket({ seed: 'warm' }).instruments[3]?.symbol ?? '';
    // The unit of time is measured on this machine: a year of days with warm code and empty caches.
    const warm = createMarket({ seed: 'warm' });
    warm.lastCandles(symbol, interval, LIMIT, NOW, NOW);
    const startMs = cpuMs();
    createMarket({ seed: 'year' }).lastCandles(symbol, '1d', 252, NOW, NOW);
    const yearMs = Math.max(cpuMs() - startMs, 4);
    const timesMs: number[] = [];
    const market = timed(createMarket({ seed: 'measured' }), timesMs);
    expect(areMany(interval, LIMIT)).toBe(true);
    await lastCandlesInSlices(market, symbol, interval, LIMIT, NOW, NOW);
    expect(timesMs.length).toBeGreaterThan(1);
    expect(timesMs.toSorted((a, b) => a - b).at(-2)).toBeLessThan(yearMs * 4);
  });
});
