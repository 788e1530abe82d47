import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, ONE, toText, type Decimal } from './decimal.js';
import { average, compound, percentage, percentOf } from './derived.js';

test.each([
  ['1', '3', '33.3333'],
  ['2', '3', '66.6667'],
  ['-2', '3', '-66.6667'],
  ['0.00000125', '1', '0.0001'],
  ['-0.0000005', '1', '-0.0001'],
  ['0.00000049', '1', '0'],
])('%s of %s is %s per cent', (part, whole, percent) => {
  expect(toText(percentage(decimal(part), decimal(whole)))).toBe(percent);
});

test('a percentage of nothing is the caller’s to decide', () => {
  expect(() => percentage(ONE, decimal('0'))).toThrow(RangeError);
});

const amounts = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((units) => units as Decimal);
const wholes = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((units) => units as Decimal);

test('an average lies at most half a step from the exact one, and as far below zero as above it', () => {
  fc.assert(
    fc.property(amounts, wholes, fc.integer({ min: 0, max: 8 }), (total, count, places) => {
      const step = 10n ** BigInt(8 - places);
      const rounded = average(total, count, places);
      const error = rounded * count - total * 10n ** 8n;
      expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(step * count);
      expect(average(-total as Decimal, count, places)).toBe(-rounded);
    }),
  );
});

test('growths that follow each other are multiplied exactly, and rounded once', () => {
  expect(toText(compound([]))).toBe('1');
  expect(toText(compound([decimal('1.5'), decimal('1.5')]))).toBe('2.25');
  // Rounding after each step would give another result.
  expect(toText(compound([decimal('0.00000001'), decimal('0.5'), decimal('2')]))).toBe('0.00000001');
});

test('per cent of a value are cut once, or brought away from zero once', () => {
  expect(toText(percentOf(decimal('9.99'), decimal('5'), 'down', 2))).toBe('0.49');
  expect(toText(percentOf(decimal('9.99'), decimal('5'), 'up', 2))).toBe('0.5');
  expect(toText(percentOf(decimal('-9.99'), decimal('5'), 'up', 2))).toBe('-0.5');
  expect(toText(percentOf(decimal('7'), decimal('0.00000003'), 'up'))).toBe('0.00000001');
});
