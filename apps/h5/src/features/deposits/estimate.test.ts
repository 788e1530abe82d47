import { expect, test } from 'vitest';
import type { Channel } from './depositQueries.js';
import { estimateOf } from './estimate.js';

const channel = {
  fee: '1',
  accountCurrency: 'USD',
  accountCurrencies: [
    { currency: 'USD', rate: '1.087123' },
    { currency: 'EUR', rate: '1' },
  ],
} as unknown as Channel;

test('takes the fee first, then the rate, and cuts to cents', () => {
  expect(estimateOf(channel, '100.5', '')).toEqual({ credited: '108.16', currency: 'USD', rate: '1.087123' });
  expect(estimateOf(channel, '100.5', 'EUR')?.credited).toBe('99.5');
});

test('estimates nothing without an amount, or below the fee', () => {
  for (const amount of ['', 'x', '1', '0.5']) expect(estimateOf(channel, amount, '')).toBeUndefined();
  expect(estimateOf(channel, '100', 'QQQ')).toBeUndefined();
});
