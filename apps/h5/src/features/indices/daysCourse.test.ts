import { expect, test } from 'vitest';
import { daysCourse } from './daysCourse.js';

const bar = (t: string, close: string) => ({ t, close });

test('keeps the last session of the market, after the last close of the one before', () => {
  const bars = [
    bar('2026-11-19T07:30:00Z', '98'),
    bar('2026-11-19T07:45:00Z', '99'),
    bar('2026-11-20T01:30:00Z', '101'),
    bar('2026-11-20T01:45:00Z', '102'),
  ];
  expect(daysCourse(bars, 'Asia/Hong_Kong')).toEqual(['99', '101', '102']);
});

test('counts days where the market is: an afternoon in New York goes past midnight in UTC', () => {
  const bars = [bar('2026-11-19T23:45:00Z', '1'), bar('2026-11-20T00:15:00Z', '2')];
  expect(daysCourse(bars, 'America/New_York')).toEqual(['1', '2']);
  expect(daysCourse([bar('2026-11-19T14:30:00Z', '0'), ...bars], 'UTC')).toEqual(['1', '2']);
});

test('of a first session all is kept, of no bars nothing', () => {
  expect(daysCourse([bar('2026-11-20T01:30:00Z', '5')], 'UTC')).toEqual(['5']);
  expect(daysCourse([], 'UTC')).toEqual([]);
});
