import { expect, test } from 'vitest';
import { holdTime } from './holdTime.js';

const opened = '2026-03-02T15:00:00.000Z';

test.each([
  ['2026-03-02T15:00:10.000Z', '1 minute'],
  ['2026-03-02T15:59:59.000Z', '59 minutes'],
  ['2026-03-02T17:30:00.000Z', '2 hours'],
  ['2026-03-12T15:00:00.000Z', '10 days'],
])('a position closed at %s was held for %s', (closed, text) => {
  expect(holdTime(opened, closed, 'en')).toBe(text);
});

test('the time is written in the customer’s language', () => {
  expect(holdTime(opened, '2026-03-04T15:00:00.000Z', 'de')).toBe('2 Tage');
});
