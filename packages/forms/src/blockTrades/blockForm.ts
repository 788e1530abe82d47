import * as z from 'zod/mini';
import { contextOf } from '../fields/limit.js';
import { aboutShares, type ShareLimits } from '../fields/shareCount.js';
import { sayProblems } from '../core/problems.js';

/** The number of shares to take from a block offer. */
export function blockForm(offer: ShareLimits) {
  const limits = contextOf('blockForm', offer);
  return z.object({ quantity: z.string() }).check(
    sayProblems(({ quantity }) => {
      const message = aboutShares(quantity, limits);
      return message === undefined ? [] : [['quantity', message]];
    }),
  );
}

export type BlockFormValues = z.input<ReturnType<typeof blockForm>>;
