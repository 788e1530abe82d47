import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { loanForm, type LoanFormValues } from './loanForm.js';
import { repaymentForm } from './repaymentForm.js';

const product = { id: 'usd_30', currency: 'USD', minAmount: '100', maxAmount: '50000', step: '1' };
const signature = new File(['signed'], 'signature.png');
const filled: LoanFormValues = {
  productId: 'usd_30',
  amount: '1000',
  imageUploadId: 'upl_1',
  agree: true,
  signature,
};

const ask = (values: Partial<LoanFormValues>) => check(loanForm([product]), { ...filled, ...values });

test('the form produces the body of the call with the signature', () => {
  expect(ask({})).toEqual({
    output: { productId: 'usd_30', amount: '1000', imageUploadId: 'upl_1', signature },
  });
});

test(
  'the form requires a cycle, a picture, the agreement and a signature, and reports all at once',
  { tags: ['5.loan'] },
  () => {
    expect(ask({ productId: '', imageUploadId: '', agree: false, signature: null })).toEqual({
      errors: {
        productId: 'forms.loan.cycle',
        imageUploadId: 'forms.loan.image',
        agree: 'forms.loan.agree',
        signature: 'forms.loan.signature',
      },
    });
  },
);

test('the form requires a whole amount between the bounds, both included', () => {
  const range = { errors: { amount: 'forms.loan.range?min=100&max=50000&currency=USD' } };
  expect(ask({ amount: '100' })).toHaveProperty('output');
  expect(ask({ amount: '50000' })).toHaveProperty('output');
  expect(ask({ amount: '99' })).toEqual(range);
  expect(ask({ amount: '50001' })).toEqual(range);
  expect(ask({ amount: '1000.5' })).toEqual({ errors: { amount: 'forms.loan.integer' } });
  expect(ask({ amount: '' })).toEqual({ errors: { amount: 'forms.loan.amount' } });
  expect(ask({ amount: '0' })).toEqual(range);
});

test('a repayment is limited by the amount owed and the amount available', () => {
  const repay = (amount: string, available: string | null = '500') =>
    check(repaymentForm({ currency: 'USD', places: 2, outstanding: '1002.4', available }), { amount });
  expect(repay('500')).toEqual({ output: { amount: '500' } });
  expect(repay('1002.4', null)).toEqual({ output: { amount: '1002.4' } });
  expect(repay('1002.41', null)).toEqual({
    errors: { amount: 'forms.loan.outstanding?max=1002.4&currency=USD' },
  });
  expect(repay('500.01')).toEqual({
    errors: { amount: 'forms.amount.funds?needed=500.01&available=500&currency=USD' },
  });
  for (const zero of ['0', '0.00'])
    expect(repay(zero)).toEqual({ errors: { amount: 'forms.amount.minimum?min=0.01&currency=USD' } });
  expect(repay('1.001')).toEqual({ errors: { amount: 'forms.amount.decimals?places=2' } });
});
