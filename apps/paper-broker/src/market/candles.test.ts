import { describe, expect, it } from 'vitest';
import { exchanges } from './calendars/exchanges.js';
import { createTradingCalendar } from './calendars/tradingCalendar.js';
import { candlesFrom } from './candles.js';
import type { CandleInterval } from './market.js';
import { createMarketFactor } from './path/marketFactor.js';
import { createPricePath, type PricePath } from './path/pricePath.js';

const NOW = Date.parse('2026-02-27T17:42:13Z');
const [FROM, TO] = [Date.parse('1026-01-01T00:00:00Z'), Date.parse('3026-01-01T00:00:00Z')];
const LIMIT = 10;
/** Ten bars of a month are of some 220 trading days; a thousand years have 260,000. */
const MOST_READS = 2_000;
const intervals: readonly CandleInterval[] = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1mo'];

const exchange = exchanges[0];
if (exchange === undefined) throw new Error('There is no exchange.');
const character = {
  symbol: 'AAA',
  basePrice: 40,
  volatility: 0.02,
  beta: 1,
  jump: 0.02,
  averageVolume: 100_000,
  lotSize: 1,
  ticks: exchange.ticks,
};
const path = createPricePath(
  'bars',
  character,
  createTradingCalendar(exchange),
  createMarketFactor('bars', exchange),
);

/** The path, and how often a trading day was looked for or its prices were. */
function countReads(): { path: PricePath; reads: () => number } {
  let reads = 0;
  const counted =
    <Asked extends unknown[], Found>(look: (...asked: Asked) => Found) =>
    (...asked: Asked): Found => {
      reads += 1;
      return look(...asked);
    };
  const { calendar } = path;
  return {
    path: {
      ...path,
      calendar: {
        ...calendar,
        lastOpened: counted(calendar.lastOpened),
        next: counted(calendar.next),
        previous: counted(calendar.previous),
      },
      day: counted(path.day),
      dayBar: counted(path.dayBar),
    },
    reads: () => reads,
  };
}

describe('bars', () => {
  it.each(intervals)('cost what the asked number costs, however long the period: %s', (interval) => {
    const counted = countReads();
    expect(
      candlesFrom(counted.path, interval, { fromMs: FROM, toMs: TO, nowMs: NOW, limit: LIMIT }),
    ).toHaveLength(LIMIT);
    expect(counted.reads()).toBeLessThan(MOST_READS);
  });

  it('would be caught looking at more days', () => {
    const counted = countReads();
    candlesFrom(counted.path, '1d', { fromMs: FROM, toMs: TO, nowMs: NOW, limit: 5_000 });
    expect(counted.reads()).toBeGreaterThan(MOST_READS);
  });
});
