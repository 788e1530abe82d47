import { expect, test } from 'vitest';
import { percentFrom } from './blockDiscount.js';

test('a price below the last one is a negative percentage', () => {
  expect(percentFrom('9.68', '10')).toBe('-3.2');
  expect(percentFrom('10.5', '10')).toBe('5');
  expect(percentFrom('10', '0')).toBe('0');
});
