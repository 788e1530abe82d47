import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './sharesOf.js';

const percents = (values: readonly string[]) => sharesOf(values).map(({ percent }) => percent);

test.each([
  [
    ['1', '1', '1'],
    ['33.3', '33.3', '33.3'],
  ],
  [
    ['0.05', '99.95'],
    ['0.1', '100.0'],
  ],
  [
    ['1', '0.000'],
    ['100.0', '0.0'],
  ],
  [
    ['9007199254740993', '9007199254740993'],
    ['50.0', '50.0'],
  ],
  [
    ['1e2', '300'],
    ['25.0', '75.0'],
  ],
  [
    ['0', '0.00'],
    [undefined, undefined],
  ],
  [
    ['-5', 'n/a', '5'],
    ['0.0', '0.0', '100.0'],
  ],
  [[], []],
])('of %j they are %j', (values, shares) => {
  expect(percents(values)).toEqual(shares);
});

test('they follow one another and fill the whole', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (values) => {
      const shares = sharesOf(values);
      fc.pre(shares[0]!.percent !== undefined);
      let end = 0;
      for (const { start, size } of shares) {
        expect(start).toBeCloseTo(end, 3);
        end = start + size;
      }
      expect(end).toBeCloseTo(1, 3);
    }),
  );
});
