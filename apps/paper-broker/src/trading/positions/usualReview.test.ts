import { expect, test } from 'vitest';
import { usualOf } from './usualReview.js';

test('the usual time is the 90th percentile in whole seconds', () => {
  const tenth = [31_000, 5_000, 6_000, 7_000, 4_001, 3_000, 2_000, 5_500, 6_500, 900_000];
  expect(usualOf(tenth)).toBe(31);
  expect(usualOf([1, 2, 3, 4, 5])).toBe(1);
  expect(usualOf([0, 0, 0, 0, 0])).toBe(1);
});

test('too few reviews give no usual time', () => {
  expect(usualOf([])).toBeNull();
  expect(usualOf([1_000, 1_000, 1_000, 1_000])).toBeNull();
});
