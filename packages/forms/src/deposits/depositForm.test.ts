import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { depositForm, type DepositFormValues } from './depositForm.js';

const channel = { min: '10', max: '1000', currency: 'USD', places: 2 };
const filled: DepositFormValues = {
  amount: '250.5',
  accountCurrency: '',
  txHash: '',
  proofUploadId: 'upl_1',
};

const ask = (values: Partial<DepositFormValues>) => check(depositForm(channel), { ...filled, ...values });
const errorsOf = (values: Partial<DepositFormValues>) => {
  const result = ask(values);
  return 'errors' in result ? result.errors : {};
};

test('the form produces the body of the call without empty fields', () => {
  expect(ask({})).toEqual({ output: { amount: '250.5', proofUploadId: 'upl_1' } });
  const hash = 'a'.repeat(64);
  expect(ask({ accountCurrency: 'EUR', txHash: ` 0x${hash} ` })).toEqual({
    output: { amount: '250.5', proofUploadId: 'upl_1', accountCurrency: 'EUR', txHash: `0x${hash}` },
  });
});

test('the form requires an amount between the bounds, both included', () => {
  const range = 'forms.deposit.range?min=10&max=1000&currency=USD';
  expect(errorsOf({ amount: '10' })).toEqual({});
  expect(errorsOf({ amount: '1000' })).toEqual({});
  for (const amount of ['0', '0.00', '9.99']) expect(errorsOf({ amount })).toEqual({ amount: range });
  expect(errorsOf({ amount: '1000.01' })).toEqual({ amount: range });
  expect(errorsOf({ amount: '' })).toEqual({ amount: 'forms.amount.invalid' });
  expect(errorsOf({ amount: '10.005' })).toEqual({ amount: 'forms.amount.decimals?places=2' });
});

test('the form requires a proof and a well-formed transaction id', { tags: ['5.required'] }, () => {
  expect(errorsOf({ proofUploadId: '' })).toEqual({ proofUploadId: 'forms.deposit.proof' });
  expect(errorsOf({ txHash: '0x12' })).toEqual({ txHash: 'forms.deposit.txHash' });
});
