import { absolute, decimal, multiply, ONE, subtract, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../currencies.js';
import { MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { createRates } from './rates.js';

const codes = currencies.map(({ code }) => code);
const anyCode = fc.constantFrom(...codes);
const anyTime = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const at = new Date('2026-03-02T15:00:00Z');

const farFrom = (a: Decimal, b: Decimal): Decimal => absolute(subtract(a, b));

describe('exchange rates', () => {
  it('are the same for everyone who asks with the same seed, and others with another', () => {
    const rate = createRates('one').midRate('EUR', 'USD', at);
    expect(createRates('one').midRate('EUR', 'USD', at)).toBe(rate);
    expect(createRates('two').midRate('EUR', 'USD', at)).not.toBe(rate);
  });

  it('take a currency for itself, and USDT for a dollar', () => {
    const { midRate } = createRates('one');
    expect(midRate('HKD', 'HKD', at)).toBe(ONE);
    expect(midRate('USDT', 'USD', at)).toBe(ONE);
    expect(midRate('USD', 'USDT', at)).toBe(ONE);
  });

  it('exist between all currencies at all times, near where they began, and a round trip returns', () => {
    const { midRate } = createRates('one');
    fc.assert(
      fc.property(anyCode, anyCode, anyTime, (from, to, when) => {
        const there = midRate(from, to, when);
        const first = midRate(from, to, at);
        expect(there > 0n).toBe(true);
        expect(farFrom(there, first) <= multiply(first, decimal('0.18'), 'up')).toBe(true);
        const back = multiply(there, midRate(to, from, when), 'down');
        expect(farFrom(back, ONE) < decimal('0.000002')).toBe(true);
      }),
    );
  });

  it('move with the minutes, a little at a time', () => {
    const { midRate } = createRates('one');
    const seen = new Set<Decimal>();
    for (let minute = 0; minute < 60; minute += 1) {
      const now = midRate('EUR', 'USD', later(at, minute * MINUTE_MS));
      const next = midRate('EUR', 'USD', later(at, (minute + 1) * MINUTE_MS));
      expect(farFrom(now, next) < decimal('0.001')).toBe(true);
      seen.add(now);
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(midRate('EUR', 'USD', later(at, 59_999))).toBe(midRate('EUR', 'USD', at));
  });

  it('refuse to guess about a currency that is not there', () => {
    expect(() => createRates('one').midRate('QQQ', 'USD', at)).toThrow(/no rate for QQQ/);
  });
});
