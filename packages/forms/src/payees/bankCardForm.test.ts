import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { bankCardForm, type BankCardFormValues } from './bankCardForm.js';
import { groupIban } from './groupIban.js';

const filled: BankCardFormValues = {
  name: 'Salary',
  accountName: 'Ada Specimen',
  bankName: 'Example Bank',
  bankBranch: 'Mitte',
  accountNumber: '0532013000',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
};

const ask = (values: Partial<BankCardFormValues>) => check(bankCardForm(), { ...filled, ...values });
const errorsOf = (values: Partial<BankCardFormValues>) => {
  const result = ask(values);
  return 'errors' in result ? result.errors : {};
};

test('the form produces the body of the call with normalised numbers', () => {
  expect(ask({ iban: 'de89 3704 0044 0532 0130 00', bic: ' cobadeff ', name: ' Salary ' })).toEqual({
    output: filled,
  });
});

test('the form requires every field, each with its own message', { tags: ['5.required'] }, () => {
  const nothing = Object.fromEntries(Object.keys(filled).map((key) => [key, ' '])) as BankCardFormValues;
  expect(errorsOf(nothing)).toEqual({
    name: 'forms.payee.name',
    accountName: 'forms.payee.accountName',
    bankName: 'forms.payee.bankName',
    bankBranch: 'forms.payee.bankBranch',
    accountNumber: 'forms.payee.accountNumber',
    iban: 'forms.payee.iban',
    bic: 'forms.payee.bic',
  });
});

test.each(['DE89370400440532013001', 'DE8937040044053201300', 'XX00', '89DE370400440532013000'])(
  'the form refuses %s as an IBAN',
  (iban) => {
    expect(errorsOf({ iban })).toEqual({ iban: 'forms.payee.ibanInvalid' });
  },
);

test.each(['COBADEF', 'COBADEFF1', 'C0BADEFF'])('the form refuses %s as a BIC', (bic) => {
  expect(errorsOf({ bic })).toEqual({ bic: 'forms.payee.bicInvalid' });
});

test('grouping keeps every character that was typed', () => {
  expect(groupIban('de8937040')).toBe('DE89 3704 0');
  expect(groupIban('DE89 ')).toBe('DE89');
  expect(groupIban('')).toBe('');
});
