import { expect, test } from 'vitest';
import { allocationsOf } from './shareOut.js';

const held = (symbol: string, totalHoldingAmount: string, currency = 'USD') => ({
  symbol,
  currency,
  totalHoldingAmount,
});

test('the largest parts come first, the others are joined, and all of them are 100 %', () => {
  const [usd] = allocationsOf([held('A', '10'), held('B', '30'), held('C', '10'), held('D', '10')], 2);
  expect(usd).toEqual({
    currency: 'USD',
    total: '60',
    shares: [
      { symbol: 'B', value: '30', percent: '50' },
      { symbol: 'A', value: '10', percent: '16.7' },
      { symbol: null, value: '20', percent: '33.3' },
    ],
  });
});

test('currencies are never mixed, and a long and a short of one symbol are one part', () => {
  const all = allocationsOf([held('A', '10'), held('A', '-30'), held('E', '5', 'EUR')], 5);
  expect(all.map(({ currency, total }) => [currency, total])).toEqual([
    ['USD', '40'],
    ['EUR', '5'],
  ]);
});

test('positions without value are left out', () => {
  expect(allocationsOf([held('A', '0')], 5)).toEqual([]);
});
