import { decimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readQuantity } from '../fields/decimalText.js';
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

/**
 * A request to close a position or a part of it. Its output is the body of `POST /position/{id}/close`. It ignores
 * lots, because partial fills can leave a position that is not a multiple of the lot.
 */
export function closeTicket({ closableQuantity, tickSize }: CloseTicketContext) {
  return z.pipe(
    fields.check(
      sayProblems(({ orderType, quantity, price }) => {
        const problems: Problem<'quantity' | 'price'>[] = [];
        const count = readQuantity(quantity);
        if ('message' in count) problems.push(['quantity', count.message]);
        else if (count.value > decimal(closableQuantity))
          problems.push(['quantity', toMessage('forms.quantity.closable', { max: closableQuantity })]);
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
