import {
  add,
  compare,
  decimal,
  maximum,
  minimum,
  multiply,
  parseDecimal,
  subtract,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import type { Direction } from '../../components/profitAndLoss.js';
import { isMinimumFee, type LotPreview } from './ticketMath.js';

/** What is closed of which position, and on which terms. Decimal text. */
export interface CloseQuestion {
  readonly direction: Direction;
  readonly quantity: string;
  /** The price that it is expected to trade at. */
  readonly price: string;
  readonly held: string;
  /** What the whole position was opened for. */
  readonly openAmount: string;
  /** Held for the whole position as long as it is short. */
  readonly margin: string;
  readonly available: string;
}

/** What closing would bring, decimal text; every figure is of the price asked about, and so an estimate. */
export interface CloseFigures {
  readonly amount: string;
  readonly fee: string;
  readonly isMinimum: boolean;
  /** Of a long: the amount less the fee. Of a short: its margin and proceeds, less what buying back costs; may be negative. */
  readonly back: string;
  readonly availableAfter: string;
}

/**
 * What closing would bring. The server settles the same way, on the price that the close really trades at.
 * @param lot the preview of an order of one lot, which shows the rate and, where it applies, the least fee
 * @param places digits after the point of the currency
 * @returns null while a figure is missing
 */
export function closeFigures(question: CloseQuestion, lot: LotPreview, places: number): CloseFigures | null {
  const price = parseDecimal(question.price);
  const quantity = parseDecimal(question.quantity);
  if (price === null || quantity === null) return null;
  const amount = multiply(price, quantity, 'down', places);
  const atRate = multiply(multiply(price, quantity, 'up'), decimal(lot.feeRate), 'up', places);
  const least = isMinimumFee(lot) ? decimal(lot.handlingFee) : ZERO;
  const isMinimum = compare(least, atRate) > 0;

  const share = (total: string): Decimal => shareOf(decimal(total), quantity, decimal(question.held), places);
  const beforeFee =
    question.direction === 'long'
      ? amount
      : subtract(add(share(question.margin), share(question.openAmount)), amount);
  // A close never costs more than it brings in.
  const fee = minimum(maximum(least, atRate), maximum(beforeFee, ZERO));
  const back = subtract(beforeFee, fee);
  return {
    amount: toText(amount),
    fee: toText(fee),
    isMinimum,
    back: toText(back),
    // A loss beyond margin and proceeds is taken from what is available, and ends there.
    availableAfter: toText(maximum(add(decimal(question.available), back), ZERO)),
  };
}

/** The part of an amount that belongs to some of the shares, cut to the currency's digits. */
function shareOf(total: Decimal, part: Decimal, whole: Decimal, places: number): Decimal {
  if (part === whole || whole === ZERO) return total;
  const step = 10n ** BigInt(8 - places);
  return (((BigInt(total) * BigInt(part)) / BigInt(whole) / step) * step) as Decimal;
}
