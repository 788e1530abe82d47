import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { amountForm, type AmountContext } from './amountForm.js';

const context: AmountContext = { currency: 'USD', places: 2, min: '10', available: '1000' };

const errorOf = (amount: string, part: Partial<AmountContext> = {}) => {
  const result = check(amountForm({ ...context, ...part }), { amount });
  return 'errors' in result ? result.errors['amount'] : undefined;
};

test('the form accepts amounts from the minimum to the available amount, both included', () => {
  expect(check(amountForm(context), { amount: '250.5' })).toEqual({ output: { amount: '250.5' } });
  expect(errorOf('10')).toBeUndefined();
  expect(errorOf('1000.00')).toBeUndefined();
  expect(errorOf('9.99')).toBe('forms.amount.minimum?min=10&currency=USD');
  expect(errorOf('1000.01')).toBe('forms.amount.funds?needed=1000.01&available=1000&currency=USD');
});

test('zero and what is too small are answered by the least amount', { tags: ['5.amount'] }, () => {
  for (const amount of ['0', '0.00', '9.99'])
    expect(errorOf(amount)).toBe('forms.amount.minimum?min=10&currency=USD');
  expect(errorOf('0', { min: null })).toBe('forms.amount.minimum?min=0.01&currency=USD');
  expect(errorOf('0', { min: '0' })).toBe('forms.amount.minimum?min=0.01&currency=USD');
  expect(errorOf('0', { min: null, places: 0, currency: 'JPY' })).toBe(
    'forms.amount.minimum?min=1&currency=JPY',
  );
  expect(errorOf('0.0', { min: null, places: 8, currency: 'BTC' })).toBe(
    'forms.amount.minimum?min=0.00000001&currency=BTC',
  );
});

test('the form requires an amount with at most the currency’s decimals', () => {
  expect(errorOf('')).toBe('forms.amount.invalid');
  expect(errorOf('ten')).toBe('forms.amount.invalid');
  expect(errorOf('-10')).toBe('forms.amount.invalid');
  expect(errorOf('1e3')).toBe('forms.amount.invalid');
  expect(errorOf('10.005')).toBe('forms.amount.decimals?places=2');
  expect(errorOf('1000.5', { places: 0, available: null })).toBe('forms.amount.decimals?places=0');
});

test('the form leaves unknown bounds to the server', () => {
  expect(errorOf('0.01', { min: null })).toBeUndefined();
  expect(errorOf('99999', { available: null })).toBeUndefined();
});
