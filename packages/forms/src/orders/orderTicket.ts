import { orderTicketLimits } from '@fairlot/api-client/limits';
import { decimal, maximum, multiply, toText, type Decimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { isMultipleOf, notional, readQuantity } from '../fields/decimalText.js';
import { contextOf, exceeds, limitOf } from '../fields/limit.js';
import { fundsMessage } from '../fields/fundsMessage.js';
import { toMessage } from '../messages.js';
import { sayProblems, type Problem as ProblemOf } from '../core/problems.js';
import { exitProblems, readLimit } from './prices.js';

/** The limits of an order: the instrument, the current market, and the customer's funds. Decimal text. */
export interface OrderTicketContext {
  readonly lotSize: string;
  readonly tickSize: string;
  /** The current price; null while unknown, which leaves the checks against it to the server. */
  readonly last: string | null;
  readonly currency: string;
  /** The available funds; null while unknown. */
  readonly availableFunds: string | null;
}

/** Maximum shares of one order; more is most likely a typing error. */
const MAXIMUM_QUANTITY = decimal(orderTicketLimits.quantity.maximumQuantity);

/** The margin rate of a short: the part of its shares' value that it holds. */
const SHORT_MARGIN_RATE = decimal(orderTicketLimits.direction.shortMarginRate);

const fields = z.object({
  direction: z.enum(['long', 'short']),
  orderType: z.enum(['market', 'limit']),
  timeInForce: z.enum(['day', 'gtc']),
  quantity: z.string(),
  /** '' if there is none. Ignored for a market order, but kept, so that switching back restores it. */
  price: z.string(),
  stopLoss: z.string(),
  takeProfit: z.string(),
});

export type OrderTicketValues = z.input<typeof fields>;

type Problem = ProblemOf<'quantity' | 'price' | 'stopLoss' | 'takeProfit'>;

/**
 * The order ticket. Its output is the body of `POST /order` without the symbol; empty fields are left out.
 *
 * These checks give early feedback. The server decides on fees, collars and the price at the time of the order, and
 * the preview shows them.
 */
export function orderTicket(context: OrderTicketContext) {
  const limits = contextOf('orderTicket', context);
  return z.pipe(fields.check(sayProblems((values) => problemsOf(values, limits))), z.transform(toBody));
}

function toBody(values: z.output<typeof fields>) {
  const { direction, orderType, timeInForce, quantity, price, stopLoss, takeProfit } = values;
  return {
    direction,
    orderType,
    timeInForce,
    quantity,
    ...(orderType === 'limit' ? { price } : {}),
    ...(stopLoss === '' ? {} : { stopLoss }),
    ...(takeProfit === '' ? {} : { takeProfit }),
  };
}

function problemsOf(values: OrderTicketValues, context: OrderTicketContext): Problem[] {
  const problems: Problem[] = [];
  const quantity = quantityOf(values, context, problems);
  const price = priceOf(values, context, problems);
  problems.push(...exitProblems(values, { direction: values.direction, tickSize: context.tickSize, price }));
  if (quantity !== null && price !== null) {
    checkFunds(neededFor(values.direction, quantity, price, context), context, problems);
  }
  return problems;
}

function quantityOf(values: OrderTicketValues, { lotSize }: OrderTicketContext, problems: Problem[]) {
  const reading = readQuantity(values.quantity);
  if ('message' in reading) problems.push(['quantity', reading.message]);
  else if (reading.value > MAXIMUM_QUANTITY) {
    problems.push(['quantity', toMessage('forms.quantity.maximum', { max: toText(MAXIMUM_QUANTITY) })]);
  } else if (!isMultipleOf(reading.value, limitOf(lotSize))) {
    problems.push(['quantity', toMessage('forms.quantity.lot', { lot: lotSize })]);
  } else return reading.value;
  return null;
}

/** The price used for an order's amount: its limit, or the market's. */
function priceOf(
  values: OrderTicketValues,
  context: OrderTicketContext,
  problems: Problem[],
): Decimal | null {
  if (values.orderType === 'market') return limitOf(context.last);
  const { value, message } = readLimit(values.price, context.tickSize, context.last);
  if (message !== null) problems.push(['price', message]);
  return value;
}

/**
 * The funds an order needs, before fees: the price for a long; for a short, the margin of the higher of its own and
 * the market's price.
 */
function neededFor(
  direction: OrderTicketValues['direction'],
  quantity: Decimal,
  price: Decimal,
  { last }: OrderTicketContext,
): Decimal {
  if (direction === 'long') return notional(quantity, price);
  const highest = maximum(price, limitOf(last) ?? price);
  return multiply(notional(quantity, highest), SHORT_MARGIN_RATE, 'up');
}

function checkFunds(
  needed: Decimal,
  { availableFunds, currency }: OrderTicketContext,
  problems: Problem[],
): void {
  if (availableFunds !== null && exceeds(needed, availableFunds))
    problems.push([
      'quantity',
      fundsMessage({ needed: toText(needed), available: availableFunds, currency }),
    ]);
}
