import { decimal, toText } from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMultipleOf, notional, readAmount, readQuantity } from './decimalText.js';

describe('an amount', () => {
  test('is read exactly', () => {
    expect(readAmount('0.00000001')).toEqual({ value: 1n });
    expect(readAmount('41.50')).toEqual({ value: decimal('41.5') });
    expect(readAmount('41.500', 2)).toEqual({ value: decimal('41.5') });
  });

  test('with more places than the currency has is refused, never rounded', () => {
    expect(readAmount('1.123456789')).toEqual({ message: 'forms.amount.decimals?places=8' });
    expect(readAmount('9.999', 2)).toEqual({ message: 'forms.amount.decimals?places=2' });
  });

  test('of zero is refused', { tags: ['5.amount'] }, () => {
    for (const text of ['0', '0.00']) expect(readAmount(text)).toEqual({ message: 'forms.amount.wrong' });
  });

  test('that is not a number is refused', { tags: ['5.amount'] }, () => {
    for (const text of [
      '',
      '-1',
      '--1',
      '1..2',
      '1-',
      '1e5',
      '1,5',
      '.5',
      '5.',
      '+1',
      '１２',
      '٣',
      ' 1',
      '01',
    ]) {
      expect(readAmount(text), text).toEqual({ message: 'forms.amount.invalid' });
    }
  });

  test('of the ledger survives reading and writing unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 26n - 1n), (units) => {
        const text = toText(units as ReturnType<typeof decimal>);
        expect(readAmount(text)).toEqual({ value: units });
      }),
    );
  });
});

describe('a quantity', () => {
  test('is a whole number of one or more', { tags: ['5.amount', '9.password'] }, () => {
    expect(readQuantity('1')).toEqual({ value: decimal('1') });
    for (const text of ['', '0', '-1', '1.5', '1.0', '1e5', '٣', 'abc', '007']) {
      expect(readQuantity(text), text).toEqual({ message: 'forms.quantity.minimumUnit' });
    }
  });

  test('longer than the contract permits is refused', () => {
    expect(readQuantity('9'.repeat(18))).toHaveProperty('value');
    for (const digits of [19, 40]) {
      expect(readQuantity('9'.repeat(digits))).toEqual({ message: 'forms.amount.wrong' });
    }
  });
});

test('multiples of a step are computed exactly, unlike with floats', () => {
  expect(isMultipleOf(decimal('0.3'), decimal('0.1'))).toBe(true);
  expect(isMultipleOf(decimal('41.27'), decimal('0.01'))).toBe(true);
  expect(isMultipleOf(decimal('41.275'), decimal('0.01'))).toBe(false);
});

test('a notional of any size is computed exactly', () => {
  expect(toText(notional(decimal('3'), decimal('0.1')))).toBe('0.3');
  expect(toText(notional(decimal('999999999999'), decimal('0.00000001')))).toBe('9999.99999999');
});
