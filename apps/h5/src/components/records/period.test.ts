import { expect, it } from 'vitest';
import { startOfPeriod } from './period.js';

it('counts whole days back from the business clock', () => {
  expect(startOfPeriod('week', '2026-11-20T15:00:00.000Z')).toBe('2026-11-13T15:00:00.000Z');
  expect(startOfPeriod('year', '2026-11-20T15:00:00.000Z')).toBe('2025-11-20T15:00:00.000Z');
});

it('has no beginning for all time', () => {
  expect(startOfPeriod('all', '2026-11-20T15:00:00.000Z')).toBeUndefined();
});
