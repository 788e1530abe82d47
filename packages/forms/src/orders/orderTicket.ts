import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { isMultipleOf, notional, readAmount, readQuantity } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';

/** What an order is checked against: the instrument, the market now, and the customer's funds. Decimal text. */
export interface OrderTicketContext {
  readonly lotSize: string;
  readonly tickSize: string;
  /** The price now; null while it is not known, which leaves the checks against it to the server. */
  readonly last: string | null;
  readonly currency: string;
  /** What can be spent; null while it is not known. */
  readonly availableFunds: string | null;
  /** The share of its value that a short position holds as margin, a fraction; null leaves that check to the server. */
  readonly shortMarginRate: string | null;
}

/** A price may be this share of the market price away from it. The server refuses the rest with `price_band`. */
const PRICE_BAND = decimal('0.3');

const fields = z.object({
  direction: z.enum(['long', 'short']),
  orderType: z.enum(['market', 'limit']),
  timeInForce: z.enum(['day', 'gtc']),
  quantity: z.string(),
  /** '' where there is none; ignored for a market order, so that switching back finds it as it was. */
  price: z.string(),
  stopLoss: z.string(),
  takeProfit: z.string(),
});

export type OrderTicketValues = z.input<typeof fields>;

type FieldName = 'quantity' | 'price' | 'stopLoss' | 'takeProfit';
type Problem = readonly [FieldName, string];

/**
 * The order ticket. Its output is the body of `POST /order` without the symbol: what is empty is left out.
 *
 * These checks are a kindness at the finger; fees, collars and the price at the moment of the order are the server's,
 * and the preview tells them.
 */
export function orderTicket(context: OrderTicketContext) {
  return z.pipe(
    fields.check(({ value, issues }) => {
      for (const [path, message] of problemsOf(value, context)) {
        issues.push({ code: 'custom', path: [path], message, input: value[path] });
      }
    }),
    z.transform(toBody),
  );
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
  checkExits(values, price, context, problems);
  if (quantity !== null && price !== null) checkFunds(values, notional(quantity, price), context, problems);
  return problems;
}

function quantityOf(values: OrderTicketValues, { lotSize }: OrderTicketContext, problems: Problem[]) {
  const reading = readQuantity(values.quantity);
  if ('message' in reading) problems.push(['quantity', reading.message]);
  else if (!isMultipleOf(reading.value, decimal(lotSize))) {
    problems.push(['quantity', toMessage('forms.quantity.lot', { lot: lotSize })]);
  } else return reading.value;
  return null;
}

/** The price that the order counts with: its limit, or the market's. */
function priceOf(
  values: OrderTicketValues,
  context: OrderTicketContext,
  problems: Problem[],
): Decimal | null {
  const last = context.last === null ? null : decimal(context.last);
  if (values.orderType === 'market') return last;
  if (values.price === '') {
    problems.push(['price', toMessage('forms.price.required')]);
    return null;
  }
  const price = onTick('price', values.price, context, problems);
  if (price !== null && last !== null) checkBand(price, last, problems);
  return price;
}

function checkBand(price: Decimal, last: Decimal, problems: Problem[]): void {
  const width = multiply(last, PRICE_BAND, 'down');
  const low = (last - width) as Decimal;
  const high = (last + width) as Decimal;
  if (price < low || price > high) {
    problems.push(['price', toMessage('forms.price.band', { low: toText(low), high: toText(high) })]);
  }
}

/** A long position stops its loss below the price and takes its profit above; a short one the other way round. */
function checkExits(
  values: OrderTicketValues,
  price: Decimal | null,
  context: OrderTicketContext,
  problems: Problem[],
): void {
  const isLong = values.direction === 'long';
  const stopLoss = exitOf('stopLoss', values, context, problems);
  const takeProfit = exitOf('takeProfit', values, context, problems);
  if (price === null) return;
  const at = { price: toText(price) };
  if (stopLoss !== null && (isLong ? stopLoss >= price : stopLoss <= price)) {
    const id = isLong ? 'forms.stopLoss.mustBeBelow' : 'forms.stopLoss.mustBeAbove';
    problems.push(['stopLoss', toMessage(id, at)]);
  }
  if (takeProfit !== null && (isLong ? takeProfit <= price : takeProfit >= price)) {
    const id = isLong ? 'forms.takeProfit.mustBeAbove' : 'forms.takeProfit.mustBeBelow';
    problems.push(['takeProfit', toMessage(id, at)]);
  }
}

function exitOf(
  name: 'stopLoss' | 'takeProfit',
  values: OrderTicketValues,
  context: OrderTicketContext,
  problems: Problem[],
): Decimal | null {
  return values[name] === '' ? null : onTick(name, values[name], context, problems);
}

function onTick(
  name: FieldName,
  text: string,
  { tickSize }: OrderTicketContext,
  problems: Problem[],
): Decimal | null {
  const reading = readAmount(text);
  if ('message' in reading) problems.push([name, reading.message]);
  else if (!isMultipleOf(reading.value, decimal(tickSize))) {
    problems.push([name, toMessage('forms.price.tick', { tick: tickSize })]);
  } else return reading.value;
  return null;
}

function checkFunds(
  values: OrderTicketValues,
  value: Decimal,
  { availableFunds, shortMarginRate, currency }: OrderTicketContext,
  problems: Problem[],
): void {
  const rate = values.direction === 'long' ? '1' : shortMarginRate;
  if (availableFunds === null || rate === null) return;
  const needed = multiply(value, decimal(rate), 'up');
  if (needed > decimal(availableFunds)) {
    const amounts = { needed: toText(needed), available: availableFunds, currency };
    problems.push(['quantity', toMessage('forms.amount.funds', amounts)]);
  }
}
