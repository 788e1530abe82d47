import * as z from 'zod/mini';
import { readQuantity } from '../fields/decimalText.js';
import { contextOf, exceeds } from '../fields/limit.js';
import { toMessage } from '../messages.js';
import { sayProblems, type Problem } from '../core/problems.js';
import { readLimit } from './prices.js';

/** The limits of a close request, decimal text. */
export interface CloseTicketContext {
  readonly closableQuantity: string;
  readonly tickSize: string;
}

const fields = z.object({
  orderType: z.enum(['market', 'limit']),
  quantity: z.string(),
  /** '' if there is none. Ignored for a market order, but kept, so that switching back restores it. */
  price: z.string(),
});

export type CloseTicketValues = z.input<typeof fields>;

/** The error of a number of shares to close; undefined if there is none. @param closable decimal text */
export function aboutClosing(text: string, closable: string): string | undefined {
  const reading = readQuantity(text);
  if ('message' in reading) return reading.message;
  return exceeds(reading.value, closable)
    ? toMessage('forms.quantity.closable', { max: closable })
    : undefined;
}

/**
 * A request to close a position or a part of it. Its output is the body of `POST /position/{id}/close`. It ignores
 * lots, because partial fills can leave a position that is not a multiple of the lot.
 */
export function closeTicket(context: CloseTicketContext) {
  const { closableQuantity, tickSize } = contextOf('closeTicket', context);
  return z.pipe(
    fields.check(
      sayProblems(({ orderType, quantity, price }) => {
        const problems: Problem<'quantity' | 'price'>[] = [];
        const fault = aboutClosing(quantity, closableQuantity);
        if (fault !== undefined) problems.push(['quantity', fault]);
        const message = orderType === 'limit' ? readLimit(price, tickSize, null).message : null;
        if (message !== null) problems.push(['price', message]);
        return problems;
      }),
    ),
    z.transform(({ orderType, quantity, price }: CloseTicketValues) => ({
      orderType,
      quantity,
      ...(orderType === 'limit' ? { price } : {}),
    })),
  );
}
