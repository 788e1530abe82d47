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
    expect(livePosition({ ...held, direction: 'long' }, '42', 2)).toEqual({
      last: '42',
      value: '4200',
      floatingPnl: '188',
      percent: '4.6859',
    });
  });

  test('loses as much when it is short', () => {
    const { floatingPnl, percent } = livePosition({ ...held, direction: 'short' }, '42', 2);
    expect([floatingPnl, percent]).toEqual(['-188', '-4.6859']);
  });

  test('stands at the server’s price until a quote is there', () => {
    expect(livePosition({ ...held, direction: 'long' }, undefined, 2).floatingPnl).toBe('115');
  });

  test('gains what its value is over its cost, to the cent, although its average price is rounded', () => {
    // 3.3334 a share on average, of which 300 would make 1,000.02.
    const position = { ...held, quantity: '300', totalOpenAmount: '1000.01' };
    expect(livePosition({ ...position, direction: 'long' }, '3.34', 2).floatingPnl).toBe('1.99');
    // 1,001.001 is worth 1,001.00.
    expect(livePosition({ ...position, direction: 'short' }, '3.33667', 2).floatingPnl).toBe('-0.99');
  });

  test('has no percentage of nothing', () => {
    expect(livePosition({ ...held, direction: 'long', totalOpenAmount: '0' }, '42', 2).percent).toBeNull();
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
        .map((each) => decimal(livePosition(each, lastOf(each.symbol), 2).floatingPnl ?? '0'));
      expect(unrealizedOf(positions, 'USD', lastOf, 2)).toBe(toText(sum(expected)));
    }),
  );
});
