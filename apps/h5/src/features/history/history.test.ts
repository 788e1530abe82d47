import { describe, expect, it } from 'vitest';
import { actionOf, fillsOf, sideOf } from './orderFacts.js';
import { anOrder } from '../../components/orders/testing.js';

const part = (quantity: string, minute: string) => ({
  quantity,
  price: '17.07',
  amount: '1000',
  handlingFee: '1',
  filledAt: `2026-11-19T16:${minute}:00.000Z`,
});

describe('an order in the words of a customer', () => {
  it.each([
    ['open', 'long', 'buy', 'buy'],
    ['close', 'long', 'sell', 'sell'],
    ['open', 'short', 'short', 'sell'],
    ['close', 'short', 'cover', 'buy'],
  ] as const)('to %s a %s is to %s', (intent, direction, action, side) => {
    expect(actionOf({ intent, direction })).toBe(action);
    expect(sideOf({ intent, direction })).toBe(side);
  });
});

it('lists fills of all orders, the newest first', () => {
  const late = anOrder({ id: 'ord_late', fills: [part('100', '50')] });
  const fills = fillsOf([anOrder({ fills: [part('100', '40'), part('134', '55')] }), late]);
  expect(fills.map(({ fill }) => fill.filledAt.slice(14, 16))).toEqual(['55', '50', '40']);
});
