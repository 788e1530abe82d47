import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals, compareDecimals } from '../number-input/decimalMath.js';
import { lastStop, stopNear, valueAt } from './sliderScale.js';

test('stops are exact, and the last is the end, also where no step leads to it', () => {
  const tenths = { min: '0', max: '1', step: '0.1' };
  expect(Array.from({ length: lastStop(tenths) + 1 }, (_, stop) => valueAt(tenths, stop)).join()).toBe(
    '0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1',
  );
  const uneven = { min: '-1', max: '1.1', step: '0.5' };
  expect([0, 1, 4, 5].map((stop) => valueAt(uneven, stop))).toEqual(['-1', '-0.5', '1.0', '1.1']);
  expect(['1.04', '1.05', '1.06'].map((value) => stopNear(uneven, value))).toEqual([4, 5, 5]);
});

test.each([
  { min: '5', max: '5', step: '1' },
  { min: '5', max: '1', step: '1' },
  { min: '0', max: '1', step: '0' },
])('a scale that leads nowhere has one stop: %j', (scale) => {
  expect(lastStop(scale)).toBe(0);
  expect(valueAt(scale, 0)).toBe(scale.min);
  expect(stopNear(scale, '3')).toBe(0);
});

test('each stop is nearest to its own value, of any length', () => {
  const decimal = fc
    .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) => addDecimals(String(digits), `0${places > 0 ? `.${'0'.repeat(places)}` : ''}`));
  fc.assert(
    fc.property(
      decimal,
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 999 }),
      (min, steps, cents) => {
        const step = addDecimals('0.00', '0.01', cents);
        const scale = { min, step, max: addDecimals(min, step, steps) };
        expect(lastStop(scale)).toBe(steps);
        const stop = Math.floor(steps / 2);
        expect(stopNear(scale, valueAt(scale, stop))).toBe(stop);
        expect(compareDecimals(valueAt(scale, steps), scale.max)).toBe(0);
      },
    ),
  );
});
