import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movingAverage, rebased, relativeStrength } from './indicators.js';

const closes = fc.array(fc.double({ min: 0.01, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 80 });

describe('the moving average', () => {
  it('is the mean of the last prices, once there are enough', () => {
    expect(movingAverage([1, 2, 3, 4, 6], 3)).toEqual([null, null, 2, 3, 13 / 3]);
  });

  it('agrees with the mean taken anew at every price', () => {
    fc.assert(
      fc.property(closes, fc.integer({ min: 1, max: 20 }), (prices, length) => {
        for (const [at, average] of movingAverage(prices, length).entries()) {
          const window = prices.slice(Math.max(0, at + 1 - length), at + 1);
          if (window.length < length) expect(average).toBeNull();
          else expect(average).toBeCloseTo(window.reduce((sum, price) => sum + price, 0) / length, 6);
        }
      }),
    );
  });
});

describe('the relative strength index', () => {
  it('is Wilder’s: by hand for three changes and the first smoothed one', () => {
    // Gains 1, 0, 2 and losses 0, 1, 0: means 1 and 1/3. Then a loss of 2: 2/3 and 8/9.
    const [, , , first, second] = relativeStrength([10, 11, 10, 12, 10], 3);
    expect(first).toBeCloseTo(100 - 100 / (1 + 3), 10);
    expect(second).toBeCloseTo(100 - 100 / (1 + 2 / 3 / (8 / 9)), 10);
  });

  it('stays between 0 and 100, whatever the prices do', () => {
    fc.assert(
      fc.property(closes, (prices) => {
        for (const strength of relativeStrength(prices, 14)) {
          if (strength === null) continue;
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is 100 without a loss, 0 without a gain, 50 without a move', () => {
    const last = (prices: number[]) => relativeStrength(prices, 3).at(-1);
    expect([last([1, 2, 3, 4, 5]), last([5, 4, 3, 2, 1]), last([2, 2, 2, 2])]).toEqual([100, 0, 50]);
  });
});

describe('a comparison', () => {
  it('begins where the price begins and keeps its own moves', () => {
    expect(rebased([undefined, 50, 62.5, undefined, 25], 50, 200)).toEqual([null, 200, 250, null, 100]);
    expect(rebased([], 50, 200)).toEqual([]);
    expect(rebased([1, 2], 1, undefined)).toEqual([null, null]);
    expect(rebased([1, 2], undefined, 200)).toEqual([null, null]);
    expect(rebased([1, 2], 0, 200)).toEqual([null, null]);
  });
});
