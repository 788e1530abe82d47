import { orderTicketLimits } from '@fairlot/api-client/limits';
import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import { isMultipleOf, readPrice, type DecimalReading } from '../fields/decimalText.js';
import { limitOf } from '../fields/limit.js';
import { toMessage } from '../messages.js';
import type { Problem } from '../core/problems.js';

/** The maximum distance of a price from the market price, as a rate. The server refuses others with `price_band`. */
const PRICE_BAND = decimal(orderTicketLimits.price.bandRate);

/** Reads a price of the instrument. @param tickSize its tick, decimal text */
function readTicked(text: string, tickSize: string): DecimalReading {
  const reading = readPrice(text);
  return 'message' in reading || isMultipleOf(reading.value, limitOf(tickSize))
    ? reading
    : { message: toMessage('forms.price.tick', { tick: tickSize }) };
}

/** A limit price: its value, which is known even if it is too far from the market, and its error. */
export interface LimitReading {
  readonly value: Decimal | null;
  readonly message: string | null;
}

/**
 * Reads a required limit price.
 * @param last the current price, decimal text; null leaves the distance check to the server
 */
export function readLimit(text: string, tickSize: string, last: string | null): LimitReading {
  if (text === '') return { value: null, message: toMessage('forms.price.required') };
  const reading = readTicked(text, tickSize);
  if ('message' in reading) return { value: null, message: reading.message };
  const { value } = reading;
  return { value, message: aboutDistance(value, limitOf(last), limitOf(tickSize)) };
}

function aboutDistance(limit: Decimal, last: Decimal | null, tick: Decimal | null): string | null {
  if (last === null || !tick) return null;
  const width = multiply(last, PRICE_BAND, 'down');
  // Prices that can be entered: the first and the last tick within the band.
  const low = (last - width + ((tick - ((last - width) % tick)) % tick)) as Decimal;
  const high = (last + width - ((last + width) % tick)) as Decimal;
  return limit >= low && limit <= high
    ? null
    : toMessage('forms.price.band', { low: toText(low), high: toText(high) });
}

/** Decimal text; '' for none. */
export interface Exits {
  readonly stopLoss: string;
  readonly takeProfit: string;
}

/** The limits of exit prices. */
export interface ExitContext {
  readonly direction: 'long' | 'short';
  readonly tickSize: string;
  /** The price that both sides are checked against; null leaves that to the server. */
  readonly price: Decimal | null;
}

/** A long position has its stop loss below the price and its take profit above; a short one the other way round. */
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
  const reading = readTicked(text, tickSize);
  if ('message' in reading) return reading.message;
  if (price === null) return undefined;
  const isBelow = (direction === 'long') === (name === 'stopLoss');
  if (isBelow ? reading.value < price : reading.value > price) return undefined;
  return toMessage(`forms.${name}.${isBelow ? 'mustBeBelow' : 'mustBeAbove'}`, { price: toText(price) });
}
