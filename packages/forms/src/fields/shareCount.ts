import { ONE, ZERO } from '@fairlot/money';
import { toMessage } from '../messages.js';
import { exceeds, limitOf } from './limit.js';
import { isMultipleOf, readQuantity } from './decimalText.js';

/** The limits of an offer, in shares. Decimal text. */
export interface ShareLimits {
  readonly min: string;
  readonly max: string;
  readonly lotSize: string;
}

/** The error of a number of shares of an offer; undefined if there is none. */
export function aboutShares(text: string, { min, max, lotSize }: ShareLimits): string | undefined {
  const least = limitOf(min) ?? ONE;
  // The smallest unit would not be accepted here, so it is not named.
  const reading = (text === '' || text === '0') && least > ONE ? { value: ZERO } : readQuantity(text);
  if ('message' in reading) return reading.message;
  if (reading.value < least) return toMessage('forms.quantity.minimum', { min });
  if (exceeds(reading.value, max)) return toMessage('forms.quantity.maximum', { max });
  return isMultipleOf(reading.value, limitOf(lotSize))
    ? undefined
    : toMessage('forms.quantity.lot', { lot: lotSize });
}
