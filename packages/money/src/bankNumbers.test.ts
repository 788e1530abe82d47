import { expect, test } from 'vitest';
import { isIban, partsOfIban } from './bankNumbers.js';

test.each([
  ['DE89370400440532013000', '0532013000', undefined],
  ['GB29NWBK60161331926819', '31926819', 'NWBKGB'],
  ['NL91ABNA0417164300', '0417164300', 'ABNANL'],
  ['IE29AIBK93115212345678', '12345678', 'AIBKIE'],
  ['FR1420041010050500013M02606', '0500013M026', undefined],
  ['IT60X0542811101000000123456', '000000123456', undefined],
  ['ES9121000418450200051332', '0200051332', undefined],
  ['BE68539007547034', '539007547034', undefined],
  ['CH9300762011623852957', '011623852957', undefined],
  ['LV80BANK0000435195001', undefined, 'BANKLV'],
  ['SE4550000000058398257466', undefined, undefined],
])(
  '%s says its account number and how the BIC begins, where its country writes them so',
  (iban, account, bic) => {
    expect(isIban(iban)).toBe(true);
    expect(partsOfIban(iban)).toEqual({ accountNumber: account, bicStart: bic });
  },
);
