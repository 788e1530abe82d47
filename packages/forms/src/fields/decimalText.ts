import { amountLimits } from '@fairlot/api-client/limits';
import { ONE, parseDecimal, SCALE, type Decimal } from '@fairlot/money';
import { toMessage } from '../messages.js';

/** The value of decimal text, or its error. */
export type DecimalReading = { readonly value: Decimal } | { readonly message: string };

const WHOLE_NUMBER = /^[1-9]\d*$/;
const TOO_MANY_PLACES = new RegExp(`^\\d+\\.\\d{${String(SCALE + 1)},}$`);

/**
 * Reads a price or an amount as the fields emit it: plain decimal text, above zero, with at most `places` (0 to 8)
 * fraction digits. Never rounds.
 */
export function readAmount(text: string, places: number = SCALE): DecimalReading {
  const decimals = text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (TOO_MANY_PLACES.test(text) || decimals > places) {
    return { message: toMessage('forms.amount.decimals', { places: String(places) }) };
  }
  const value = amountLimits.pattern.test(text) ? parseDecimal(text) : null;
  if (value === null) return { message: toMessage('forms.amount.invalid') };
  return value > 0n ? { value } : { message: toMessage('forms.amount.wrong') };
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

/** Whether `value` is a multiple of `step`; always true if `step` is not positive. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return step <= 0n || value % step === 0n;
}

/** `quantity × price`, exactly, for an integer quantity. */
export function notional(quantity: Decimal, price: Decimal): Decimal {
  return ((quantity / ONE) * price) as Decimal;
}
