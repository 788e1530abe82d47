import { decimal, type Decimal } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { createMarket } from './createMarket.js';
import type { Trigger } from './market.js';

const market = createMarket({ seed: 'test' });
const at = (text: string): Date => new Date(text);

describe('the first crossing', () => {
  const after = at('2026-02-25T16:00:00.300Z');
  const until = at('2026-02-26T16:00:00Z');
  const symbol = market.instruments.find(({ marketId }) => marketId === 'US')?.symbol ?? '';

  it.each([0, 0.2, 0.5, 1, 1.5, 3, 20])(
    'is the one that checking every second finds, %s percent away',
    (percent) => {
      const start = market.quote(symbol, after).last;
      for (const sign of [1, -1]) {
        const price = scale(start, 1 + (sign * percent) / 100);
        const trigger: Trigger = { price, when: sign > 0 ? 'at-or-above' : 'at-or-below' };
        expect(market.firstCrossing(symbol, after, until, trigger)).toEqual(checkEverySecond(trigger));
      }
    },
  );

  it('is found years back in no time, and only while the market is open', () => {
    const low = market
      .lastCandles(symbol, '1w', { count: 250, to: until, now: until })
      .reduce((a, b) => (a.low < b.low ? a : b));
    const found = market.firstCrossing(symbol, at('2021-06-01T00:00:00Z'), until, {
      price: low.low,
      when: 'at-or-below',
    });
    expect(found?.price).toBe(low.low);
    expect(market.session('US', found?.at ?? after).status).toBe('open');
  });

  it('is the next opening for a trigger that is met already while the market is closed', () => {
    const found = market.firstCrossing(symbol, at('2026-02-28T12:00:00Z'), at('2026-03-03T00:00:00Z'), {
      price: decimal('1000000'),
      when: 'at-or-below',
    });
    expect(found?.at).toEqual(at('2026-03-02T14:30:00Z'));
  });

  function checkEverySecond(trigger: Trigger): { at: Date; price: Decimal } | null {
    for (let ms = after.getTime() + 1; ms <= until.getTime(); ms = Math.floor(ms / 1000) * 1000 + 1000) {
      const moment = new Date(ms);
      if (market.session('US', moment).status !== 'open') continue;
      const price = market.quote(symbol, moment).last;
      const isMet = trigger.when === 'at-or-above' ? price >= trigger.price : price <= trigger.price;
      if (isMet) return { at: moment, price };
    }
    return null;
  }
});

/** For triggers only, which may lie between ticks. */
function scale(price: Decimal, factor: number): Decimal {
  return BigInt(Math.round(Number(price) * factor)) as Decimal;
}
