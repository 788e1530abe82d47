import { expect, test } from 'vitest';
import { placeInRange } from './placeInRange.js';

test('says how far a level is between low and high', () => {
  expect(placeInRange('105', '100', '110')).toBe(0.5);
  expect(placeInRange('100', '100', '110')).toBe(0);
});

test('a level beyond its range, as between two ticks, stays at the end', () => {
  expect(placeInRange('112', '100', '110')).toBe(1);
  expect(placeInRange('90', '100', '110')).toBe(0);
});

test('a day with one price has no range', () => {
  expect(placeInRange('100', '100', '100')).toBeNull();
  expect(placeInRange('', 'x', '1')).toBeNull();
});
