import { expect, test } from 'vitest';
import { wholePlaces } from './wholePlaces.js';

test('a price and its change have the same fraction digits, and show all of both', () => {
  expect(wholePlaces({ last: '0.94', change: '-0.005' })).toBe(3);
  expect(wholePlaces({ last: '0.945', change: '0' })).toBe(3);
  expect(wholePlaces({ last: '12', change: '1' })).toBe(2);
  expect(wholePlaces(undefined)).toBe(2);
});
