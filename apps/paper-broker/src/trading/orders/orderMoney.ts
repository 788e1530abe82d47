import { orderTicketLimits } from '@fairlot/api-client/limits';
import { add, decimal, maximum, multiply, subtract, truncate, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';
import { feeOf } from './feeSchedule.js';
import type { Direction } from '../schema.js';

/** The margin of a short, as a part of what its shares are worth. */
const SHORT_MARGIN_RATE = decimal(orderTicketLimits.direction.shortMarginRate);

/** How far from the last price a market order still fills. */
const COLLAR_RATE = decimal('0.03');

/** How far from the last price a limit may lie. */
export const PRICE_BAND_RATE = decimal(orderTicketLimits.price.bandRate);

/**
 * A short is closed by the broker when its equity (margin and proceeds less what buying back costs) falls to this part
 * of what buying back costs.
 */
const MAINTENANCE_RATE = decimal('0.05');

/** Price times quantity, not cut. */
export function grossOf(price: Decimal, quantity: Decimal): Decimal {
  return multiply(price, quantity, 'down');
}

/** A gross amount as it is booked: cut to the currency's scale. Parts are differences of two of these. */
export function bookedAmount(gross: Decimal, currency: string): Decimal {
  return truncate(gross, scaleOf(currency));
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

/** The prices that say what an order costs and holds. */
export interface OrderPrices {
  /** The limit, or the last price of a market order. */
  readonly orderPrice: Decimal;
  /** The price that bounds the fills; a long holds for it. */
  readonly worstPrice: Decimal;
  /** The last price. A short whose limit lies below it trades at it, so its margin is of the higher of the two. */
  readonly marketPrice: Decimal;
}

/** What of an order has traded already. */
interface TradedPart {
  readonly filledGross: Decimal;
  readonly filledAmount: Decimal;
  readonly fee: Decimal;
}

const NOTHING_TRADED: TradedPart = { filledGross: ZERO, filledAmount: ZERO, fee: ZERO };

/**
 * The money of an order that opens: what the preview shows and what placing and amending hold, from one place.
 * @param order `quantity` is what is left to trade
 * @param traded paid its amount and its fee already
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
  const held = costAt(isLong ? worstPrice : maximum(orderPrice, marketPrice));
  const margin = isLong ? ZERO : marginOf(held.amount, currency);
  return {
    amount,
    fee,
    total: isLong ? add(amount, fee) : subtract(amount, fee),
    hold: add(isLong ? held.amount : margin, held.fee),
    margin,
  };
}

/** The margin that a short of `amount` takes: set aside and not paid, so never less than the rate. */
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
