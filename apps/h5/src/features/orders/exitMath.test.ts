import { compare, decimal, isMultipleOf } from '@fairlot/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitPercent, exitPrice, exitResult } from './exitMath.js';

describe('an exit by percent', () => {
  it.each([
    ['stopLoss', 'long', '95'],
    ['takeProfit', 'long', '105'],
    ['stopLoss', 'short', '105'],
    ['takeProfit', 'short', '95'],
  ] as const)('%s of a %s position lies on its side of the entry', (exit, direction, expected) => {
    expect(exitPrice({ entry: '100', percent: '5', tickSize: '0.01', exit, direction })).toBe(expected);
  });

  it('is undefined while a figure is missing, at zero, and if a tick is larger than it', () => {
    const five = {
      entry: '100',
      percent: '5',
      tickSize: '0.01',
      exit: 'stopLoss',
      direction: 'long',
    } as const;
    expect(exitPrice({ ...five, entry: undefined })).toBeNull();
    expect(exitPrice({ ...five, percent: '' })).toBeNull();
    expect(exitPrice({ ...five, percent: '0' })).toBeNull();
    expect(exitPrice({ ...five, percent: '0.1', tickSize: '0.5', exit: 'takeProfit' })).toBeNull();
    expect(exitPrice({ ...five, percent: '100' })).toBeNull();
  });

  it('lies on the tick and never farther than was asked for', () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 });
    const hundredths = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(cents, hundredths, fc.constantFrom('0.01', '0.05', '0.5'), (price, share, tick) => {
        const entry = (price / 100).toFixed(2);
        const percent = (share / 100).toFixed(2);
        const text = exitPrice({ entry, percent, tickSize: tick, exit: 'stopLoss', direction: 'long' });
        if (text === null) return;
        expect(isMultipleOf(decimal(text), decimal(tick))).toBe(true);
        expect(compare(decimal(exitPercent(entry, text) ?? ''), decimal(percent))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is read back from a price', () => {
    expect(exitPercent('80', '76')).toBe('5');
    expect(exitPercent('3', '2')).toBe('33.33');
    expect(exitPercent(undefined, '2')).toBeNull();
    expect(exitPercent('3', '')).toBeNull();
  });
});

describe('what an exit brings', () => {
  it.each([
    ['stopLoss', 'long', '95', '-50'],
    ['takeProfit', 'long', '105', '50'],
    ['stopLoss', 'short', '105', '-50'],
    ['takeProfit', 'short', '95', '50'],
  ] as const)('%s of a %s position at %s is %s', (exit, direction, price, result) => {
    expect(exitResult({ entry: '100', price, quantity: '10', exit, direction })).toBe(result);
  });

  it('is not said for a price on the wrong side, at the entry, or while a figure is missing', () => {
    const loss = {
      entry: '100',
      price: '95',
      quantity: '10',
      exit: 'stopLoss',
      direction: 'long',
    } as const;
    expect(exitResult(loss)).toBe('-50');
    expect(exitResult({ ...loss, price: '105' })).toBeNull();
    expect(exitResult({ ...loss, exit: 'takeProfit' })).toBeNull();
    expect(exitResult({ ...loss, direction: 'short' })).toBeNull();
    expect(exitResult({ ...loss, price: '105', exit: 'takeProfit', direction: 'short' })).toBeNull();
    expect(exitResult({ ...loss, price: '100' })).toBeNull();
    expect(exitResult({ ...loss, price: '' })).toBeNull();
    expect(exitResult({ ...loss, entry: undefined })).toBeNull();
  });
});
