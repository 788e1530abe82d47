import { expect, test } from 'vitest';
import { sparklinePath } from './sparklinePath.js';

test('runs from edge to edge, the highest value on top', () => {
  expect(sparklinePath(['1', '3', '2'], 63, 23)).toEqual({
    line: 'M1.5 21.5L31.5 1.5L61.5 11.5',
    startY: 21.5,
  });
});

test('is a level line when nothing moved, and nothing without two numbers', () => {
  expect(sparklinePath([5, 5], 63, 20)?.line).toBe('M1.5 10L61.5 10');
  expect(sparklinePath(['5', 'n/a'], 63, 20)).toBeNull();
});
