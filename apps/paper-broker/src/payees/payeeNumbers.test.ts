import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBic, isIban, normaliseIban } from '@fairlot/money';
import { maskIban } from './maskIban.js';
import { isSameName } from './ownName.js';
import { addressKey, faultOfAddress } from './walletAddress.js';

describe('an IBAN', () => {
  // Examples of the ISO 13616 registry.
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'gb29nwbk60161331926819',
    'FR1420041010050500013M02606',
    'ES9121000418450200051332',
    'IT60X0542811101000000123456',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('like %s is good', (text) => expect(isIban(normaliseIban(text))).toBe(true));
  it.each([
    'DE89370400440532013001',
    'DE8937040044053201300',
    'GB29NWBK6016133192681',
    '',
    'DE',
    'XX00',
    'DE89370400440532O13000',
    '8937040044',
  ])('like %j is not', (text) => expect(isIban(normaliseIban(text))).toBe(false));
  it('is refused with any one digit changed', () => {
    const good = 'DE89370400440532013000';
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: good.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (place, by) => {
          const digit = String((Number(good.charAt(place)) + by) % 10);
          expect(isIban(good.slice(0, place) + digit + good.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
  it('is shown only by its ends', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• •••• •••• ••30 00');
  });
});

it('a BIC has 8 or 11 characters', () => {
  expect(['COBADEFF', 'COBADEFFXXX', 'WESTGB2L'].every(isBic)).toBe(true);
  expect(['COBADEF', 'COBADEFFX', 'C0BADEFF', 'COBADEFFXXXX', ''].some(isBic)).toBe(false);
});

describe('an address', () => {
  // The examples of EIP-55.
  const ethereum = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];
  const tron = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';

  it.each(ethereum)('%s is accepted, also in one case', (address) => {
    expect(faultOfAddress('ERC20', address)).toBeNull();
    expect(faultOfAddress('ERC20', address.toLowerCase())).toBeNull();
    expect(faultOfAddress('ERC20', `0x${address.slice(2).toUpperCase()}`)).toBeNull();
    expect(addressKey('ERC20', address)).toBe(address.toLowerCase());
  });
  it('with a letter in the wrong case, an extra digit or no digit is refused', () => {
    const [good = ''] = ethereum;
    const wrongCase = good.replace('A', 'a');
    for (const address of [wrongCase, `${good}0`, good.slice(0, -1), good.slice(2), '0x', ''])
      expect(faultOfAddress('ERC20', address)).toBe('address_invalid');
  });
  it('of Tron contains a checksum', () => {
    expect(faultOfAddress('TRC20', tron)).toBeNull();
    expect(faultOfAddress('TRC20', tron.replace('J', 'K'))).toBe('address_invalid');
    for (const odd of ['0', 'O', 'I', 'l'])
      expect(faultOfAddress('TRC20', tron.replace('C', odd))).toBe('address_invalid');
    expect(faultOfAddress('TRC20', tron.slice(0, -1))).toBe('address_invalid');
    expect(addressKey('TRC20', tron)).toBe(tron);
  });
  it('of the other network is distinguished from a mistyped one', () => {
    expect(faultOfAddress('ERC20', tron)).toBe('network_mismatch');
    expect(faultOfAddress('TRC20', ethereum[0] ?? '')).toBe('network_mismatch');
  });
});

it('a name is the same in any case, order and spelling of accents', () => {
  expect(isSameName('Ada Specimen', 'SPECIMEN, Ada')).toBe(true);
  expect(isSameName('José Núñez-Pérez', 'Jose Nunez Perez')).toBe(true);
  expect(isSameName('Ada Specimen', 'Ada Specimens')).toBe(false);
  expect(isSameName('Ada', 'Ada Specimen')).toBe(false);
});
