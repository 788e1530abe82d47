import * as z from 'zod/mini';
import { aboutShares, type ShareLimits } from '../fields/shareCount.js';
import { sayProblems } from '../core/problems.js';

/** The number of shares to take from a block offer. */
export function blockForm(offer: ShareLimits) {
  return z.object({ quantity: z.string() }).check(
    sayProblems(({ quantity }) => {
      const message = aboutShares(quantity, offer);
      return message === undefined ? [] : [['quantity', message]];
    }),
  );
}

export type BlockFormValues = z.input<ReturnType<typeof blockForm>>;
