import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decimal,
  type Rounding,
  DecimalSyntaxError,
  ZERO,
  add,
  allocate,
  compare,
  decimal,
  divide,
  isMultipleOf,
  multiply,
  parseDecimal,
  subtract,
  sum,
  toFixed,
  toText,
  truncate,
} from './index.js';

/** big.js is an independent reference. */
const big = (value: Decimal): Big => new Big(toText(value));
const reference: Record<Rounding, 0 | 3> = { down: 0, up: 3 };

const anyDecimal = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }).map((units) => units as Decimal);
const anyPlaces = fc.integer({ min: 0, max: 8 });
const anyRounding = fc.constantFrom<Rounding>('down', 'up');

Big.DP = 40;

describe('reading and writing', () => {
  it.each([
    ['0', 0n],
    ['1.5', 150_000_000n],
    ['-1.5', -150_000_000n],
    ['0.00000001', 1n],
    ['-0', 0n],
    ['98765432109876543210.12345678', 9_876_543_210_987_654_321_012_345_678n],
  ])('reads %s', (text, units) => {
    expect(parseDecimal(text)).toBe(units);
  });

  it.each(['', ' 1', '1.', '.5', '+1', '01', '1e5', '1,5', '1.123456789', 'abc', '0x10', 'Infinity', '１'])(
    'refuses %j rather than guess',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
      expect(() => decimal(text)).toThrow(DecimalSyntaxError);
    },
  );

  it.each<unknown>([undefined, null, {}, Number.NaN])(
    'refuses %j, which data may have instead of a text',
    (value) => {
      expect(() => decimal(value as string)).toThrow(DecimalSyntaxError);
    },
  );

  it('writes the shortest text, and reads it back unchanged', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const text = toText(value);
        expect(text).not.toMatch(/\.\d*0$|\.$|^-0$/);
        expect(parseDecimal(text)).toBe(value);
      }),
    );
  });

  it('cuts toward zero and never writes a negative zero', () => {
    expect(toFixed(decimal('1.999'), 2)).toBe('1.99');
    expect(toFixed(decimal('-1.999'), 2)).toBe('-1.99');
    expect(toFixed(decimal('-0.001'), 2)).toBe('0.00');
    expect(toFixed(decimal('7'), 0)).toBe('7');
  });
});

describe('arithmetic agrees with an independent reference', () => {
  it('adds, subtracts and sums', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(toText(add(a, b))).toBe(big(a).plus(big(b)).toFixed());
        expect(toText(subtract(a, b))).toBe(big(a).minus(big(b)).toFixed());
        expect(sum([a, b, a])).toBe(add(add(a, b), a));
      }),
    );
    expect(sum([])).toBe(ZERO);
  });

  it('multiplies, in every direction and at every scale', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, anyRounding, anyPlaces, (a, b, rounding, places) => {
        const expected = big(a).times(big(b)).round(places, reference[rounding]);
        expect(big(multiply(a, b, rounding, places)).eq(expected)).toBe(true);
      }),
    );
  });

  it('divides within one step of the exact quotient, on the side that was asked for', () => {
    fc.assert(
      fc.property(
        anyDecimal,
        anyDecimal.filter((value) => value !== 0n),
        anyRounding,
        anyPlaces,
        (a, b, rounding, places) => {
          const result = divide(a, b, rounding, places);
          const step = new Big(10).pow(-places);
          const error = big(result).abs().times(big(b).abs()).minus(big(a).abs());
          const bound = step.times(big(b).abs());
          if (rounding === 'down') expect(error.lte(0) && error.gt(bound.times(-1))).toBe(true);
          if (rounding === 'up') expect(error.gte(0) && error.lt(bound)).toBe(true);
        },
      ),
    );
    expect(() => divide(decimal('1'), ZERO, 'down')).toThrow(RangeError);
  });

  it('truncates', () => {
    fc.assert(
      fc.property(anyDecimal, anyPlaces, (value, places) => {
        expect(big(truncate(value, places)).eq(big(value).round(places, reference.down))).toBe(true);
      }),
    );
    expect(() => truncate(ZERO, 9)).toThrow(RangeError);
    expect(() => truncate(ZERO, 0.5)).toThrow(RangeError);
  });

  it('compares as numbers do', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(compare(a, b)).toBe(big(a).cmp(big(b)));
      }),
    );
  });

  it('knows what lies on a step', () => {
    expect(isMultipleOf(decimal('10.05'), decimal('0.05'))).toBe(true);
    expect(isMultipleOf(decimal('10.06'), decimal('0.05'))).toBe(false);
  });
});

describe('allocate', () => {
  it('gives out exactly the total, each share within one step of its proportion', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0n));
    fc.assert(
      fc.property(anyDecimal, weights, anyPlaces, (value, list, places) => {
        const total = truncate(value, places);
        const shares = allocate(total, list, places);
        expect(sum(shares)).toBe(total);
        const whole = list.reduce((a, b) => a + b, 0n);
        shares.forEach((share, index) => {
          const exact = big(total)
            .times((list[index] ?? 0n).toString())
            .div(whole.toString());
          expect(big(share).minus(exact).abs().lte(new Big(10).pow(-places))).toBe(true);
        });
      }),
    );
  });

  it('gives the odd steps to the largest remainders, the earlier on a tie', () => {
    expect(allocate(decimal('100'), [1n, 1n, 1n], 2).map(toText)).toEqual(['33.34', '33.33', '33.33']);
    expect(allocate(decimal('-100'), [1n, 1n, 1n], 2).map(toText)).toEqual(['-33.34', '-33.33', '-33.33']);
    expect(allocate(decimal('1'), [0n, 1n], 0).map(toText)).toEqual(['0', '1']);
  });

  it('refuses what cannot be shared out', () => {
    expect(() => allocate(decimal('1'), [0n, 0n], 2)).toThrow(RangeError);
    expect(() => allocate(decimal('1'), [-1n, 2n], 2)).toThrow(RangeError);
    expect(() => allocate(decimal('1.005'), [1n], 2)).toThrow(RangeError);
  });
});
