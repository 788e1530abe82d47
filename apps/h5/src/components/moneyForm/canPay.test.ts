import { expect, test } from 'vitest';
import { canPay } from './canPay.js';

test('an account can pay if it has something, and the least amount', () => {
  expect(canPay('0.01')).toBe(true);
  expect(canPay('10', '10')).toBe(true);
  expect(canPay('9.99', '10')).toBe(false);
  expect(canPay('0')).toBe(false);
  expect(canPay('-5')).toBe(false);
});
