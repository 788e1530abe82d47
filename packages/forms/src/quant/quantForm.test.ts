import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { quantForm } from './quantForm.js';

const product = { min: '100', max: '20000', currency: 'USD', places: 2, available: '5000' };

const ask = (amount: string, available: string | null = '5000') =>
  check(quantForm({ ...product, available }), { amount });

test('the form accepts amounts between the bounds of product and account, both included', () => {
  expect(ask('100')).toEqual({ output: { amount: '100' } });
  expect(ask('5000')).toEqual({ output: { amount: '5000' } });
  expect(ask('20000', null)).toEqual({ output: { amount: '20000' } });
});

test('the form reports the effective minimum and maximum and a missing amount', () => {
  expect(ask('99.99')).toEqual({ errors: { amount: 'forms.quant.minimum?min=100' } });
  expect(ask('20000.01')).toEqual({ errors: { amount: 'forms.quant.maximum?max=20000' } });
  expect(ask('5000.01')).toEqual({
    errors: { amount: 'forms.amount.funds?needed=5000.01&available=5000&currency=USD' },
  });
  expect(ask('100.005')).toEqual({ errors: { amount: 'forms.amount.decimals?places=2' } });
  expect(ask('')).toEqual({ errors: { amount: 'forms.amount.invalid' } });
  expect(ask('0')).toEqual({ errors: { amount: 'forms.quant.minimum?min=100' } });
});
