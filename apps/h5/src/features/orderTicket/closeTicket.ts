import { isMultipleOf, readAmount, readQuantity } from '@fairlot/forms/fields';
import { toMessage } from '@fairlot/forms/messages';
import { decimal } from '@fairlot/money';

export interface CloseTicketValues {
  readonly orderType: 'market' | 'limit';
  readonly quantity: string;
  /** '' where there is none; ignored for a market order. */
  readonly price: string;
}

/** What a close is checked against, decimal text. */
export interface CloseTicketContext {
  readonly closableQuantity: string;
  readonly tickSize: string;
}

/** A message of the forms, or `closable`: more than can be closed. */
export type CloseTicketProblems = { readonly [Field in 'quantity' | 'price']?: string };

/** What is wrong with a close ticket. Lots do not matter: what was bought in parts may be left in parts. */
export function closeTicketProblems(
  values: CloseTicketValues,
  { closableQuantity, tickSize }: CloseTicketContext,
): CloseTicketProblems {
  const quantity = problemOfQuantity(values.quantity, closableQuantity);
  const price = values.orderType === 'limit' ? problemOfPrice(values.price, tickSize) : undefined;
  return { ...(quantity === undefined ? {} : { quantity }), ...(price === undefined ? {} : { price }) };
}

function problemOfQuantity(text: string, closable: string): string | undefined {
  const reading = readQuantity(text);
  if ('message' in reading) return reading.message;
  return reading.value > decimal(closable) ? 'closable' : undefined;
}

function problemOfPrice(text: string, tickSize: string): string | undefined {
  if (text === '') return toMessage('forms.price.required');
  const reading = readAmount(text);
  if ('message' in reading) return reading.message;
  return isMultipleOf(reading.value, decimal(tickSize))
    ? undefined
    : toMessage('forms.price.tick', { tick: tickSize });
}
