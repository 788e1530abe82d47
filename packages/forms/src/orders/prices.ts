import { orderTicketLimits } from '@fairlot/api-client/limits';
import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import { isMultipleOf, readAmount, type DecimalReading } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';
import type { Problem } from '../core/problems.js';

/** A price may be this share of the market price away from it. The server refuses the rest with `price_band`. */
const PRICE_BAND = decimal(orderTicketLimits.price.bandRate);

/** A price that is one of the instrument's. @param tickSize the step between its prices, decimal text */
function readPrice(text: string, tickSize: string): DecimalReading {
  const reading = readAmount(text);
  return 'message' in reading || isMultipleOf(reading.value, decimal(tickSize))
    ? reading
    : { message: toMessage('forms.price.tick', { tick: tickSize }) };
}

/** A limit: what it is worth, which is also known where it lies too far from the market, and what is wrong with it. */
export interface LimitReading {
  readonly value: Decimal | null;
  readonly message: string | null;
}

/**
 * Reads the price of a limit, which must be there.
 * @param last the price now, decimal text; null leaves the distance from it to the server
 */
export function readLimit(text: string, tickSize: string, last: string | null): LimitReading {
  if (text === '') return { value: null, message: toMessage('forms.price.required') };
  const reading = readPrice(text, tickSize);
  if ('message' in reading) return { value: null, message: reading.message };
  const { value } = reading;
  return { value, message: last === null ? null : aboutDistance(value, decimal(last)) };
}

function aboutDistance(limit: Decimal, last: Decimal): string | null {
  const width = multiply(last, PRICE_BAND, 'down');
  const low = (last - width) as Decimal;
  const high = (last + width) as Decimal;
  return limit >= low && limit <= high
    ? null
    : toMessage('forms.price.band', { low: toText(low), high: toText(high) });
}

/** Decimal text; '' for none. */
export interface Exits {
  readonly stopLoss: string;
  readonly takeProfit: string;
}

/** What exits are checked against. */
export interface ExitContext {
  readonly direction: 'long' | 'short';
  readonly tickSize: string;
  /** The price that the sides are told from; null leaves them to the server. */
  readonly price: Decimal | null;
}

/** A long position stops its loss below the price and takes its profit above; a short one the other way round. */
export function exitProblems(exits: Exits, context: ExitContext): Problem<keyof Exits>[] {
  return (['stopLoss', 'takeProfit'] as const).flatMap((name) => {
    const message = exits[name] === '' ? undefined : aboutExit(name, exits[name], context);
    return message === undefined ? [] : [[name, message] as const];
  });
}

function aboutExit(
  name: keyof Exits,
  text: string,
  { direction, tickSize, price }: ExitContext,
): string | undefined {
  const reading = readPrice(text, tickSize);
  if ('message' in reading) return reading.message;
  if (price === null) return undefined;
  const isBelow = (direction === 'long') === (name === 'stopLoss');
  if (isBelow ? reading.value < price : reading.value > price) return undefined;
  return toMessage(`forms.${name}.${isBelow ? 'mustBeBelow' : 'mustBeAbove'}`, { price: toText(price) });
}
