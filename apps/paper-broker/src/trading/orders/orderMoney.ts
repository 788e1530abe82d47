import { orderTicketLimits } from '@fairlot/api-client/limits';
import {
  add,
  decimal,
  maximum,
  multiply,
  ONE,
  percentage,
  subtract,
  toText,
  truncate,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import { scaleOf } from '../../currencies.js';
import { feeOf } from './feeSchedule.js';
import type { Direction } from '../schema.js';

/** The margin of a short, as a fraction of the value of its shares. */
export const SHORT_MARGIN_RATE = decimal(orderTicketLimits.direction.shortMarginRate);

/** How far from the last price a market order still fills, as a fraction of that price. */
const COLLAR_RATE = decimal('0.03');
export const COLLAR_PERCENT = toText(percentage(COLLAR_RATE, ONE));

/** How far from the last price a limit may be, as a fraction of that price. */
export const PRICE_BAND_RATE = decimal(orderTicketLimits.price.bandRate);

/**
 * The broker closes a short when its equity (margin plus proceeds, less the cost of buying back) falls to this
 * fraction of the cost of buying back.
 */
const MAINTENANCE_RATE = decimal('0.05');

/** Price times quantity, not rounded. */
export function grossOf(price: Decimal, quantity: Decimal): Decimal {
  return multiply(price, quantity, 'down');
}

/**
 * A gross amount as it is booked: truncated to the currency's scale. The amount of a part is the difference of two
 * such amounts.
 */
export function bookedAmount(gross: Decimal, currency: string): Decimal {
  return truncate(gross, scaleOf(currency));
}

/**
 * The worst price at which a market order fills: the last price plus or minus the collar, rounded to the tick toward
 * the last price.
 */
export function collarPrice(last: Decimal, direction: Direction, tick: Decimal): Decimal {
  const distance = multiply(last, COLLAR_RATE, 'down');
  const steps = distance / tick;
  const whole = (steps * tick) as Decimal;
  return direction === 'long' ? add(last, whole) : subtract(last, whole);
}

export interface OrderMoney {
  /** Price times quantity. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  /** The amount plus the fee for a long, less the fee for a short. */
  readonly total: Decimal;
  /** What is moved out of the available funds until the order ends. */
  readonly hold: Decimal;
  /** The price that the hold is computed for, with the amount and the fee at that price. */
  readonly held: { readonly price: Decimal; readonly amount: Decimal; readonly fee: Decimal };
  /** The part of the hold that becomes the margin of the open short; 0 for a long. */
  readonly margin: Decimal;
}

/** The prices that determine what an order costs and holds. */
export interface OrderPrices {
  /** The limit, or the last price of a market order. */
  readonly orderPrice: Decimal;
  /** The worst price of a fill; a long holds money for it. */
  readonly worstPrice: Decimal;
  /**
   * The last price. A short with a lower limit trades at this price, so its margin uses the higher of the
   * two.
   */
  readonly marketPrice: Decimal;
}

/** The part of an order that has traded. */
interface TradedPart {
  readonly filledGross: Decimal;
  readonly filledAmount: Decimal;
  readonly fee: Decimal;
}

const NOTHING_TRADED: TradedPart = { filledGross: ZERO, filledAmount: ZERO, fee: ZERO };

/**
 * The money of an order that opens a position, for its preview, its placing and its amendments.
 * @param order `quantity` is what is left to trade
 * @param traded its amount and fee are already paid
 */
export function orderMoney(
  order: OrderPrices & {
    readonly direction: Direction;
    readonly quantity: Decimal;
    readonly currency: string;
  },
  traded = NOTHING_TRADED,
): OrderMoney {
  const { direction, quantity, orderPrice, worstPrice, marketPrice, currency } = order;
  const isLong = direction === 'long';
  const costAt = (price: Decimal) => {
    const whole = bookedAmount(add(traded.filledGross, grossOf(price, quantity)), currency);
    return {
      amount: subtract(whole, traded.filledAmount),
      fee: subtract(feeOf(whole, currency), traded.fee),
    };
  };
  const { amount, fee } = costAt(orderPrice);
  const heldPrice = isLong ? worstPrice : maximum(orderPrice, marketPrice);
  const held = { price: heldPrice, ...costAt(heldPrice) };
  const margin = isLong ? ZERO : marginOf(held.amount, currency);
  return {
    amount,
    fee,
    total: isLong ? add(amount, fee) : subtract(amount, fee),
    hold: add(isLong ? held.amount : margin, held.fee),
    held,
    margin,
  };
}

/** The margin of a short of `amount`. Rounded up, because it must not be less than the rate. */
export function marginOf(amount: Decimal, currency: string): Decimal {
  return multiply(amount, SHORT_MARGIN_RATE, 'up', scaleOf(currency));
}

/** The part of `total` that belongs to `part` of `whole` shares. The last part includes the rounding differences. */
export function shareOf(total: Decimal, part: Decimal, whole: Decimal, currency: string): Decimal {
  if (part === whole) return total;
  const step = 10n ** BigInt(8 - scaleOf(currency));
  return (((total * part) / whole / step) * step) as Decimal;
}

/** The price at which the broker closes a short, rounded down to the tick; see `MAINTENANCE_RATE`. */
export function stopOutPrice(
  short: { readonly margin: Decimal; readonly proceeds: Decimal; readonly quantity: Decimal },
  tick: Decimal,
): Decimal {
  const backing = BigInt(short.margin) + BigInt(short.proceeds);
  const perShare = (backing * 10n ** 16n) / (BigInt(short.quantity) * (10n ** 8n + BigInt(MAINTENANCE_RATE)));
  return ((perShare / tick) * tick) as Decimal;
}
