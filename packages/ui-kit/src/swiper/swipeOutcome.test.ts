import { expect, test } from 'vitest';
import { followed, slideAfter } from './swipeOutcome.js';

const slow = { widthPx: 300, speedPxPerMs: 0 };

test('a slow finger goes to the nearest slide, a quick one to the next, none beyond the ends', () => {
  expect(slideAfter(1, 3, { ...slow, dxPx: -160 })).toBe(2);
  expect(slideAfter(1, 3, { ...slow, dxPx: -140 })).toBe(1);
  expect(slideAfter(1, 3, { ...slow, dxPx: 160 })).toBe(0);
  expect(slideAfter(1, 3, { dxPx: -20, widthPx: 300, speedPxPerMs: -0.3 })).toBe(2);
  expect(slideAfter(2, 3, { ...slow, dxPx: -290 })).toBe(2);
  expect(slideAfter(0, 3, { dxPx: 90, widthPx: 300, speedPxPerMs: 1 })).toBe(0);
});

test('a finger that turns back at the end has changed its mind', () => {
  expect(slideAfter(1, 3, { dxPx: -100, widthPx: 300, speedPxPerMs: 0.5 })).toBe(1);
});

test('the ends resist, and the more the further', () => {
  expect(followed(1, 3, -150, 300)).toBe(1.5);
  expect(followed(0, 3, 150, 300)).toBeLessThan(0);
  expect(followed(0, 3, 150, 300)).toBeGreaterThan(-0.5);
  expect(followed(2, 3, -300, 300)).toBeLessThan(2.5);
  expect(followed(2, 3, -300, 300)).toBeGreaterThan(followed(2, 3, -100, 300));
});
