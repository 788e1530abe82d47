import { expect, test } from 'vitest';
import { daysOf } from './period.js';

test.each([
  ['month', '2026-03-02', '2026-03-01'],
  ['quarter', '2026-02-28', '2025-12-01'],
  ['year', '2026-11-21T10:00:00.000Z', '2026-01-01'],
  ['twelve', '2026-11-21', '2025-11-22'],
  ['twelve', '2028-02-29', '2027-03-02'],
] as const)('%s until %s begins on %s', (period, today, from) => {
  expect(daysOf(period, today)).toEqual({ from, to: today.slice(0, 10) });
});
