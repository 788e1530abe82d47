import type * as z from 'zod/mini';
import { amountForm, type AmountContext } from '../amounts/amountForm.js';
import { contextOf } from '../fields/limit.js';
import { toMessage } from '../messages.js';

/** The limits of a repayment. Decimal text. */
export interface RepaymentContext extends Omit<AmountContext, 'min'> {
  /** The amount currently owed. */
  readonly outstanding: string;
}

/** A repayment of a loan: a part of what is owed, or all of it. */
export function repaymentForm(context: RepaymentContext) {
  const { outstanding, ...limits } = contextOf('repaymentForm', context);
  return amountForm(
    { ...limits, min: null },
    {
      most: {
        amount: outstanding,
        message: toMessage('forms.loan.outstanding', { max: outstanding, currency: limits.currency }),
      },
    },
  );
}

export type RepaymentFormValues = z.input<ReturnType<typeof repaymentForm>>;
