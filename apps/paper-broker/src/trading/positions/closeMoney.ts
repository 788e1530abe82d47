import { add, decimal, maximum, minimum, subtract, ZERO, type Decimal } from '@fairlot/money';
import { feeOf } from '../orders/feeSchedule.js';
import { bookedAmount, grossOf, shareOf } from '../orders/orderMoney.js';
import type { PositionRow } from '../positionRow.js';

/** The amounts that closing shares moves, in the position's currency. */
export interface CloseMoney {
  /** The part of the position's opening amount that belongs to these shares. */
  readonly openAmount: Decimal;
  readonly openFee: Decimal;
  readonly margin: Decimal;
  /** The fee that is charged: never more than the close brings in. */
  readonly fee: Decimal;
  /**
   * The amount that becomes available. For a short it may be negative; then it is taken from the available funds, as
   * far as they suffice.
   */
  readonly back: Decimal;
  /** After the fees of opening and closing these shares. */
  readonly realizedPnl: Decimal;
}

type Held = Pick<PositionRow, 'direction' | 'currency' | 'quantity' | 'open_amount' | 'open_fee' | 'margin'>;

/**
 * The money of closing shares of a position, for the preview and for the fill.
 * @param traded the shares, the amount they traded for, and the schedule's fee
 */
export function closeMoney(
  position: Held,
  traded: { readonly quantity: Decimal; readonly amount: Decimal; readonly fee: Decimal },
): CloseMoney {
  const held = decimal(position.quantity);
  const share = (column: string): Decimal =>
    shareOf(decimal(column), traded.quantity, held, position.currency);
  const openAmount = share(position.open_amount);
  const openFee = share(position.open_fee);
  const margin = share(position.margin);
  const { amount } = traded;
  const isLong = position.direction === 'long';
  const beforeFee = isLong ? amount : subtract(add(margin, openAmount), amount);
  const fee = minimum(traded.fee, maximum(beforeFee, ZERO));
  const gain = isLong ? subtract(amount, openAmount) : subtract(openAmount, amount);
  return {
    openAmount,
    openFee,
    margin,
    fee,
    back: subtract(beforeFee, fee),
    realizedPnl: subtract(gain, add(fee, openFee)),
  };
}

/** The money of closing `quantity` shares at `price`, in one trade. */
export function estimateClose(
  position: Held,
  quantity: Decimal,
  price: Decimal,
): CloseMoney & { readonly amount: Decimal } {
  const amount = bookedAmount(grossOf(price, quantity), position.currency);
  return {
    amount,
    ...closeMoney(position, { quantity, amount, fee: feeOf(amount, position.currency) }),
  };
}
