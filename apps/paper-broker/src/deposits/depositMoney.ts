import { multiply, negate, subtract, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import type { HouseLine, MemberLine } from '../ledger/journal.js';

export interface Conversion {
  /** The amount that arrived, in `currency`; above `fee`. */
  readonly amount: Decimal;
  readonly currency: string;
  /** In `currency`; deducted before the conversion. */
  readonly fee: Decimal;
  /** `convertedCurrency` for one unit of `currency`. */
  readonly rate: Decimal;
  readonly convertedCurrency: string;
}

/** The amount credited: less the fee, times the rate, truncated to the scale of the account's currency. */
export function convertedAmount({ amount, fee, rate, convertedCurrency }: Conversion): Decimal {
  return multiply(subtract(amount, fee), rate, 'down', scaleOf(convertedCurrency));
}

/**
 * The entries for money that came in. The remainder of the truncation, less than the smallest unit, goes to the
 * house's rounding book, so the journal sums to zero.
 */
export function creditLines(memberId: string, conversion: Conversion): (MemberLine | HouseLine)[] {
  const { amount, currency, fee, rate, convertedCurrency } = conversion;
  const credited = convertedAmount(conversion);
  const arrived: HouseLine[] = [
    { house: currency === 'USDT' ? 'crypto' : 'bank', commodity: currency, amount: negate(amount) },
    { house: 'fee_income', commodity: currency, amount: fee },
  ];
  const available: MemberLine = {
    memberId,
    account: 'cash',
    book: 'available',
    commodity: convertedCurrency,
    amount: credited,
  };
  const net = subtract(amount, fee);
  if (currency === convertedCurrency) return [...arrived, available];
  const exact = multiply(net, rate, 'down');
  return [
    ...arrived,
    { house: 'fx', commodity: currency, amount: net },
    { house: 'fx', commodity: convertedCurrency, amount: negate(exact) },
    { house: 'rounding', commodity: convertedCurrency, amount: subtract(exact, credited) },
    available,
  ];
}
