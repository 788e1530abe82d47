import { decimal, toText } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import type { OrderEnd } from '../orderStatus.js';
import { averagePrice } from './orderView.js';
import { figuresOf, type OrderRow } from '../orderRow.js';
import type { UnitOfWork } from '../unitOfWork.js';

/** The events that announce a changed order to open apps: the order and its account. */
export const orderEvents = (order: Pick<OrderRow, 'id' | 'member_id' | 'account_id'>) =>
  [
    { memberId: order.member_id, event: 'order', id: order.id },
    { memberId: order.member_id, event: 'balance', id: order.account_id },
  ] as const;

export function announceOrder(unit: UnitOfWork, order: OrderRow): void {
  for (const event of orderEvents(order)) unit.announce(event);
}

/** Notifies the customer that an order has filled. @param order after its last fill */
export function notifyFilled(unit: UnitOfWork, order: OrderRow): void {
  const figures = figuresOf(order);
  const money = (amount: string) => ({ amount, currency: order.currency });
  const isClose = order.intent === 'close';
  const said = {
    memberId: order.member_id,
    subject: { type: 'order', id: order.id },
    ref: `order:${order.id}:filled`,
  };
  const params = {
    symbol: order.symbol,
    quantity: { number: toText(figures.filled) },
    price: money(averagePrice(figures.filledGross, figures.filled) ?? '0'),
    fee: money(toText(figures.fee)),
  };
  if (isClose) {
    const result = money(plain(order.realized_pnl) ?? '0');
    unit.notices.push({ ...said, kind: 'position', template: 'closed', params: { ...params, result } });
    return;
  }
  const template = order.direction === 'long' ? 'bought' : 'sold_short';
  unit.notices.push({ ...said, kind: 'order', template, params });
}

/** Notifies the customer that the market ended an order: it was refused, or it expired. */
export function notifyEnded(unit: UnitOfWork, order: OrderRow, end: OrderEnd): void {
  const isUnlisted = end.reason?.key === 'unlisted';
  if (end.status === 'canceled' && !isUnlisted) return;
  const template = isUnlisted
    ? 'canceled_unlisted'
    : end.status === 'expired'
      ? 'expired'
      : end.reason?.key === 'instrument_halted'
        ? 'refused_halted'
        : 'refused_price';
  unit.notices.push({
    memberId: order.member_id,
    kind: 'order',
    template,
    params: {
      symbol: order.symbol,
      quantity: { number: plain(order.quantity) },
      filled: { number: toText(decimal(order.filled_quantity)) },
    },
    subject: { type: 'order', id: order.id },
    ref: `order:${order.id}:${end.status}`,
  });
}
