import { expect, test } from 'vitest';
import { isMonth, monthsSince } from './statementMonths.js';

test('months go back to the one before the first day, the newest first, across a year', () => {
  expect(monthsSince('2025-12-31T23:59:59Z', '2026-02-01T00:00:00Z')).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
});

test('a customer who joined after the business time has two months, and nobody has more than ten years', () => {
  expect(monthsSince('2027-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).toEqual(['2026-02', '2026-01']);
  expect(monthsSince('1999-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).toHaveLength(120);
});

test('tells a month from other text', () => {
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-1', '', '2026-01-01'].some(isMonth)).toBe(false);
});
