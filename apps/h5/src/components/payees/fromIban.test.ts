import { expect, test } from 'vitest';
import { fromIban } from './fromIban.js';

const none = { accountNumber: '', bic: '', bankName: '' };
const german = { accountNumber: '532013000', bic: 'COBADEFFXXX', bankName: 'Commerzbank' };

test('empty fields take what the IBAN tells', () => {
  expect(fromIban(german, none, none)).toEqual(german);
});

test('what was typed stays', () => {
  const { bankName: _, ...others } = german;
  expect(fromIban(german, { ...none, bankName: 'My bank' }, none)).toEqual(others);
});

test('what an earlier IBAN told goes, also where the new one tells nothing', () => {
  expect(fromIban({ accountNumber: '7', bic: undefined, bankName: undefined }, german, german)).toEqual({
    ...none,
    accountNumber: '7',
  });
});
