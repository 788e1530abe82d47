import { expect, test } from 'vitest';
import { restAfter } from './restAfter.js';

test('a sheet of one height closes beyond a third of it or with a flick, and never upward', () => {
  expect(restAfter(200, [300], 0)).toBe('away');
  expect(restAfter(220, [300], 0)).toBe(0);
  expect(restAfter(260, [300], 1)).toBe('away');
  expect(restAfter(296, [300], 5)).toBe(0);
  expect(restAfter(500, [300], 0)).toBe(0);
});

test('between heights it rests at the nearest, and at the next one it is thrown to', () => {
  const heights = [200, 400, 760];
  expect(restAfter(310, heights, 0)).toBe(1);
  expect(restAfter(290, heights, 0)).toBe(0);
  expect(restAfter(290, heights, -0.5)).toBe(1);
  expect(restAfter(410, heights, -1.5)).toBe(2);
  expect(restAfter(390, heights, 1.5)).toBe(0);
});

test('a throw down from above makes it small and does not close it', () => {
  expect(restAfter(700, [200, 760], 6)).toBe(0);
  expect(restAfter(230, [200, 760], 6)).toBe(0);
  expect(restAfter(180, [200, 760], 6)).toBe('away');
});
