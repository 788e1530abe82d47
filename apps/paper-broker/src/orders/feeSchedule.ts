import { decimal, maximum, multiply, type Decimal } from '@fairlot/money';

/**
 * What trading costs: one published schedule for everyone, the same for buying and selling, shown before consent and
 * charged as shown. There is no other fee and no spread.
 */
export const FEE_RATE = decimal('0.0005');

interface CurrencyTerms {
  /** The least that an order costs. */
  readonly minimum: Decimal;
  /** Digits after the point that an amount of the currency has. */
  readonly scale: number;
}

const TERMS: Readonly<Record<string, CurrencyTerms>> = {
  USD: { minimum: decimal('0.99'), scale: 2 },
  EUR: { minimum: decimal('0.99'), scale: 2 },
  CNY: { minimum: decimal('5'), scale: 2 },
  HKD: { minimum: decimal('5'), scale: 2 },
  MYR: { minimum: decimal('3'), scale: 2 },
  TWD: { minimum: decimal('20'), scale: 2 },
  SGD: { minimum: decimal('1.2'), scale: 2 },
};

/** @throws Error for a currency that no instrument trades in */
function requireTerms(currency: string): CurrencyTerms {
  const terms = TERMS[currency];
  if (terms === undefined)
    throw new Error(`The fee schedule has no row for ${currency}; add one before trading in it.`);
  return terms;
}

/** Digits after the point of an amount in `currency`. */
export function scaleOf(currency: string): number {
  return requireTerms(currency).scale;
}

/**
 * The fee of an order that has traded `amount` (0 or more, in `currency`) so far: the rate, rounded up to the
 * currency's scale, and never less than the minimum. It grows with the amount, so the fee of a part is the difference
 * of two of these.
 */
export function feeOf(amount: Decimal, currency: string): Decimal {
  const { minimum, scale } = requireTerms(currency);
  return maximum(minimum, multiply(amount, FEE_RATE, 'up', scale));
}
