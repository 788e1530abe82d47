import { add, decimal, multiply } from '@fairlot/money';

/** The part of a preview that determines the fee. Decimal text. */
export interface FeeTerms {
  /** The amount, with or without the fee. */
  readonly totalAmount: string;
  readonly handlingFee: string;
  readonly feeRate: string;
}

/** Whether the order is so small that the minimum fee applies instead of the rate. */
export function isMinimumFee({ totalAmount, handlingFee, feeRate }: FeeTerms): boolean {
  const fee = decimal(handlingFee);
  // The total is the amount plus or minus the fee. The greater reading of the amount is used, so that a fee at the
  // rate is never taken for the minimum.
  const atRate = multiply(add(decimal(totalAmount), fee), decimal(feeRate), 'down', 2);
  return fee > atRate;
}
