import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  affordableQuantity,
  amountBeforeFee,
  amountLeft,
  costOf,
  farFromMarket,
  partOfQuantity,
  pricePresets,
} from './ticketMath.js';

/**
 * The broker's preview of `lots` lots at `cents` per lot: a rate of 0.05 %, at least 0.99, on hold at the worst
 * price.
 */
function preview(lots: bigint, cents: bigint, collarPercent: bigint) {
  const rated = (amount: bigint) => {
    const fee = (amount * 5n + 9_999n) / 10_000n;
    return fee < 99n ? 99n : fee;
  };
  const worst = lots * ((cents * (100n + collarPercent)) / 100n);
  const text = (value: bigint) => toText((value * 1_000_000n) as Decimal);
  const holdCents = worst + rated(worst);
  return {
    holdCents,
    holdAmount: text(holdCents),
    totalAmount: text(lots * cents + rated(lots * cents)),
    handlingFee: text(rated(lots * cents)),
    feeRate: '0.0005',
  };
}

describe('an amount in place of a quantity', () => {
  const sums = fc.record({
    cents: fc.bigInt({ min: 100n, max: 500_000n }),
    amount: fc.bigInt({ min: 10_000n, max: 100_000_000n }),
  });

  test('buys whole lots and leaves less than another one would cost', () => {
    fc.assert(
      fc.property(sums, ({ cents, amount }) => {
        const lot = preview(1n, cents, 3n);
        const lotCost = costOf(lot, 'long');
        const text = toText((amount * 1_000_000n) as Decimal);
        const quantity = affordableQuantity(text, { ...lot, holdAmount: lotCost }, '1', 100);
        if (quantity === null) return;
        const estimate = preview(BigInt(quantity), cents, 3n);
        const left = amountLeft({ amount: text, lotCost, estimate, direction: 'long' });
        // The fee of each lot is rounded up, and the sum of the roundings may exceed a lot; then no rest is shown.
        if (left === null) return;
        expect(decimal(left)).toBeLessThan(decimal(lotCost));
        expect(decimal(estimate.totalAmount) + decimal(left)).toBe(decimal(text));
      }),
    );
  });

  test('leaves the rest unknown while the estimate is of other figures', () => {
    const lotCost = costOf(preview(1n, 1_000n, 0n), 'long');
    const estimate = preview(10n, 1_000n, 0n);
    expect(amountLeft({ amount: '50', lotCost, estimate, direction: 'long' })).toBeNull();
    expect(amountLeft({ amount: '5000', lotCost, estimate, direction: 'long' })).toBeNull();
    expect(amountLeft({ amount: '', lotCost, estimate, direction: 'long' })).toBeNull();
    expect(amountLeft({ amount: '101', lotCost: null, estimate, direction: 'long' })).toBeNull();
  });

  test('counts the fee on top of the value of a short sale as well', () => {
    expect(costOf({ totalAmount: '99.01', handlingFee: '0.99' }, 'short')).toBe('100.99');
    expect(costOf({ totalAmount: '100.99', handlingFee: '0.99' }, 'long')).toBe('100.99');
  });
});

describe('the quantity of a chip', () => {
  test('is whole lots that the share of the funds pays for', () => {
    const lot = preview(1n, 400_000n, 0n);
    expect(affordableQuantity('10000', lot, '100', 100)).toBe('200');
    expect(affordableQuantity('10000', lot, '100', 50)).toBe('100');
    expect(affordableQuantity('10000', lot, '100', 25)).toBeNull();
  });

  test('counts the least fee once', () => {
    expect(affordableQuantity('1000', preview(1n, 1_000n, 0n), '1', 100)).toBe('99');
  });

  test('never costs more than the available funds', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 100_000_000n }),
        fc.bigInt({ min: 100n, max: 10_000_000n }),
        fc.constantFrom(0n, 3n),
        fc.constantFrom(25, 50, 75, 100),
        (fundsCents, lotCents, collar, percent) => {
          const funds = toText((fundsCents * 1_000_000n) as Decimal);
          const quantity = affordableQuantity(funds, preview(1n, lotCents, collar), '1', percent);
          if (quantity === null) return;
          const { holdCents } = preview(BigInt(quantity), lotCents, collar);
          expect(holdCents * 100n).toBeLessThanOrEqual(fundsCents * BigInt(percent));
        },
      ),
    );
  });

  test('of a holding is whole shares, at least one and at most all', () => {
    expect(partOfQuantity('469', 50)).toBe('234');
    expect(partOfQuantity('3', 25)).toBe('1');
    expect(partOfQuantity('469', 100)).toBe('469');
  });
});

test('the amount is the total without the fee, which a purchase adds and a short sale takes off', () => {
  expect(amountBeforeFee({ totalAmount: '41.02', handlingFee: '0.99' }, 'long')).toBe('40.03');
  expect(amountBeforeFee({ totalAmount: '39.04', handlingFee: '0.99' }, 'short')).toBe('40.03');
});

describe('price presets', () => {
  test('lie below the market for buying and above it for selling', () => {
    expect(pricePresets('100', '0.01', 'long').map(({ price }) => price)).toEqual(['95', '98', '99']);
    expect(pricePresets('100', '0.01', 'short').map(({ price }) => price)).toEqual(['101', '102', '105']);
  });

  test('are on the tick and no further from the market than they say', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9_999_999 }),
        fc.constantFrom('0.01', '0.05', '0.5', '1'),
        fc.constantFrom('long' as const, 'short' as const),
        (cents, tick, direction) => {
          const last = (cents / 100).toFixed(2);
          for (const { price, percent } of pricePresets(last, tick, direction)) {
            expect(decimal(price) % decimal(tick)).toBe(0n);
            const edge = decimal(last) * 100n + BigInt(multiply(decimal(last), decimal(percent), 'down'));
            if (direction === 'long') expect(decimal(price) * 100n).toBeGreaterThanOrEqual(edge);
            else expect(decimal(price) * 100n).toBeLessThanOrEqual(edge);
          }
        },
      ),
    );
  });
});

describe('a limit far from the market', () => {
  test('is asked about only beyond ten percent', () => {
    expect(farFromMarket('110', '100')).toBeNull();
    expect(farFromMarket('110.01', '100')).toEqual({ side: 'above', percent: '10' });
    expect(farFromMarket('85', '100')).toEqual({ side: 'below', percent: '15' });
    expect(farFromMarket('89.7', '100')).toEqual({ side: 'below', percent: '10.3' });
  });

  test('is not judged without a market price', () => {
    expect(farFromMarket('110', undefined)).toBeNull();
    expect(farFromMarket('', '100')).toBeNull();
  });
});
