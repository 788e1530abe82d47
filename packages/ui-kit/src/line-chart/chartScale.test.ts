import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath, scaleOf } from './chartScale.js';

const texts = (low: number, high: number) => scaleOf(low, high).ticks.map(({ text }) => text);

test.each([
  [0, 100, ['0', '50', '100']],
  [1204.5, 1350, ['1200', '1250', '1300', '1350']],
  [0.1, 0.3, ['0.1', '0.2', '0.3']],
  [-2.2, 1, ['-4', '-2', '0', '2']],
  [0.00012, 0.00019, ['0.00010', '0.00015', '0.00020']],
  [980_000, 1_400_000, ['800000', '1000000', '1200000', '1400000']],
  [5, 5, ['4.5', '5.0', '5.5']],
  [0, 0, ['-1', '0', '1']],
  [0.2, 0.6, ['0.2', '0.4', '0.6']],
  // Floats tell these two apart and hardly a figure between them.
  [-1_000_000_000, -999_999_999.9999989, ['-1100000000', '-1000000000', '-900000000', '-800000000']],
])('from %d to %d its lines stand at round figures', (low, high, ticks) => {
  expect(texts(low, high)).toEqual(ticks);
});

test('the lines enclose every value, and are few', () => {
  const figure = fc
    .double({ min: -1e9, max: 1e9, noNaN: true })
    .map((value) => (Math.abs(value) < 1e-12 ? 0 : value));
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const { ticks } = scaleOf(low, high);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]!.value).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(high);
    }),
  );
});

test('a line runs from edge to edge and stops where a value is not known', () => {
  expect(linePath([1, 3, 2], 1, 3)).toBe('M0 100L50 0L100 50');
  expect(linePath([1, null, 3, 2, null], 1, 3)).toBe('M0 100h0M50 0L75 50');
  expect(linePath([2], 1, 3)).toBe('M50 50h0');
  expect(linePath([], 0, 1)).toBe('');
});
