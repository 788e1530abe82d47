import { parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readAmount } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';

/** What an amount is checked against; null leaves a check to the server. Decimal text. */
export interface AmountContext {
  readonly currency: string;
  /** Digits after the point that the currency has. */
  readonly places: number;
  readonly min: string | null;
  readonly available: string | null;
}

/** One amount of money that leaves an account: a withdrawal, a transfer, an exchange. */
export function amountForm({ currency, places, min, available }: AmountContext) {
  return z.object({
    amount: z.string().check(({ value, issues }) => {
      const reading = readAmount(value, places);
      const fault = 'message' in reading ? reading.message : beyondBounds(reading.value);
      if (fault !== null) issues.push({ code: 'custom', path: [], message: fault, input: value });

      function beyondBounds(amount: bigint): string | null {
        const least = min === null ? null : parseDecimal(min);
        const most = available === null ? null : parseDecimal(available);
        if (least !== null && min !== null && amount < least)
          return toMessage('forms.amount.minimum', { min, currency });
        if (most !== null && available !== null && amount > most)
          return toMessage('forms.amount.funds', { needed: value, available, currency });
        return null;
      }
    }),
  });
}

export type AmountFormValues = z.input<ReturnType<typeof amountForm>>;
