import { add, decimal, multiply } from '@fairlot/money';

/** The part of a preview that says what the fee is of. Decimal text. */
export interface FeeTerms {
  /** The amount, with or without the fee. */
  readonly totalAmount: string;
  readonly handlingFee: string;
  readonly feeRate: string;
}

/** Whether the order is so small that the least fee applies instead of the rate. */
export function isMinimumFee({ totalAmount, handlingFee, feeRate }: FeeTerms): boolean {
  const fee = decimal(handlingFee);
  // The total is the amount with the fee added or taken off; the greater of the two readings errs on the safe side.
  const atRate = multiply(add(decimal(totalAmount), fee), decimal(feeRate), 'down', 2);
  return fee > atRate;
}
