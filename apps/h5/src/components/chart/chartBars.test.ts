import { describe, expect, test } from 'vitest';
import {
  barOfTick,
  changeOf,
  chartRanges,
  firstShown,
  isYounger,
  joinBars,
  timesToCome,
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
  expect(firstShown(bars, range('1d'), taipei)).toBe(1);
  expect(firstShown(bars, range('5d'), taipei)).toBe(0);
  expect(firstShown(bars, range('1y'), taipei)).toBe(0);
  expect(firstShown([], range('5d'), taipei)).toBe(0);
});

test('a year has its own bars, and its change is measured from the one before them', () => {
  const year = range('1y');
  const bars = Array.from({ length: year.limit + 200 }, (_, at) => bar(String(at)));
  expect(bars.length - firstShown(bars, year, NEW_YORK)).toBe(252);
  expect(firstShown(bars.slice(-253), year, NEW_YORK)).toBe(1);
  expect(firstShown(bars.slice(-20), year, NEW_YORK)).toBe(0);
});

test('a day’s change is measured from the close before it, as in its quote; without one, from its opening', () => {
  const before = bar('2026-03-02T20:59:00.000Z', '40');
  const bars = [bar('2026-03-03T14:30:00.000Z', '41', { open: '44' })];
  const tick = { last: '42', asOf: '2026-03-03T14:30:30.000Z' };
  const day = { range: range('1d'), timeZone: NEW_YORK };
  expect(changeOf({ ...day, before, bars, tick })).toBe('5');
  expect(changeOf({ ...day, before, bars, tick: undefined })).toBe('2.5');
  expect(changeOf({ ...day, before: undefined, bars, tick })).toBe('-4.5455');
});

describe('a day under way', () => {
  const hongKong = 'Asia/Hong_Kong';
  const session = { closesAt: '2026-03-03T08:00:00.000Z', breakStart: '12:00', breakEnd: '13:00' };
  const minutes = (from: string) => timesToCome(bar(from), session, range('1d'), hongKong);

  test('is drawn over the whole session, without its break', () => {
    // From 11:58 on: a minute of the morning and three hours of the afternoon.
    expect(minutes('2026-03-03T03:58:00.000Z')).toHaveLength(1 + 180);
    expect(new Date((minutes('2026-03-03T03:59:00.000Z')[0] ?? 0) * 1000).toISOString()).toContain('T13:00');
    expect(minutes('2026-03-03T07:58:00.000Z')).toHaveLength(1);
  });

  test('leaves no room once it is over, and none in a longer range', () => {
    expect(minutes('2026-03-03T07:59:00.000Z')).toEqual([]);
    expect(minutes('2026-03-02T03:58:00.000Z')).toEqual([]);
    expect(timesToCome(bar('2026-03-03T03:58:00.000Z'), session, range('5d'), hongKong)).toEqual([]);
    expect(timesToCome(undefined, session, range('1d'), hongKong)).toEqual([]);
  });
});

test('a price is younger than a range that it does not fill', () => {
  const year = range('1y');
  const days = (count: number) =>
    Array.from({ length: count }, (_, day) => bar(new Date(Date.UTC(2026, 0, 1 + day, 15)).toISOString()));
  expect(isYounger(days(252), year, NEW_YORK)).toBe(false);
  expect(isYounger(days(251), year, NEW_YORK)).toBe(true);
  // With many bars a day, days are counted.
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
  expect(joinBars(bars, 1)).toEqual(bars);
});
