import { decimal, parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readMoney } from '../fields/decimalText.js';
import { fundsMessage } from '../fields/fundsMessage.js';
import { toMessage } from '../messages.js';

/** The limits of an amount: the product, and the paying account. Decimal text. */
export interface QuantFormContext {
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  /** Fraction digits of the currency. */
  readonly places: number;
  /** Null leaves it to the server. */
  readonly available: string | null;
}

/** The amount of a quant fund subscription. */
export function quantForm(context: QuantFormContext) {
  return z.object({
    amount: z.string().check(({ value, issues }) => {
      const message = aboutAmount(value, context);
      if (message !== null) issues.push({ code: 'custom', path: [], message, input: value });
    }),
  });
}

export type QuantFormValues = z.input<ReturnType<typeof quantForm>>;

function aboutAmount(
  text: string,
  { min, max, currency, places, available }: QuantFormContext,
): string | null {
  const tooSmall = (least: string) => toMessage('forms.quant.minimum', { min: least });
  const reading = readMoney(text, { places, min, tooSmall });
  if ('message' in reading) return reading.message;
  if (reading.value > decimal(max)) return toMessage('forms.quant.maximum', { max });
  const funds = available === null ? null : parseDecimal(available);
  if (funds !== null && available !== null && reading.value > funds)
    return fundsMessage({ needed: text, available, currency });
  return null;
}
