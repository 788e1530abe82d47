import { amountLimits } from '@fairlot/api-client/limits';
import { decimal, ONE, parseDecimal, SCALE, ZERO, type Decimal } from '@fairlot/money';
import { contextOf, limitOf } from './limit.js';
import { toMessage } from '../messages.js';

/** The value of decimal text, or its error. */
export type DecimalReading = { readonly value: Decimal } | { readonly message: string };

const WHOLE_NUMBER = /^[1-9]\d*$/;
const TOO_MANY_PLACES = new RegExp(`^\\d+\\.\\d{${String(SCALE + 1)},}$`);

/**
 * Reads an amount as the fields emit it: plain decimal text, above zero, with at most `places` (0 to 8)
 * fraction digits. Never rounds.
 */
export function readAmount(text: string, places: number = SCALE): DecimalReading {
  const decimals = `${text}`.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (TOO_MANY_PLACES.test(text) || decimals > places) {
    return { message: toMessage('forms.amount.decimals', { places: String(places) }) };
  }
  const value = amountLimits.pattern.test(text) ? parseDecimal(text) : null;
  if (value === null) return { message: toMessage('forms.amount.invalid') };
  return value > 0n ? { value } : { message: toMessage('forms.amount.wrong') };
}

/** Like `readAmount`, with the errors of a price. */
export function readPrice(text: string): DecimalReading {
  const reading = readAmount(text);
  if (!('message' in reading) || TOO_MANY_PLACES.test(text)) return reading;
  return { message: toMessage('forms.price.wrong') };
}

/** The least amount of money that a form accepts. */
export interface LeastAmount {
  /** Fraction digits of the currency. */
  readonly places: number;
  /** The published minimum, decimal text; null if there is none. */
  readonly min: string | null;
  /** The error of a smaller amount, zero included. @param least decimal text, above zero */
  readonly tooSmall: (least: string) => string;
}

/**
 * Reads an amount of money as `readAmount` does. The error of an amount below the minimum, or of zero
 * if no minimum is published, names the least accepted amount.
 */
export function readMoney(text: string, least: LeastAmount): DecimalReading {
  const { places, min, tooSmall } = contextOf('readMoney', least);
  // JavaScript may pass none, or more than can be counted.
  const digits = places >= 0 && places <= SCALE ? places : SCALE;
  const unit = smallestUnit(digits);
  const smallest = min === null || (limitOf(min) ?? ZERO) < decimal(unit) ? unit : min;
  const reading = readAmount(text, digits);
  const isTooSmall = 'message' in reading ? IS_ZERO.test(text) : reading.value < decimal(smallest);
  return isTooSmall ? { message: tooSmall(smallest) } : reading;
}

const IS_ZERO = /^0(\.0+)?$/;

/** @example smallestUnit(2) // '0.01' */
function smallestUnit(places: number): string {
  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
}

/** Reads a number of shares: an integer, at least 1, with at most as many digits as the wire accepts. */
export function readQuantity(text: string): DecimalReading {
  if (!WHOLE_NUMBER.test(text)) return { message: toMessage('forms.quantity.minimumUnit') };
  const value = parseDecimal(text);
  if (value === null || text.length > LONGEST_QUANTITY) return { message: toMessage('forms.amount.wrong') };
  return { value };
}

/** Maximum digits of a quantity on the wire. */
const LONGEST_QUANTITY = 18;

/** Whether `value` is a multiple of `step`; always true if `step` is not known or not positive. */
export function isMultipleOf(value: Decimal, step: Decimal | null): boolean {
  return step === null || step <= 0n || value % step === 0n;
}

/** `quantity × price`, exactly, for an integer quantity. */
export function notional(quantity: Decimal, price: Decimal): Decimal {
  return ((quantity / ONE) * price) as Decimal;
}
