import { describe, expect, test } from 'vitest';
import { isSwipedAway, swipeOffset } from './swipe.js';

describe('swipe', () => {
  test('45 px sideways or up dismisses, down never does', () => {
    expect(isSwipedAway(swipeOffset(45, 3), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(-45, 3), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(2, -45), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(2, 200), 10)).toBe(false);
    expect(isSwipedAway(swipeOffset(44, 0), 1000)).toBe(false);
  });

  test('a fast flick is enough, a trembling tap is not', () => {
    expect(isSwipedAway(swipeOffset(30, 0), 50)).toBe(true);
    expect(isSwipedAway(swipeOffset(6, 0), 1)).toBe(false);
  });
});
