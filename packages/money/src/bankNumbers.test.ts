import { expect, test } from 'vitest';
import { isBic, isIban, partsOfIban } from './bankNumbers.js';
import { LARGE_BANKS } from './banks.js';

test.each([
  ['DE89370400440532013000', '0532013000', 'COBADEFF', 'Commerzbank'],
  ['GB29NWBK60161331926819', '31926819', 'NWBKGB2L', 'NatWest'],
  ['NL91ABNA0417164300', '0417164300', 'ABNANL2A', 'ABN AMRO'],
  ['IE29AIBK93115212345678', '12345678', 'AIBKIE2D', 'AIB'],
  ['FR1420041010050500013M02606', '0500013M026', undefined, undefined],
  ['IT60X0542811101000000123456', '000000123456', undefined, undefined],
  ['ES9121000418450200051332', '0200051332', 'CAIXESBB', 'CaixaBank'],
  ['BE68539007547034', '539007547034', undefined, undefined],
  ['CH9300762011623852957', '011623852957', undefined, undefined],
  ['LV80BANK0000435195001', undefined, 'BANKLV', undefined],
  ['SE4550000000058398257466', undefined, undefined, undefined],
])(
  '%s says its account number, and the bank with its BIC where they are known',
  (iban, account, bic, bankName) => {
    expect(isIban(iban)).toBe(true);
    expect(partsOfIban(iban)).toEqual({ accountNumber: account, bankName, bic });
  },
);

test.each(Object.entries(LARGE_BANKS))('%s has a BIC of its country', (code, { bic }) => {
  expect(isBic(bic)).toBe(true);
  expect(bic.slice(4, 6)).toBe(code.slice(0, 2));
});
