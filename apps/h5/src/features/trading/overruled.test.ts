import { expect, test } from 'vitest';
import { isSamePrice, overruledBy } from './overruled.js';

const at = (stopLoss: string, takeProfit = '') => ({ stopLoss, takeProfit });

test('prices are compared as numbers, and none is none', () => {
  expect(isSamePrice('1', '1.00')).toBe(true);
  expect(isSamePrice('', '')).toBe(true);
  expect(isSamePrice('', '0')).toBe(false);
  expect(isSamePrice('1', '2')).toBe(false);
});

test('a field is overruled if the record changes while another price is typed', () => {
  const change = { known: {}, previous: at(''), next: at('2', '9') };
  expect(overruledBy({ ...change, typed: at('1') })).toEqual({ stopLoss: '2' });
  expect(overruledBy({ ...change, typed: at('') })).toEqual({});
  expect(overruledBy({ ...change, typed: at('2.0') })).toEqual({});
});

test('a price that was removed elsewhere overrules too', () => {
  expect(overruledBy({ known: {}, previous: at('3'), next: at(''), typed: at('1') })).toEqual({
    stopLoss: '',
  });
});

test('it stays so while other fields change, and ends when what was typed is saved', () => {
  const known = { stopLoss: '2' };
  const other = { known, previous: at('2'), next: at('2', '9'), typed: at('1') };
  expect(overruledBy(other)).toEqual(known);
  expect(overruledBy({ known, previous: at('2'), next: at('1'), typed: at('1') })).toEqual({});
});
