import { expect, test } from 'vitest';
import type { Candle } from './chartBars.js';
import { lastOfEach, linesOf, WARM_UP_BARS, type ChartExtra } from './chartLines.js';

const bar = (at: number, close: number): Candle => {
  const t = new Date(Date.UTC(2026, 2, 2, 14, 30) + at * 60_000).toISOString();
  return { t, open: String(close - 1), high: '0', low: '0', close: String(close), volume: '0' };
};
/** Bars of a fluctuating price, for any length and end. */
const candlesUntil = (length: number, until = 1000): Candle[] =>
  Array.from({ length }, (_, at) => until - length + at).map((at) =>
    bar(at, 100 + 10 * Math.sin(at / 7) + (at % 5)),
  );
const averages = new Set<ChartExtra>(['average', 'strength']);
const comparison = new Set<ChartExtra>(['index']);

test('averages and strength say the same at a bar, however many bars were loaded before those that are shown', () => {
  const [few, many] = [candlesUntil(40 + WARM_UP_BARS), candlesUntil(700)].map((candles) =>
    linesOf({ candles, shown: candles.length - 40, drawn: 0, size: 1 }, averages).map(({ id, values }) => [
      id,
      values.slice(-40).map((value) => value?.toFixed(2)),
    ]),
  );
  expect(few).toEqual(many);
  expect(few?.map(([id]) => id)).toEqual(['average-5', 'average-20', 'strength']);
});

test('candles that hold several bars say what the last of these says', () => {
  expect(lastOfEach([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([3, 6, 7]);
  expect(lastOfEach([1, 2, 3], 1)).toEqual([1, 2, 3]);
  expect(lastOfEach([], 3)).toEqual([]);
});

test('a comparison changes by what the index itself changes from the close before the range', () => {
  const candles = [bar(0, 50), bar(1, 55), bar(2, 60)];
  const compared = [bar(-1, 900), bar(0, 1000), bar(1, 1010), bar(2, 1100)];
  const [line] = linesOf({ candles, shown: 1, drawn: 0, size: 1, compared }, comparison);
  expect(line).toMatchObject({ start: 50, values: [50, 50.5, 55.00000000000001] });
  // Without an earlier close: from its first open, and from the index's level before that.
  const [young] = linesOf({ candles, shown: 0, drawn: 0, size: 1, compared }, comparison);
  expect(young?.start).toBe(49);
  expect(young?.values.at(-1)).toBeCloseTo((49 * 1100) / 900, 10);
});
