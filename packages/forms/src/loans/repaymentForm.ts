import { decimal, parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readAmount } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';

/** What a repayment is checked against. Decimal text. */
export interface RepaymentContext {
  readonly currency: string;
  /** Digits after the point that the currency has. */
  readonly places: number;
  /** Owed now. */
  readonly outstanding: string;
  /** Null leaves it to the server. */
  readonly available: string | null;
}

/** How much of a loan is repaid: some of what is owed, or all of it. */
export function repaymentForm(context: RepaymentContext) {
  return z.object({
    amount: z.string().check(({ value, issues }) => {
      const message = aboutAmount(value, context);
      if (message !== undefined) issues.push({ code: 'custom', path: [], message, input: value });
    }),
  });
}

export type RepaymentFormValues = z.input<ReturnType<typeof repaymentForm>>;

function aboutAmount(
  text: string,
  { currency, places, outstanding, available }: RepaymentContext,
): string | undefined {
  const reading = readAmount(text, places);
  if ('message' in reading) return reading.message;
  if (reading.value > decimal(outstanding))
    return toMessage('forms.loan.outstanding', { max: outstanding, currency });
  const funds = available === null ? null : parseDecimal(available);
  if (funds !== null && available !== null && reading.value > funds)
    return toMessage('forms.amount.funds', { needed: text, available, currency });
  return undefined;
}
