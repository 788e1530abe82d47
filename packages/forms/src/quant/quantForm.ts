import type * as z from 'zod/mini';
import { amountForm, type AmountContext } from '../amounts/amountForm.js';
import { contextOf } from '../fields/limit.js';
import { toMessage } from '../messages.js';

/** The limits of an amount: the product, and the paying account. Decimal text. */
export interface QuantFormContext extends AmountContext {
  readonly min: string;
  readonly max: string;
}

/** The amount of a quant fund subscription. */
export function quantForm(context: QuantFormContext) {
  const { max, ...limits } = contextOf('quantForm', context);
  return amountForm(limits, {
    tooSmall: (min) => toMessage('forms.quant.minimum', { min }),
    most: { amount: max, message: toMessage('forms.quant.maximum', { max }) },
  });
}

export type QuantFormValues = z.input<ReturnType<typeof quantForm>>;
