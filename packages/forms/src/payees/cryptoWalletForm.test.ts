import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { cryptoWalletForm, type CryptoWalletFormValues } from './cryptoWalletForm.js';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const filled: CryptoWalletFormValues = {
  name: 'Cold',
  currency: 'USDT',
  network: 'ERC20',
  address: ETHEREUM,
};

const errorsOf = (values: Partial<CryptoWalletFormValues>) => {
  const result = check(cryptoWalletForm(), { ...filled, ...values });
  return 'errors' in result ? result.errors : {};
};

test('the form accepts an address of its network in one case or in its checksum’s case', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ address: ` ${ETHEREUM.toLowerCase()} ` })).toEqual({});
  expect(errorsOf({ network: 'TRC20', address: TRON })).toEqual({});
});

test.each([
  ['one letter in the wrong case', ETHEREUM.replace('5aA', '5AA')],
  ['a digit too few', ETHEREUM.slice(0, -1)],
  ['one character mistyped', TRON.replace('R7', 'R8')],
  ['a letter that base58 does not have', TRON.replace('R7', 'O0')],
  ['no prefix', ETHEREUM.slice(2)],
])('refuses an address with %s', (_, address) => {
  const network = address.startsWith('T') ? 'TRC20' : 'ERC20';
  expect(errorsOf({ network, address })).toEqual({ address: 'forms.payee.addressInvalid' });
});

test('the form names the network of an address that belongs to another one', () => {
  expect(errorsOf({ address: TRON })).toEqual({
    address: 'forms.payee.networkMismatch?actual=TRC20&network=ERC20',
  });
});

test('the form requires a name, a currency, a network and an address', { tags: ['5.required'] }, () => {
  expect(errorsOf({ name: ' ', currency: '', network: '', address: ' ' })).toEqual({
    name: 'forms.payee.name',
    currency: 'forms.payee.currency',
    network: 'forms.payee.network',
    address: 'forms.payee.address',
  });
});
