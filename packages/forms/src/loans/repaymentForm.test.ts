import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { repaymentForm } from './repaymentForm.js';

const ask = (amount: string, available: string | null = '800') =>
  check(repaymentForm({ currency: 'USD', places: 2, outstanding: '1000', available }), { amount });

test('a repayment is accepted up to what is owed and what there is, both included', () => {
  expect(ask('0.01')).toEqual({ output: { amount: '0.01' } });
  expect(ask('800')).toEqual({ output: { amount: '800' } });
  expect(ask('1000', null)).toEqual({ output: { amount: '1000' } });
});

test('what is owed is named before what is missing', () => {
  expect(ask('1000.01')).toEqual({
    errors: { amount: 'forms.loan.outstanding?max=1000&currency=USD' },
  });
  expect(ask('800.01')).toEqual({
    errors: { amount: 'forms.amount.funds?needed=800.01&available=800&currency=USD' },
  });
  expect(ask('0')).toEqual({ errors: { amount: 'forms.amount.minimum?min=0.01&currency=USD' } });
});
