import { parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readMoney } from '../fields/decimalText.js';
import { fundsMessage } from '../fields/fundsMessage.js';
import { toMessage } from '../messages.js';

/** The limits of an amount, decimal text; null if they are not known. Zero is always too small. */
export interface AmountContext {
  readonly currency: string;
  /** Fraction digits of the currency. */
  readonly places: number;
  readonly min: string | null;
  readonly available: string | null;
}

/** An amount of money that leaves an account: a withdrawal, a transfer, an exchange. */
export function amountForm(context: AmountContext) {
  return z.object({
    amount: z.string().check(({ value, issues }) => {
      const message = aboutAmount(value, context);
      if (message !== null) issues.push({ code: 'custom', path: [], message, input: value });
    }),
  });
}

export type AmountFormValues = z.input<ReturnType<typeof amountForm>>;

/** The error of an amount, as a message; null if there is none. */
export function aboutAmount(
  text: string,
  { currency, places, min, available }: AmountContext,
): string | null {
  const tooSmall = (least: string) => toMessage('forms.amount.minimum', { min: least, currency });
  const reading = readMoney(text, { places, min, tooSmall });
  if ('message' in reading) return reading.message;
  const most = available === null ? null : parseDecimal(available);
  if (most !== null && available !== null && reading.value > most)
    return fundsMessage({ needed: text, available, currency });
  return null;
}
