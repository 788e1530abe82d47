import fc from 'fast-check';
import { decimal, sum, toText } from '@fairlot/money';
import { describe, expect, test } from 'vitest';
import { livePosition, unrealizedOf } from './livePosition.js';

const held = {
  symbol: 'NLTO',
  currency: 'USD',
  last: '41.27',
  quantity: '100',
  totalOpenAmount: '4012',
  totalHoldingAmount: '4127',
};

describe('a position at the current price', () => {
  test('gains when it is long and the price rises', () => {
    expect(livePosition({ ...held, direction: 'long' }, '42')).toEqual({
      last: '42',
      value: '4200',
      floatingPnl: '188',
      percent: '4.6859',
    });
  });

  test('loses as much when it is short', () => {
    const { floatingPnl, percent } = livePosition({ ...held, direction: 'short' }, '42');
    expect([floatingPnl, percent]).toEqual(['-188', '-4.6859']);
  });

  test('stands at the server’s price until a quote is there', () => {
    expect(livePosition({ ...held, direction: 'long' }, undefined).floatingPnl).toBe('115');
  });

  test('gains what its value exceeds its cost by, though the average price is rounded', () => {
    // Shares for 7881.04 cost 89.55727273 on average; times 88 that is 7881.04000024.
    const bought = { ...held, quantity: '88', totalOpenAmount: '7881.04', direction: 'long' };
    expect(livePosition(bought, '89.62').floatingPnl).toBe('5.52');
  });

  test('is cut to the currency’s places like the server’s own figure', () => {
    const cheap = { ...held, quantity: '7', totalOpenAmount: '1', direction: 'short' };
    expect(livePosition(cheap, '0.125')).toMatchObject({ value: '0.87', floatingPnl: '0.13' });
  });

  test('has no percentage of nothing', () => {
    expect(livePosition({ ...held, direction: 'long', totalOpenAmount: '0' }, '42').percent).toBeNull();
  });
});

test('the unrealized result is the sum of its positions, one currency at a time', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
  const position = fc.record({
    symbol: fc.constantFrom('A', 'B'),
    currency: fc.constantFrom('USD', 'EUR'),
    direction: fc.constantFrom('long', 'short'),
    last: price,
    totalHoldingAmount: price,
    quantity: fc.integer({ min: 1, max: 1000 }).map(String),
    totalOpenAmount: price,
  });
  fc.assert(
    fc.property(fc.array(position), price, (positions, last) => {
      const lastOf = (symbol: string) => (symbol === 'A' ? last : undefined);
      const expected = positions
        .filter(({ currency }) => currency === 'USD')
        .map((each) => decimal(livePosition(each, lastOf(each.symbol)).floatingPnl ?? '0'));
      expect(unrealizedOf(positions, 'USD', lastOf)).toBe(toText(sum(expected)));
    }),
  );
});
