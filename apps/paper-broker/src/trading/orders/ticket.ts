import { orderTicketLimits } from '@fairlot/api-client/limits';
import {
  absolute,
  decimal,
  fromInteger,
  isMultipleOf,
  multiply,
  ONE,
  percentage,
  subtract,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import type { ErrorCode } from '../../http/errorCatalogue.js';
import { Refusal, refuseFields, type FieldRefusal } from '../../http/refusal.js';
import type { Call } from '../../http/operation.js';
import type { Instrument } from '../../market/instrument.js';
import { collarPrice, PRICE_BAND_RATE, type OrderPrices } from './orderMoney.js';
import type { Direction, TimeInForce } from '../schema.js';
import type { TradingMarket } from '../tradingContext.js';

/** The largest number of shares in one order; a larger one is probably a typing error. */
const MAX_QUANTITY = decimal(orderTicketLimits.quantity.maximumQuantity);

/** The body of `placeOrder` and `previewOrder`, already validated against the contract. */
export type TicketBody = Call<'placeOrder'>['body'];

/** A ticket that the market accepts, with the prices of its order. */
export interface Ticket extends OrderPrices {
  readonly instrument: Instrument;
  readonly direction: Direction;
  readonly orderType: 'market' | 'limit';
  readonly quantity: Decimal;
  readonly stopLoss: Decimal | null;
  readonly takeProfit: Decimal | null;
  readonly timeInForce: TimeInForce;
  readonly accountId: string | null;
  readonly clientOrderId: string | null;
}

/**
 * Checks a ticket against the market at `at`.
 * @throws Refusal `not_found` for an unknown symbol; otherwise one that names every wrong field
 */
export function checkTicket(body: TicketBody, market: TradingMarket, at: Date): Ticket {
  const instrument = market.instrument(body.symbol);
  if (instrument === undefined || instrument.productType !== 'STOCK') throw new Refusal('not_found');
  const last = market.quote(instrument.symbol, at).last;
  const quantity = decimal(body.quantity);
  const limit = body.price === undefined ? null : decimal(body.price);
  const orderPrice = limit ?? last;
  const stopLoss = body.stop_loss === undefined ? null : decimal(body.stop_loss);
  const takeProfit = body.take_profit === undefined ? null : decimal(body.take_profit);

  const refusals = [
    checkQuantity(quantity, instrument),
    checkLimitPresence(body.order_type, limit),
    limit === null ? null : checkPrice('price', limit, instrument, market),
    limit === null ? null : checkBand(limit, last, instrument.currency),
    ...checkProtection(
      { direction: body.direction, price: orderPrice, stopLoss, takeProfit },
      instrument,
      market,
    ),
    body.direction === 'short' && !instrument.shortable
      ? ({ path: 'direction', code: 'not_shortable', params: { symbol: instrument.symbol } } as const)
      : null,
  ];
  throwFirst(refusals);

  return {
    instrument,
    direction: body.direction,
    orderType: body.order_type,
    quantity,
    orderPrice,
    marketPrice: last,
    worstPrice: limit ?? collarPrice(last, body.direction, market.tickSize(instrument, last)),
    stopLoss,
    takeProfit,
    timeInForce: body.time_in_force ?? 'day',
    accountId: body.account_id ?? null,
    clientOrderId: body.client_order_id ?? null,
  };
}

/** Throws one refusal with the code of the first wrong field, which names all of them. Returns when there is none. */
export function throwFirst(refusals: readonly (CodedField | null)[]): void {
  const fields = refusals.filter((refusal) => refusal !== null);
  const [first] = fields;
  if (first !== undefined) throw refuseFields(first.code, fields);
}

/** A field refusal whose code can also be the code of the whole refusal. */
type CodedField = FieldRefusal & { readonly code: ErrorCode };

export function checkWhole(quantity: Decimal): CodedField | null {
  if (quantity < fromInteger(1n)) return { path: 'quantity', code: 'minimum_unit' };
  if (quantity > MAX_QUANTITY) return { path: 'quantity', code: 'wrong_amount' };
  return null;
}

function checkQuantity(quantity: Decimal, instrument: Instrument): CodedField | null {
  const whole = checkWhole(quantity);
  if (whole !== null) return whole;
  if (isMultipleOf(quantity, fromInteger(instrument.lotSize))) return null;
  return { path: 'quantity', code: 'lot_size', params: { lot: instrument.lotSize.toString() } };
}

export function checkLimitPresence(orderType: 'market' | 'limit', limit: Decimal | null): CodedField | null {
  if (orderType === 'limit' && limit === null) return { path: 'price', code: 'price_required' };
  if (orderType === 'market' && limit !== null) return { path: 'price', code: 'price_not_allowed' };
  return null;
}

/** Checks that a price is above 0 and on the tick. */
export function checkPrice(
  path: string,
  price: Decimal,
  instrument: Instrument,
  market: TradingMarket,
): CodedField | null {
  if (price === ZERO) return { path, code: 'wrong_amount' };
  const tick = market.tickSize(instrument, price);
  return isMultipleOf(price, tick)
    ? null
    : { path, code: 'tick_size', params: { step: toText(tick), currency: instrument.currency } };
}

const PRICE_BAND_PERCENT = toText(percentage(PRICE_BAND_RATE, ONE));

/** Checks that a limit is within the price band around the last price. */
export function checkBand(limit: Decimal, last: Decimal, currency: string): CodedField | null {
  if (absolute(subtract(limit, last)) <= multiply(last, PRICE_BAND_RATE, 'down')) return null;
  return {
    path: 'price',
    code: 'price_band',
    params: { percentage: PRICE_BAND_PERCENT, last: toText(last), currency },
  };
}

/**
 * Checks that the stop loss is on the losing side of the price, the take profit on the winning side, and both on the
 * tick.
 */
export function checkProtection(
  order: {
    readonly direction: Direction;
    readonly price: Decimal;
    readonly stopLoss: Decimal | null;
    readonly takeProfit: Decimal | null;
  },
  instrument: Instrument,
  market: TradingMarket,
): (CodedField | null)[] {
  const { direction, price, stopLoss, takeProfit } = order;
  const below = (level: Decimal): boolean => level < price;
  const above = (level: Decimal): boolean => level > price;
  const isLoss = direction === 'long' ? below : above;
  const isGain = direction === 'long' ? above : below;
  const params = { price: toText(price), currency: instrument.currency };
  const checkSide = (
    path: 'stop_loss' | 'take_profit',
    level: Decimal | null,
    isRight: (level: Decimal) => boolean,
  ): CodedField | null => {
    if (level === null) return null;
    const fault = checkPrice(path, level, instrument, market);
    if (fault !== null) return fault;
    return isRight(level) ? null : { path, code: `${path}_side`, params };
  };
  return [checkSide('stop_loss', stopLoss, isLoss), checkSide('take_profit', takeProfit, isGain)];
}
