import { describe, expect, test } from 'vitest';
import {
  barOfTick,
  chartRanges,
  isYounger,
  joinBars,
  lastDays,
  wallClockMs,
  type Candle,
} from './chartBars.js';

const bar = (t: string, close = '10', values: Partial<Candle> = {}): Candle => ({
  t,
  open: '10',
  high: '11',
  low: '9',
  close,
  volume: '100',
  ...values,
});
const range = (id: string) => {
  const found = chartRanges.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No range ${id}`);
  return found;
};
const NEW_YORK = 'America/New_York';

test('an instant reads as the exchange’s own clock, in summer and in winter', () => {
  expect(new Date(wallClockMs('2026-03-02T14:30:00.000Z', NEW_YORK)).toISOString()).toContain('T09:30');
  expect(new Date(wallClockMs('2026-07-01T13:30:00.000Z', NEW_YORK)).toISOString()).toContain('T09:30');
});

test('days are the exchange’s days, even where UTC has another one', () => {
  const taipei = 'Asia/Taipei';
  const bars = [
    bar('2026-03-02T05:00:00.000Z'),
    bar('2026-03-03T01:00:00.000Z'),
    bar('2026-03-03T05:00:00.000Z'),
  ];
  expect(lastDays(bars, 1, taipei)).toEqual(bars.slice(1));
  expect(lastDays(bars, 2, taipei)).toEqual(bars);
  expect(lastDays(bars, undefined, taipei)).toEqual(bars);
  expect(lastDays([], 5, taipei)).toEqual([]);
});

test('a price is younger than a range that it does not fill', () => {
  const year = range('1y');
  const days = (count: number) =>
    Array.from({ length: count }, (_, day) => bar(new Date(Date.UTC(2026, 0, 1 + day, 15)).toISOString()));
  expect(isYounger(days(year.limit), year, NEW_YORK)).toBe(false);
  expect(isYounger(days(year.limit - 1), year, NEW_YORK)).toBe(true);
  // Many bars a day: the days count.
  const week = [...days(5), bar('2026-01-05T15:05:00.000Z')];
  expect(isYounger(week, range('5d'), NEW_YORK)).toBe(false);
  expect(isYounger(week.slice(1), range('5d'), NEW_YORK)).toBe(true);
});

describe('a tick', () => {
  const last = bar('2026-03-02T14:35:00.000Z');

  test('moves the close of its bar, and high and low where it goes beyond', () => {
    const next = barOfTick(last, { last: '12', asOf: '2026-03-02T14:39:59.000Z' }, range('5d'), NEW_YORK);
    expect(next).toEqual({ ...last, high: '12', close: '12' });
  });

  test('begins the next bar of the same day', () => {
    const next = barOfTick(last, { last: '12', asOf: '2026-03-02T14:46:00.000Z' }, range('5d'), NEW_YORK);
    expect(next).toMatchObject({ t: '2026-03-02T14:45:00.000Z', open: '12', close: '12', volume: '0' });
  });

  test('of another day waits for the server’s bars, and an old one changes nothing', () => {
    const tomorrow = { last: '12', asOf: '2026-03-03T14:46:00.000Z' };
    expect(barOfTick(last, tomorrow, range('5d'), NEW_YORK)).toBeNull();
    expect(barOfTick(last, tomorrow, range('1y'), NEW_YORK)).toBeNull();
    expect(
      barOfTick(last, { last: '12', asOf: '2026-03-02T14:00:00.000Z' }, range('5d'), NEW_YORK),
    ).toBeNull();
  });
});

test('joined bars keep the extremes, the first open, the last close and the volume', () => {
  const bars = [bar('a', '10', { high: '15' }), bar('b', '12', { low: '7' }), bar('c', '13')];
  expect(joinBars(bars, 2)).toEqual([
    { t: 'a', open: '10', high: '15', low: '7', close: '12', volume: '200' },
    { t: 'c', open: '10', high: '11', low: '9', close: '13', volume: '100' },
  ]);
  expect(joinBars(bars, 3)).toEqual(bars);
});
