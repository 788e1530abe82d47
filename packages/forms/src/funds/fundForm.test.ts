import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { fundForm, type FundFormContext, type FundFormValues } from './fundForm.js';

const fund: FundFormContext = { currency: 'EUR', places: 2, min: null, available: null, worth: null };
const ask = (values: Partial<FundFormValues>, bounds: Partial<FundFormContext>) =>
  check(fundForm({ ...fund, ...bounds }), { mode: 'amount', amount: '', ...values });

test('everything has no amount, a part has one', () => {
  expect(ask({ mode: 'all', amount: 'x' }, { worth: '500.25' })).toEqual({ output: { mode: 'all' } });
  expect(ask({ amount: '500.25' }, { worth: '500.25' })).toEqual({
    output: { mode: 'amount', amount: '500.25' },
  });
});

test('no amount, a wrong one and more than the units are worth are refused', () => {
  const worth = '500.25';
  expect(ask({}, { worth })).toEqual({ errors: { amount: 'forms.amount.invalid' } });
  expect(ask({ amount: '0' }, { worth })).toEqual({ errors: { amount: 'forms.amount.wrong' } });
  expect(ask({ amount: '1.005' }, { worth })).toEqual({
    errors: { amount: 'forms.amount.decimals?places=2' },
  });
  expect(ask({ amount: '500.26' }, { worth })).toEqual({
    errors: { amount: 'forms.fund.holding?max=500.25&currency=EUR' },
  });
  expect(ask({ amount: '500.26' }, {})).toHaveProperty('output');
});

test('less than a fund takes and more than there is are refused', () => {
  const bounds = { min: '100', available: '2500' };
  expect(ask({ amount: '99.99' }, bounds)).toEqual({
    errors: { amount: 'forms.amount.minimum?min=100&currency=EUR' },
  });
  expect(ask({ amount: '2500.01' }, bounds)).toEqual({
    errors: { amount: 'forms.amount.funds?needed=2500.01&available=2500&currency=EUR' },
  });
  expect(ask({ amount: '100' }, bounds)).toHaveProperty('output');
});
