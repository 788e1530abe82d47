import { add, decimal, subtract, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitOf, profitOf, rateAfter } from './quantMoney.js';

const cents = fc.bigInt(100n, 100_000_000n).map((value) => (value * 1_000_000n) as Decimal);
const dayRate = fc.option(fc.bigInt(-9_000_000n, 9_000_000n).map((value) => value as Decimal));

describe('counting results', () => {
  it('creates and loses no money by rounding, and nobody loses more than was invested', () => {
    const terms = {
      profitRateMin: decimal('-0.06'),
      profitRateMax: decimal('0.07'),
      dailyFeeRate: decimal('0.0001'),
    };
    fc.assert(
      fc.property(cents, fc.array(dayRate, { maxLength: 90 }), (amount, days) => {
        let rate = ZERO;
        let pending = ZERO;
        for (const day of days) {
          rate = rateAfter(rate, day, terms);
          const profit = subtract(profitOf(amount, rate, 'USD'), pending);
          pending = add(pending, profit);
          expect(rate >= terms.profitRateMin && rate <= terms.profitRateMax).toBe(true);
        }
        // The sum of the days equals the profit of the whole result, however many days there are.
        expect(pending).toBe(profitOf(amount, rate, 'USD'));
        expect(add(amount, pending)).toBeGreaterThanOrEqual(ZERO);
        const { fee, returned } = exitOf(amount, pending, decimal('0.01'), 'USD');
        expect(add(fee, returned)).toBe(add(amount, pending));
        expect(fee >= ZERO && returned >= ZERO).toBe(true);
      }),
    );
  });

  it('never costs more than the value to redeem', () => {
    expect(exitOf(decimal('100'), decimal('-99.99'), decimal('0.01'), 'USD')).toEqual({
      fee: decimal('0.01'),
      returned: ZERO,
    });
  });
});
