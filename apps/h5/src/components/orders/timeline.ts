import { add, compare, decimal, toText, ZERO } from '@fairlot/money';
import type { Order } from '../../queries/tradingQueries.js';

export type Fill = Order['fills'][number];

/** How an order trades, of those that there are words for; the contract says that more may come. */
export function typeOf({ orderType }: Pick<Order, 'orderType'>): 'market' | 'limit' | 'block' {
  return (['limit', 'block'] as const).find((known) => known === orderType) ?? 'market';
}

/** A past or future event of an order. */
export type Moment =
  | { readonly kind: 'placed' | 'accepted'; readonly at: string }
  | {
      readonly kind: 'partially_filled' | 'filled';
      readonly at: string;
      readonly fill: Fill;
      /** Shares filled so far, including this fill. */
      readonly filledSoFar: string;
    }
  | { readonly kind: 'canceled' | 'expired' | 'refused' | 'ended'; readonly at: string | null }
  | {
      readonly kind: 'waiting' | 'working' | 'review';
      readonly at: null;
      /** When the rest of the order expires. */
      readonly until: string | null;
    };

const endings = ['canceled', 'expired', 'refused'] as const;

/**
 * The events of an order in order, and what it currently waits for. An order is accepted, with its money on hold, by
 * the answer that reports it placed, so both have the same time.
 */
export function momentsOf(order: Order): Moment[] {
  const moments: Moment[] = [
    { kind: 'placed', at: order.submittedAt },
    { kind: 'accepted', at: order.submittedAt },
  ];
  let soFar = ZERO;
  for (const fill of order.fills) {
    soFar = add(soFar, decimal(fill.quantity));
    const isWhole = compare(soFar, decimal(order.quantity)) >= 0;
    moments.push({
      kind: isWhole ? 'filled' : 'partially_filled',
      at: fill.filledAt,
      fill,
      filledSoFar: toText(soFar),
    });
  }
  if (order.closedAt === null) {
    moments.push({
      kind: order.orderType === 'block' ? 'review' : order.status === 'wait' ? 'waiting' : 'working',
      at: null,
      until: order.expiresAt,
    });
  } else if (order.status !== 'filled') {
    const ending = endings.find((kind) => kind === order.status) ?? 'ended';
    moments.push({ kind: ending, at: order.closedAt });
  }
  return moments;
}
