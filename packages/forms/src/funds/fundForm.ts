import { parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { aboutAmount, type AmountContext } from '../amounts/amountForm.js';
import { toMessage } from '../messages.js';
import { sayProblems } from '../core/problems.js';

/** What is checked: for money put in its least and the funds, for money taken out what the units are worth. Decimal text. */
export interface FundFormContext extends AmountContext {
  /** Null for money put in, and where it is left to the server. */
  readonly worth: string | null;
}

const fields = z.object({
  /** Only what is taken out can be `all`. */
  mode: z.enum(['amount', 'all']),
  /** Ignored where everything is taken out, so that switching back finds it as it was. */
  amount: z.string(),
});

export type FundFormValues = z.input<typeof fields>;

/** Money that goes into a fund or comes out of it. */
export type FundAmount = { readonly mode: 'all' } | { readonly mode: 'amount'; readonly amount: string };

/** Money put into a fund, or taken out of it: an amount, or everything. */
export function fundForm(context: FundFormContext) {
  return z.pipe(
    fields.check(
      sayProblems(({ mode, amount }) => {
        const message =
          mode === 'all' ? null : (aboutAmount(amount, context) ?? beyondWorth(amount, context));
        return message === null ? [] : [['amount', message]];
      }),
    ),
    z.transform(({ mode, amount }: FundFormValues): FundAmount =>
      mode === 'all' ? { mode } : { mode, amount },
    ),
  );
}

function beyondWorth(text: string, { worth, currency }: FundFormContext): string | null {
  const [amount, most] = [parseDecimal(text), worth === null ? null : parseDecimal(worth)];
  return amount === null || most === null || worth === null || amount <= most
    ? null
    : toMessage('forms.fund.holding', { max: worth, currency });
}
