import { toMessage } from '../messages.js';

/** The message of a field whose order needs more money than there is. Decimal text, in the same currency. */
export const fundsMessage = (amounts: {
  readonly needed: string;
  readonly available: string;
  readonly currency: string;
}): string => toMessage('forms.amount.funds', amounts);
