import { describe, expect, it } from 'vitest';
import { later } from '../util/instants.js';
import { createMarket } from '../market/createMarket.js';
import type { CandleInterval, Market } from '../market/market.js';
import { candlesText, createCandleTexts } from './candleTexts.js';

const market = createMarket({ seed: 'charts' });
const intervals: readonly CandleInterval[] = ['1m', '15m', '1h', '1d', '1w', '1mo'];
/** Around the opening, within the session, after it, over a weekend and the end of a month, and back. UTC, New York. */
const moments = [
  '2026-02-27T14:29:59Z',
  '2026-02-27T14:30:00Z',
  '2026-02-27T14:30:59Z',
  '2026-02-27T14:31:00Z',
  '2026-02-27T17:42:13Z',
  '2026-02-27T21:00:00Z',
  '2026-03-01T12:00:00Z',
  '2026-03-02T14:30:01Z',
  '2026-03-02T19:59:59Z',
  '2026-02-27T17:42:14Z',
].map((time) => new Date(time));

describe('the text of a chart', () => {
  it.each(intervals)('says what the market says at every moment: %s', async (interval) => {
    const textOf = createCandleTexts(market);
    for (const at of moments) {
      for (const symbol of ['NA-500', market.instruments[0]?.symbol ?? '']) {
        const bars = market.lastCandles(symbol, interval, {
          count: 40,
          to: later(at, 1),
          now: at,
        });
        expect(bars).toHaveLength(40);
        expect(await textOf(symbol, interval, 40, at), at.toISOString()).toBe(candlesText(bars));
        // The result must be the same on every call.
        expect(await textOf(symbol, interval, 40, at)).toBe(candlesText(bars));
      }
    }
  });

  it('asks the market for the newest bar alone while no other has begun', async () => {
    const asked: number[] = [];
    const counting: Market = {
      ...market,
      lastCandles: (symbol, interval, span) => {
        asked.push(span.count);
        return market.lastCandles(symbol, interval, span);
      },
    };
    const textOf = createCandleTexts(counting);
    const at = (time: string) => textOf('NA-500', '1d', 252, new Date(`2026-02-27T${time}Z`));
    expect(await at('17:00:00')).not.toBe(await at('17:00:01'));
    await at('20:59:59');
    expect(asked.filter((count) => count === 252)).toHaveLength(1);
  });

  it('is empty before the first trade', async () => {
    const offering = market.offerings.at(-1);
    if (offering === undefined) throw new Error('The market has no offering.');
    const at = new Date(Date.UTC(2021, 0, 4));
    const textOf = createCandleTexts(market);
    expect(await textOf(offering.instrument.symbol, '1d', 5, at)).toBe(candlesText([]));
  });
});
