import { parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { contextOf, exceeds } from '../fields/limit.js';
import { aboutAmount, type AmountContext } from '../amounts/amountForm.js';
import { toMessage } from '../messages.js';
import { sayProblems } from '../core/problems.js';

/**
 * The limits of a fund order: the minimum and the available money for a purchase, the value of the units for a
 * redemption. Decimal text.
 */
export interface FundFormContext extends AmountContext {
  /** Null for a purchase, and if the check is left to the server. */
  readonly worth: string | null;
}

const fields = z.object({
  /** Only a redemption can be `all`. */
  mode: z.enum(['amount', 'all']),
  /** Ignored for `all`, but kept, so that switching back restores it. */
  amount: z.string(),
});

export type FundFormValues = z.input<typeof fields>;

/** The amount of a purchase or a redemption. */
export type FundAmount = { readonly mode: 'all' } | { readonly mode: 'amount'; readonly amount: string };

/** A purchase or a redemption of fund units: an amount, or everything. */
export function fundForm(context: FundFormContext) {
  const limits = contextOf('fundForm', context);
  return z.pipe(
    fields.check(
      sayProblems(({ mode, amount }) => {
        const message = mode === 'all' ? null : (aboutAmount(amount, limits) ?? beyondWorth(amount, limits));
        return message === null ? [] : [['amount', message]];
      }),
    ),
    z.transform(({ mode, amount }: FundFormValues): FundAmount =>
      mode === 'all' ? { mode } : { mode, amount },
    ),
  );
}

function beyondWorth(text: string, { worth, currency }: FundFormContext): string | null {
  const amount = parseDecimal(text);
  return amount !== null && worth !== null && exceeds(amount, worth)
    ? toMessage('forms.fund.holding', { max: worth, currency })
    : null;
}
