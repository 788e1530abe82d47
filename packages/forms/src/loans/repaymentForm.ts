import type * as z from 'zod/mini';
import { amountForm, type AmountContext } from '../amounts/amountForm.js';
import { toMessage } from '../messages.js';

/** The limits of a repayment. Decimal text. */
export interface RepaymentContext extends Omit<AmountContext, 'min'> {
  /** The amount currently owed. */
  readonly outstanding: string;
}

/** A repayment of a loan: a part of what is owed, or all of it. */
export const repaymentForm = ({ outstanding, ...context }: RepaymentContext) =>
  amountForm(
    { ...context, min: null },
    {
      most: {
        amount: outstanding,
        message: toMessage('forms.loan.outstanding', { max: outstanding, currency: context.currency }),
      },
    },
  );

export type RepaymentFormValues = z.input<ReturnType<typeof repaymentForm>>;
