import { add, decimal, multiply, round, subtract, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { feeOf } from './feeSchedule.js';
import type { Direction } from './schema.js';

/** Equity that opening a short takes, as a part of what was sold. */
const SHORT_MARGIN_RATE = decimal('0.5');

/** How far from the last price a market order still fills. */
const COLLAR_RATE = decimal('0.03');

/** How far from the last price a limit may lie. */
export const PRICE_BAND_RATE = decimal('0.3');

/**
 * A short is closed by the broker when its equity (margin and proceeds less what buying back costs) falls to this part
 * of what buying back costs.
 */
const MAINTENANCE_RATE = decimal('0.05');

/** Price times quantity, not rounded. */
export function grossOf(price: Decimal, quantity: Decimal): Decimal {
  return multiply(price, quantity, 'half-up');
}

/** A gross amount as it is booked: rounded to the currency's scale. Parts are differences of two of these. */
export function bookedAmount(gross: Decimal, currency: string): Decimal {
  return round(gross, scaleOf(currency), 'half-up');
}

/** The worst price at which a market order fills: the last price and the collar, on the tick, toward the last price. */
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
  /** With the fee added for long and taken off for short. */
  readonly total: Decimal;
  /** What leaves the available funds until the order is done. */
  readonly hold: Decimal;
  /** Of the hold, what stays as margin for as long as the short is open; 0 for long. */
  readonly margin: Decimal;
}

/**
 * The money of an order that opens: what the preview shows and what placing holds, from one place.
 * @param orderPrice the limit, or the last price of a market order
 * @param worstPrice the price that bounds the fills; a long holds for it
 */
export function orderMoney(order: {
  readonly direction: Direction;
  readonly quantity: Decimal;
  readonly orderPrice: Decimal;
  readonly worstPrice: Decimal;
  readonly currency: string;
}): OrderMoney {
  const { direction, quantity, orderPrice, worstPrice, currency } = order;
  const amount = bookedAmount(grossOf(orderPrice, quantity), currency);
  const fee = feeOf(amount, currency);
  if (direction === 'short') {
    const margin = marginOf(amount, currency);
    return { amount, fee, total: subtract(amount, fee), hold: add(margin, fee), margin };
  }
  const worstAmount = bookedAmount(grossOf(worstPrice, quantity), currency);
  const hold = add(worstAmount, feeOf(worstAmount, currency));
  return { amount, fee, total: add(amount, fee), hold, margin: ZERO };
}

/** The margin that a short of `amount` takes. */
export function marginOf(amount: Decimal, currency: string): Decimal {
  return multiply(amount, SHORT_MARGIN_RATE, 'up', scaleOf(currency));
}

/** The share of `total` that goes with `part` of `whole` shares; the last part takes what rounding left. */
export function shareOf(total: Decimal, part: Decimal, whole: Decimal, currency: string): Decimal {
  if (part === whole) return total;
  const step = 10n ** BigInt(8 - scaleOf(currency));
  return (((total * part) / whole / step) * step) as Decimal;
}

/** The price at which the broker closes a short, on the tick or below; see `MAINTENANCE_RATE`. */
export function stopOutPrice(
  short: { readonly margin: Decimal; readonly proceeds: Decimal; readonly quantity: Decimal },
  tick: Decimal,
): Decimal {
  const backing = BigInt(short.margin) + BigInt(short.proceeds);
  const perShare = (backing * 10n ** 16n) / (BigInt(short.quantity) * (10n ** 8n + BigInt(MAINTENANCE_RATE)));
  return ((perShare / tick) * tick) as Decimal;
}
