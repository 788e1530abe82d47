import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { fundForm, type FundFormContext, type FundFormValues } from './fundForm.js';

const fund: FundFormContext = { currency: 'EUR', places: 2, min: null, available: null, worth: null };
const ask = (values: Partial<FundFormValues>, bounds: Partial<FundFormContext>) =>
  check(fundForm({ ...fund, ...bounds }), { mode: 'amount', amount: '', ...values });

test('a redemption of everything needs no amount; one of a part needs an amount', () => {
  expect(ask({ mode: 'all', amount: 'x' }, { worth: '500.25' })).toEqual({ output: { mode: 'all' } });
  expect(ask({ amount: '500.25' }, { worth: '500.25' })).toEqual({
    output: { mode: 'amount', amount: '500.25' },
  });
});

test('an empty amount, an invalid one and one above the value of the units are refused', () => {
  const worth = '500.25';
  expect(ask({}, { worth })).toEqual({ errors: { amount: 'forms.amount.invalid' } });
  expect(ask({ amount: '0' }, { worth })).toEqual({
    errors: { amount: 'forms.amount.minimum?min=0.01&currency=EUR' },
  });
  expect(ask({ amount: '1.005' }, { worth })).toEqual({
    errors: { amount: 'forms.amount.decimals?places=2' },
  });
  expect(ask({ amount: '500.26' }, { worth })).toEqual({
    errors: { amount: 'forms.fund.holding?max=500.25&currency=EUR' },
  });
  expect(ask({ amount: '500.26' }, {})).toHaveProperty('output');
});

test('a subscription below the fund’s minimum or above the available amount is refused', () => {
  const bounds = { min: '100', available: '2500' };
  expect(ask({ amount: '99.99' }, bounds)).toEqual({
    errors: { amount: 'forms.amount.minimum?min=100&currency=EUR' },
  });
  expect(ask({ amount: '2500.01' }, bounds)).toEqual({
    errors: { amount: 'forms.amount.funds?needed=2500.01&available=2500&currency=EUR' },
  });
  expect(ask({ amount: '100' }, bounds)).toHaveProperty('output');
});
