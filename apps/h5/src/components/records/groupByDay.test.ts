import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.js';

const rows = ['2026-11-20T23:30:00Z', '2026-11-20T22:10:00Z', '2026-11-19T23:59:59Z'];
const days = (timeZone: string) =>
  groupByDay(rows, (row) => row, timeZone).map((group) => [group.day, group.rows.length]);

it('cuts rows into days of the zone that was asked for', () => {
  expect(days('UTC')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ]);
});

it('keeps every row, in its order', () => {
  expect(groupByDay(rows, (row) => row, 'Asia/Singapore').flatMap((group) => group.rows)).toEqual(rows);
  expect(groupByDay([], (row: string) => row)).toEqual([]);
});

it('divides the night in which the clock is put back, because a group has one time zone', () => {
  const night = [
    '2026-10-25T02:10:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-24T23:30:00Z',
  ];
  expect(
    groupByDay(night, (row) => row, 'Europe/Berlin').map(({ day, rows: { length } }) => [day, length]),
  ).toEqual([
    ['2026-10-25', 2],
    ['2026-10-25', 2],
  ]);
});
