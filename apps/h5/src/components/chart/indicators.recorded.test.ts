/**
 * Checks indicators over 5,105 real days against their definitions in integers: cents as BigInt, rounded only at the
 * end. It shares no code with the implementation.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movingAverage, rebased, relativeStrength } from './indicators.js';
import { percentBetween } from './percentBetween.js';

const csv = readFileSync(
  new URL('../../../../paper-broker/src/replay/data/sp500-2000.csv', import.meta.url),
  'utf8',
);
const days = csv
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [date = '', , , , close = ''] = line.split(',');
    return { date, cents: BigInt(Math.round(Number(close) * 100)) };
  });
const cents = days.map((day) => day.cents);
const prices = days.map((day) => Number(day.cents) / 100);

/** A fraction as a float, exact to twelve decimals. */
const DIGITS = 10n ** 12n;
const toFloat = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * DIGITS) / denominator) / Number(DIGITS);

describe('on the real days of the S&P 500, 2000 to 2020', () => {
  it('the recording has crashes, rallies, and no gap that would hide a fault', () => {
    expect(days).toHaveLength(5_105);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2000-01-03', '2020-04-17']);
    expect(cents.every((price) => price > 0n)).toBe(true);
  });

  it.each([5, 20, 200])(
    'the moving average of %i days is the sum of its days over their number',
    (length) => {
      const averages = movingAverage(prices, length);
      for (const [at, average] of averages.entries()) {
        if (at + 1 < length) {
          expect(average).toBeNull();
          continue;
        }
        let sum = 0n;
        for (let back = 0; back < length; back += 1) sum += cents[at - back] ?? 0n;
        expect(average, days[at]?.date).toBeCloseTo(toFloat(sum, 100n * BigInt(length)), 7);
      }
    },
  );

  it('the relative strength is Wilder’s fraction, day after day for twenty years', () => {
    const length = 14n;
    const strengths = relativeStrength(prices, Number(length));
    expect(strengths.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => null));
    // Both averages have the denominator 14 to the n-th, so the strength only needs their numerators.
    let [gains, losses, scale] = [0n, 0n, 1n];
    for (const [at, price] of cents.entries()) {
      const change = at === 0 ? 0n : price - (cents[at - 1] ?? 0n);
      const [gain, loss] = change > 0n ? [change, 0n] : [0n, -change];
      if (at <= 14) {
        gains += gain;
        losses += loss;
      } else {
        scale *= length;
        gains = gains * (length - 1n) + gain * scale;
        losses = losses * (length - 1n) + loss * scale;
      }
      // A division of numbers with thousands of digits, so it runs for each day of the first two years, then once a
      // month.
      if (at < 14 || (at > 500 && at % 21 > 0)) continue;
      expect(strengths[at], days[at]?.date).toBeCloseTo(toFloat(100n * gains, gains + losses), 9);
    }
  });

  it('the relative strength shows 2008 and March 2020 as oversold, January 2018 as overbought', () => {
    const strengths = relativeStrength(prices, 14);
    const on = (date: string) => strengths[days.findIndex((day) => day.date === date)] ?? Number.NaN;
    expect(on('2008-10-10')).toBeLessThan(25);
    expect(on('2020-03-12')).toBeLessThan(30);
    expect(on('2018-01-26')).toBeGreaterThan(80);
  });

  it('a comparison keeps every return: each day is the same multiple of the first', () => {
    const moved = rebased(prices, prices[0], 100);
    for (const [at, price] of cents.entries()) {
      expect(moved[at], days[at]?.date).toBeCloseTo(toFloat(100n * price, cents[0] ?? 1n), 9);
    }
  });

  it.each([
    ['2007-12-31', '2008-12-31'],
    ['2012-12-31', '2013-12-31'],
    ['2000-03-24', '2002-10-09'],
    ['2009-03-09', '2020-02-19'],
  ])('the return from %s to %s is rounded to four places, half away from zero', (from, to) => {
    const find = (date: string) => days.find((day) => day.date === date)?.cents ?? 0n;
    const [start, end] = [find(from), find(to)];
    const change = end - start;
    const size = change < 0n ? -change : change;
    const rounded = ((change < 0n ? -1n : 1n) * (2n * size * 1_000_000n + start)) / (2n * start);
    const text = (price: bigint) => `${price / 100n}.${String(price % 100n).padStart(2, '0')}`;
    expect(Number(percentBetween(text(start), text(end)))).toBe(Number(rounded) / 10_000);
  });

  it('2008 lost 38.49 percent and 2013 won 29.60', () => {
    expect(percentBetween('1468.36', '903.25')).toBe('-38.4858');
    expect(percentBetween('1426.19', '1848.36')).toBe('29.6012');
  });
});
