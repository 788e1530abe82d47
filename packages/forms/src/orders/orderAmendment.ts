import * as z from 'zod/mini';
import { contextOf, limitOf } from '../fields/limit.js';
import { sayProblems, type Problem } from '../core/problems.js';
import { exitBody } from './exitPrices.js';
import { exitProblems, readLimit } from './prices.js';

/** The order before the amendment, and the current market. Decimal text. */
export interface OrderAmendmentContext {
  readonly direction: 'long' | 'short';
  readonly orderType: string;
  readonly orderPrice: string;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly tickSize: string;
  /** The current price; null while unknown, which leaves the check against it to the server. */
  readonly last: string | null;
}

const fields = z.object({
  /** The limit price. An order without one keeps its price. */
  price: z.string(),
  /** '' for none. */
  stopLoss: z.string(),
  takeProfit: z.string(),
});

export type OrderAmendmentValues = z.input<typeof fields>;

/** Changes of an open order. Its output is the body of `PATCH /order/{id}`, which contains only what differs. */
export function orderAmendment(context: OrderAmendmentContext) {
  const order = contextOf('orderAmendment', context);
  return z.pipe(
    fields.check(sayProblems((values) => problemsOf(values, order))),
    z.transform((values: OrderAmendmentValues) => changesOf(values, order)),
  );
}

function problemsOf(
  values: OrderAmendmentValues,
  order: OrderAmendmentContext,
): Problem<keyof OrderAmendmentValues>[] {
  const problems: Problem<keyof OrderAmendmentValues>[] = [];
  let price = limitOf(order.orderPrice);
  if (order.orderType === 'limit' && values.price !== order.orderPrice) {
    const limit = readLimit(values.price, order.tickSize, order.last);
    price = limit.value;
    if (limit.message !== null) problems.push(['price', limit.message]);
  }
  const { direction, tickSize } = order;
  return [...problems, ...exitProblems(values, { direction, tickSize, price })];
}

function changesOf(values: OrderAmendmentValues, order: OrderAmendmentContext) {
  const { stopLoss, takeProfit } = exitBody(values);
  return {
    ...(order.orderType !== 'limit' || values.price === order.orderPrice ? {} : { price: values.price }),
    ...(stopLoss === order.stopLoss ? {} : { stopLoss }),
    ...(takeProfit === order.takeProfit ? {} : { takeProfit }),
  };
}
