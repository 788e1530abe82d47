import { amountLimits } from '@fairlot/api-client/limits';
import { ONE, parseDecimal, SCALE, type Decimal } from '@fairlot/money';
import { toMessage } from '../messages.js';

/** What is wrong with decimal text, or what it is worth. */
export type DecimalReading = { readonly value: Decimal } | { readonly message: string };

const WHOLE_NUMBER = /^[1-9]\d*$/;
const TOO_MANY_PLACES = new RegExp(`^\\d+\\.\\d{${String(SCALE + 1)},}$`);

/**
 * A price or an amount as the fields deliver it: plain decimal text, above zero, at most `places` (0 to 8) digits after
 * the point. Never rounds.
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

/** A number of shares: whole, at least 1, and no longer than the wire takes. */
export function readQuantity(text: string): DecimalReading {
  if (!WHOLE_NUMBER.test(text)) return { message: toMessage('forms.quantity.minimumUnit') };
  const value = parseDecimal(text);
  if (value === null || text.length > LONGEST_QUANTITY) return { message: toMessage('forms.amount.wrong') };
  return { value };
}

/** Digits that the wire takes for a quantity. */
const LONGEST_QUANTITY = 18;

/** Whether `value` is a whole number of `step`s; any value is, of a step that is not above zero. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return step <= 0n || value % step === 0n;
}

/** `quantity × price`, exactly, for a whole quantity. */
export function notional(quantity: Decimal, price: Decimal): Decimal {
  return ((quantity / ONE) * price) as Decimal;
}
