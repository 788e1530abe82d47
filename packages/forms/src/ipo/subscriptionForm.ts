import * as z from 'zod/mini';
import { contextOf } from '../fields/limit.js';
import { aboutShares, type ShareLimits } from '../fields/shareCount.js';
import { sayProblems } from '../core/problems.js';

const fields = z.object({
  mode: z.enum(['max', 'partial']),
  /** Ignored if the maximum is requested, but kept, so that switching back restores it. */
  quantity: z.string(),
});

export type SubscriptionFormValues = z.input<typeof fields>;

/** The requested shares. */
export type SubscriptionTicket =
  | { readonly mode: 'max' }
  | { readonly mode: 'partial'; readonly quantity: string };

/** A subscription for new shares: the maximum, or a number of shares. Its output is the body of the call. */
export function subscriptionForm(offering: ShareLimits) {
  const limits = contextOf('subscriptionForm', offering);
  return z.pipe(
    fields.check(
      sayProblems(({ mode, quantity }) => {
        const message = mode === 'max' ? undefined : aboutShares(quantity, limits);
        return message === undefined ? [] : [['quantity', message]];
      }),
    ),
    z.transform(({ mode, quantity }: SubscriptionFormValues): SubscriptionTicket =>
      mode === 'max' ? { mode } : { mode, quantity },
    ),
  );
}
