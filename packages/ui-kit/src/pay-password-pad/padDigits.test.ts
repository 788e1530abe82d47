import { expect, test } from 'vitest';
import { DIGITS, digitsIn, shuffledDigits } from './padDigits.js';

test('a shuffled pad has each digit once, and seldom the same order', () => {
  const orders = Array.from({ length: 20 }, shuffledDigits);
  for (const order of orders) expect([...order].sort()).toEqual([...DIGITS].sort());
  expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(15);
});

test('only digits are taken from what is pasted', () => {
  expect(digitsIn(' 24-68 10\n')).toBe('246810');
  expect(digitsIn('２４６')).toBe('246');
  expect(digitsIn('abc')).toBe('');
});
