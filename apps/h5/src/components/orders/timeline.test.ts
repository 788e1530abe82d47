import { describe, expect, it } from 'vitest';
import { anOrder } from './testing.js';
import { momentsOf } from './timeline.js';

const kindsOf = (order: ReturnType<typeof anOrder>) => momentsOf(order).map(({ kind }) => kind);
const part = (quantity: string, minute: string) => ({
  quantity,
  price: '17.07',
  amount: '1000',
  handlingFee: '1',
  filledAt: `2026-11-19T16:${minute}:00.000Z`,
});

describe('the timeline', () => {
  it('shows an order that filled at once', () => {
    expect(kindsOf(anOrder())).toEqual(['placed', 'accepted', 'filled']);
  });

  it('counts what was filled so far of an order that filled in parts', () => {
    const moments = momentsOf(anOrder({ fills: [part('100', '30'), part('134', '31')] }));
    expect(moments.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'partially_filled', 'filled']);
    expect(moments.flatMap((moment) => ('filledSoFar' in moment ? [moment.filledSoFar] : []))).toEqual([
      '100',
      '234',
    ]);
  });

  it('shows a part that was filled before the order was cancelled', () => {
    const order = anOrder({ status: 'canceled', filledQuantity: '100', fills: [part('100', '30')] });
    expect(kindsOf(order)).toEqual(['placed', 'accepted', 'partially_filled', 'canceled']);
  });

  it('says until when an open order is good', () => {
    const order = anOrder({ status: 'handle', fills: [], closedAt: null });
    expect(momentsOf(order).at(-1)).toEqual({ kind: 'working', at: null, until: order.expiresAt });
    expect(kindsOf({ ...order, status: 'wait' }).at(-1)).toBe('waiting');
  });

  it('ends for a status that only a newer server knows', () => {
    expect(kindsOf(anOrder({ status: 'suspended', fills: [] })).at(-1)).toBe('ended');
  });
});
