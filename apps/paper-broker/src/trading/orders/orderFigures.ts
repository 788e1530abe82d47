import { decimal, maximum, type Decimal } from '@fairlot/money';
import { scaleOf } from '../../currencies.js';
import {
  asBooked,
  differenceOf,
  productOf,
  sumOf,
  value,
  type Figure,
  type FigureName,
  type Source,
} from '../../figures/figure.js';
import { FEE_RATE, feeOf, minimumFee } from './feeSchedule.js';
import { bookedAmount, grossOf, SHORT_MARGIN_RATE, type OrderMoney } from './orderMoney.js';
import { figuresOf, isBuy, type FillRow, type OrderRow } from '../orderRow.js';
import { isOpenOrder } from '../orderStatus.js';

export interface OrderFigures {
  /** Price times quantity: what has traded, or for an open order the whole order. */
  readonly amount: Figure;
  readonly fee: Figure;
  /** What a purchase costs or a sale brings, after the fee. */
  readonly total: Figure;
}

type Fill = Pick<FillRow, 'quantity' | 'price' | 'amount' | 'fee' | 'filled_at'>;

/** What an order costs or brings, for its view and for the explanation of its figures. */
export function figuresOfOrder(order: OrderRow, fills: readonly Fill[]): OrderFigures {
  const { currency } = order;
  const source: Source = { kind: 'order', id: order.id };
  const facts = { currency, source };
  const figures = figuresOf(order);
  const isOpen = isOpenOrder(order.status);
  const asOf = order.closed_at ?? order.filled_at ?? order.submitted_at;
  const amount = isOpen
    ? product(
        'order_amount',
        [figures.quantity, figures.orderPrice],
        { ...facts, asOf: order.submitted_at },
        ['order_quantity', 'order_price'],
      )
    : amountOf(order, fills, asOf);
  const charged = isOpen ? decimal(order.estimated_fee) : figures.fee;
  return withFee(amount, charged, isBuy(order), { ...facts, asOf });
}

export interface FillFigures {
  readonly amount: Figure;
  /** The fee of everything traded up to this fill, less the fees of earlier fills. */
  readonly fee: Figure;
}

/** The figures of one fill of an order. @param place its index among the fills */
export function figuresOfFill(
  order: OrderRow,
  fills: readonly Fill[],
  place: number,
): FillFigures | undefined {
  const fill = fills[place];
  if (fill === undefined) return undefined;
  const { currency } = order;
  const facts = { currency, asOf: fill.filled_at, source: { kind: 'order', id: order.id } } as const;
  const traded = fills.slice(0, place + 1).map((each) => fillAmount(order, each));
  const whole = feeFigure(sumOf('order_amount', traded, facts), currency, fill.filled_at);
  const before = fills.slice(0, place).map((each) => value('fill_fee', decimal(each.fee), facts));
  const booked = value('fill_fee', decimal(fill.fee), facts);
  return {
    amount: fillAmount(order, fill),
    fee: asBooked(differenceOf('fill_fee', [whole, ...before], facts), booked),
  };
}

/** The part of a ticket that `figuresOfTicket` needs. */
export interface PricedTicket {
  readonly symbol: string;
  readonly currency: string;
  readonly quantity: Decimal;
  readonly orderPrice: Decimal;
  readonly isBuy: boolean;
}

/** Like `figuresOfOrder`, for a ticket that is not an order yet. */
export function figuresOfTicket(
  ticket: PricedTicket,
  money: { readonly amount: Decimal; readonly fee: Decimal },
  asOf: Date,
): OrderFigures {
  const { symbol, currency, quantity, orderPrice } = ticket;
  const facts = { currency, asOf, source: { kind: 'instrument', id: symbol } } as const;
  const names = ['order_quantity', 'order_price'] as const;
  const amount = asBooked(
    product('order_amount', [quantity, orderPrice], facts, names),
    value('order_amount', money.amount, facts),
  );
  return withFee(amount, money.fee, ticket.isBuy, facts);
}

/** The hold of a ticket's order: the maximum cost of a long, or the margin of a short, plus the fee. */
export function figureOfHold(ticket: PricedTicket, { held, hold }: OrderMoney, asOf: Date): Figure {
  const { symbol, currency, quantity, orderPrice, isBuy } = ticket;
  const facts = { currency, asOf, source: { kind: 'instrument', id: symbol } } as const;
  const atOther = isBuy ? 'worst_price' : 'last_price';
  const price = held.price === orderPrice ? 'order_price' : atOther;
  const name = isBuy ? 'held_amount' : 'shorted_value';
  const amount = asBooked(
    product(name, [quantity, held.price], facts, ['order_quantity', price]),
    value(name, held.amount, facts),
  );
  const fee = asBooked(feeFigure(amount, currency, asOf), value('order_fee', held.fee, facts));
  const parts = [isBuy ? amount : marginFigure(amount, facts), fee];
  return asBooked(sumOf('order_hold', parts, facts), value('order_hold', hold, facts));
}

/** The margin of a short, from the value of its shares. */
function marginFigure(shorted: Figure, { currency, asOf }: Facts): Figure {
  const rate = value('margin_rate', SHORT_MARGIN_RATE, {
    asOf,
    source: { kind: 'rule', id: 'short_margin' },
  });
  return productOf('margin', [shorted, rate], { currency, asOf, places: scaleOf(currency), mode: 'up' });
}

/** @param charged the fee that was or will be charged, even where it differs from the schedule's */
function withFee(amount: Figure, charged: Decimal, isPaid: boolean, facts: Facts): OrderFigures {
  const fee = asBooked(
    feeFigure(amount, facts.currency, facts.asOf),
    value('order_fee', charged, { ...facts }),
  );
  const total = (isPaid ? sumOf : differenceOf)('order_total', [amount, fee], facts);
  return { amount, fee, total };
}

function amountOf(order: OrderRow, fills: readonly Fill[], asOf: Date): Figure {
  const facts = { currency: order.currency, source: { kind: 'order', id: order.id } as const };
  const booked = value('order_amount', decimal(order.filled_amount), { ...facts, asOf });
  const parts = fills.map((fill) => fillAmount(order, fill));
  return parts.length === 0 ? booked : asBooked(sumOf('order_amount', parts, { ...facts, asOf }), booked);
}

function fillAmount({ id, currency }: OrderRow, fill: Fill): Figure {
  const facts = { currency, asOf: fill.filled_at, source: { kind: 'order', id } } as const;
  const names = ['fill_quantity', 'fill_price'] as const;
  return asBooked(
    product('fill_amount', [decimal(fill.quantity), decimal(fill.price)], facts, names),
    value('fill_amount', decimal(fill.amount), facts),
  );
}

interface Facts {
  readonly currency: string;
  readonly asOf: Date;
  readonly source: Source;
}

/** Quantity times price, as booked. */
function product(
  name: FigureName,
  [quantity, price]: readonly [Decimal, Decimal],
  facts: Facts,
  names: readonly [FigureName, FigureName],
): Figure {
  const { currency, asOf, source } = facts;
  const tree = productOf(name, [value(names[0], quantity, { asOf, source }), value(names[1], price, facts)], {
    ...facts,
    places: scaleOf(currency),
  });
  return asBooked(tree, value(name, bookedAmount(grossOf(price, quantity), currency), facts));
}

/** The fee of an amount by the published schedule: its rate, or the minimum. */
function feeFigure(amount: Figure, currency: string, asOf: Date): Figure {
  const source: Source = { kind: 'fee_schedule', id: currency };
  const rate = value('fee_rate', FEE_RATE, { asOf, source });
  const byRate = productOf('order_fee', [amount, rate], {
    currency,
    asOf,
    source,
    places: scaleOf(currency),
  });
  const least = value('minimum_fee', minimumFee(currency), { currency, asOf, source });
  if (maximum(byRate.value, least.value) === byRate.value)
    return asBooked(byRate, value('order_fee', feeOf(amount.value, currency), { currency, asOf, source }));
  return sumOf('order_fee', [least], { currency, asOf, source });
}
