import * as z from 'zod/mini';
import { readMoney, type LeastAmount } from '../fields/decimalText.js';
import { contextOf, exceeds } from '../fields/limit.js';
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

/** Limits and errors of one kind of amount, in addition to those of every amount. */
export interface AmountRules {
  /** The error of an amount below the least. @default 'forms.amount.minimum' */
  readonly tooSmall?: LeastAmount['tooSmall'] | undefined;
  /** The most, decimal text, and the error of more. @default none */
  readonly most?: { readonly amount: string; readonly message: string } | undefined;
}

/** An amount of money that leaves an account: a withdrawal, a transfer, an exchange. */
export function amountForm(context: AmountContext, rules?: AmountRules) {
  const limits = contextOf('amountForm', context);
  return z.object({
    amount: z.string().check(({ value, issues }) => {
      const message = aboutAmount(value, limits, rules);
      if (message !== null) issues.push({ code: 'custom', path: [], message, input: value });
    }),
  });
}

export type AmountFormValues = z.input<ReturnType<typeof amountForm>>;

/** The error of an amount, as a message; null if there is none. */
export function aboutAmount(
  text: string,
  { currency, places, min, available }: AmountContext,
  rules?: AmountRules,
): string | null {
  const say = (least: string) => toMessage('forms.amount.minimum', { min: least, currency });
  const { most, tooSmall = say } = rules ?? {};
  const reading = readMoney(text, { places, min, tooSmall });
  if ('message' in reading) return reading.message;
  if (most && exceeds(reading.value, most.amount)) return most.message;
  return available !== null && exceeds(reading.value, available)
    ? fundsMessage({ needed: text, available, currency })
    : null;
}
