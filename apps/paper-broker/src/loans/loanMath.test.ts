import {
  add,
  decimal,
  fromInteger,
  multiply,
  subtract,
  sum,
  truncate,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aprOf, dayNumber, dueDateOf, growByDay, splitRepayment, startOfDay, totalOf } from './loanMath.js';
import { value } from '../figures/figure.js';
import { growthOf } from './loanFigures.js';
import { loanProducts } from './loanProducts.js';

const cents = (max: number) => fc.integer({ min: 0, max }).map((count) => decimal((count / 100).toFixed(2)));

function interestOf(principal: Decimal, dailyRate: Decimal, days: number): Decimal {
  const asOf = new Date('2026-03-02T15:00:00Z');
  const source = { kind: 'loan_product', id: 'usd_7' } as const;
  const base = value('lent', principal, { currency: 'USD', asOf, source });
  const rate = value('interest_rate', dailyRate, { asOf, source });
  const facts = { currency: 'USD', asOf, source };
  return growthOf('loan_interest', { base, rate, aDay: 'interest_a_day', days }, facts).value;
}

const product = fc.constantFrom(...loanProducts);

describe('interest', () => {
  it('equals principal times rate times days to the last digit, however many days are booked one by one', () => {
    fc.assert(
      fc.property(product, cents(5_000_000), fc.nat(90), ({ interestRate }, principal, days) => {
        let exact: Decimal = ZERO;
        const booked: Decimal[] = [];
        for (let day = 0; day < days; day += 1) {
          const growth = growByDay(exact, principal, interestRate, 2);
          exact = growth.exact;
          booked.push(growth.booked);
        }
        expect(exact).toBe(
          multiply(multiply(principal, interestRate, 'down'), fromInteger(BigInt(days)), 'down'),
        );
        expect(sum(booked)).toBe(interestOf(principal, interestRate, days));
        expect(booked.every((each) => each >= ZERO)).toBe(true);
      }),
    );
  });

  it('is exact to the cent after any repayments', () => {
    fc.assert(
      fc.property(product, fc.array(cents(5_000_000), { maxLength: 90 }), ({ interestRate }, principals) => {
        let exact: Decimal = ZERO;
        let booked: Decimal = ZERO;
        for (const principal of principals) {
          const growth = growByDay(exact, principal, interestRate, 2);
          exact = growth.exact;
          booked = add(booked, growth.booked);
        }
        expect(booked).toBe(truncate(exact, 2));
      }),
    );
  });

  it.each([
    ['1000', '0.0004', 30, '12'],
    ['101', '0.0005', 1, '0.05'],
    ['110', '0.00045', 1, '0.04'],
    ['101', '0.00045', 14, '0.63'],
    ['50000', '0.00035', 90, '1575'],
    ['1000', '0.0004', 0, '0'],
  ])('of %s at %s for %i days is %s', (principal, rate, days, expected) => {
    expect(toText(interestOf(decimal(principal), decimal(rate), days))).toBe(expected);
  });
});

describe('the effective rate', () => {
  it.each([
    ['0.0005', 7, '0.199832'],
    ['0.0004', 30, '0.156191'],
    ['0.001', 365, '0.365'],
  ])('of %s a day for %i days is %s', (rate, days, expected) => {
    expect(toText(aprOf(decimal(rate), days))).toBe(expected);
  });
});

describe('a repayment', () => {
  it('pays the penalty first, then the interest, then the principal, without a remainder', () => {
    fc.assert(
      fc.property(
        cents(1000),
        cents(1000),
        cents(100_000),
        fc.nat(1000),
        (penalty, interest, principal, share) => {
          const owed = { penalty, interest, principal };
          const total = totalOf(owed);
          const amount = multiply(total, decimal((share / 1000).toFixed(3)), 'down', 2);
          const parts = splitRepayment(amount, owed);
          expect(totalOf(parts)).toBe(amount);
          if (parts.interest > ZERO) expect(parts.penalty).toBe(penalty);
          if (parts.principal > ZERO) expect(parts.interest).toBe(interest);
          expect(subtract(total, amount) >= ZERO).toBe(true);
        },
      ),
    );
  });
});

describe('the days of a loan', () => {
  const paidOut = new Date('2026-11-20T23:59:59.999Z');
  it('are days of UTC, and the day of the payout is day 0', () => {
    expect(dayNumber(paidOut, paidOut)).toBe(0);
    expect(dayNumber(paidOut, new Date('2026-11-21T00:00:00.000Z'))).toBe(1);
    expect(startOfDay(paidOut, 7).toISOString()).toBe('2026-11-27T00:00:00.000Z');
    expect(dueDateOf(paidOut, 30)).toBe('2026-12-20');
  });
});
