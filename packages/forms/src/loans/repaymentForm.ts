import { decimal, parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readMoney } from '../fields/decimalText.js';
import { fundsMessage } from '../fields/fundsMessage.js';
import { toMessage } from '../messages.js';

/** The limits of a repayment. Decimal text. */
export interface RepaymentContext {
  readonly currency: string;
  /** Fraction digits of the currency. */
  readonly places: number;
  /** The amount currently owed. */
  readonly outstanding: string;
  /** Null leaves it to the server. */
  readonly available: string | null;
}

/** A repayment of a loan: a part of what is owed, or all of it. */
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
  const tooSmall = (least: string) => toMessage('forms.amount.minimum', { min: least, currency });
  const reading = readMoney(text, { places, min: null, tooSmall });
  if ('message' in reading) return reading.message;
  if (reading.value > decimal(outstanding))
    return toMessage('forms.loan.outstanding', { max: outstanding, currency });
  const funds = available === null ? null : parseDecimal(available);
  if (funds !== null && available !== null && reading.value > funds)
    return fundsMessage({ needed: text, available, currency });
  return undefined;
}
