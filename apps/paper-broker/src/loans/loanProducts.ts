import { decimal, fromInteger, type Decimal } from '@fairlot/money';

/** An offered loan. Its rates are fractions per day. */
export interface LoanProduct {
  readonly id: string;
  readonly currency: string;
  readonly periodDays: number;
  readonly interestRate: Decimal;
  readonly penaltyRate: Decimal;
  readonly minAmount: Decimal;
  readonly maxAmount: Decimal;
  readonly step: Decimal;
}

const CURRENCY = 'USD';

const offer = (periodDays: number, interestRate: string, maxAmount: bigint): LoanProduct => ({
  id: `${CURRENCY.toLowerCase()}_${periodDays}`,
  currency: CURRENCY,
  periodDays,
  interestRate: decimal(interestRate),
  penaltyRate: decimal('0.001'),
  minAmount: fromInteger(100n),
  maxAmount: fromInteger(maxAmount),
  step: fromInteger(1n),
});

/** Sorted by period. No rate has more than five decimal places, so a day's interest on whole cents is exact. */
export const loanProducts: readonly LoanProduct[] = [
  offer(7, '0.0005', 10_000n),
  offer(14, '0.00045', 20_000n),
  offer(30, '0.0004', 50_000n),
  offer(90, '0.00035', 50_000n),
];

export function findLoanProduct(id: string): LoanProduct | undefined {
  return loanProducts.find((product) => product.id === id);
}

/** The most loans that a customer can have at the same time: under review, approved or owed. */
export const MAX_ACTIVE_LOANS = 3;
