import { describe, expect, it } from 'vitest';
import { actionOf, fillsOf, sideOf } from './orderFacts.js';
import { momentsOf } from './timeline.js';
import { anOrder } from './testing.js';

const kindsOf = (order: ReturnType<typeof anOrder>) => momentsOf(order).map(({ kind }) => kind);
const part = (quantity: string, minute: string) => ({
  quantity,
  price: '17.07',
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

describe('the timeline', () => {
  it('of an order that filled at once', () => {
    expect(kindsOf(anOrder())).toEqual(['placed', 'accepted', 'filled']);
  });

  it('of an order that filled in parts counts what was filled so far', () => {
    const moments = momentsOf(anOrder({ fills: [part('100', '30'), part('134', '31')] }));
    expect(moments.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'partially_filled', 'filled']);
    expect(moments.flatMap((moment) => ('filledSoFar' in moment ? [moment.filledSoFar] : []))).toEqual([
      '100',
      '234',
    ]);
  });

  it('of an order that was cancelled after a part was filled', () => {
    const order = anOrder({ status: 'canceled', filledQuantity: '100', fills: [part('100', '30')] });
    expect(kindsOf(order)).toEqual(['placed', 'accepted', 'partially_filled', 'canceled']);
  });

  it('of an order that is under way says until when', () => {
    const order = anOrder({ status: 'handle', fills: [], closedAt: null });
    expect(momentsOf(order).at(-1)).toEqual({ kind: 'working', at: null, until: order.expiresAt });
    expect(kindsOf({ ...order, status: 'wait' }).at(-1)).toBe('waiting');
  });

  it('of a status that a newer server may bring still ends', () => {
    expect(kindsOf(anOrder({ status: 'suspended', fills: [] })).at(-1)).toBe('ended');
  });
});

it('lists fills of all orders, the newest first, with what they came to', () => {
  const late = anOrder({ id: 'ord_late', fills: [part('100', '50')] });
  const fills = fillsOf([anOrder({ fills: [part('100', '40'), part('134', '55')] }), late]);
  expect(fills.map(({ fill }) => fill.filledAt.slice(14, 16))).toEqual(['55', '50', '40']);
  expect(fills[0]?.amount).toBe('2287.38');
});
