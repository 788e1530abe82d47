import { decimal, toText } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify } from '../notices/notify.js';
import type { OrderEnd } from './endOrder.js';
import { averagePrice, plain } from './orderView.js';
import { figuresOf, type OrderRow } from './orderRow.js';
import type { TradingContext } from './tradingContext.js';

/** Tells open apps that an order changed, and with it what is available. */
export async function announceOrder(tx: Tx, order: Pick<OrderRow, 'id' | 'member_id' | 'account_id'>) {
  await announce(tx, order.member_id, { event: 'order', id: order.id });
  await announce(tx, order.member_id, { event: 'balance', id: order.account_id });
}

/** Tells open apps that orders were taken into the market, which moves no money. At least one. */
export async function announceOrders(tx: Tx, orders: readonly Pick<OrderRow, 'id' | 'member_id'>[]) {
  await tx
    .insertInto('member_event')
    .values(orders.map(({ id, member_id }) => ({ member_id, event: 'order' as const, subject_id: id })))
    .execute();
}

/** The customer hears that an order is filled. @param order as it is after its last fill */
export async function tellFilled(tx: Tx, context: TradingContext, order: OrderRow): Promise<void> {
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
    await notify(tx, context, {
      ...said,
      kind: 'position',
      template: 'closed',
      params: { ...params, result },
    });
    return;
  }
  const template = order.direction === 'long' ? 'bought' : 'sold_short';
  await notify(tx, context, { ...said, kind: 'order', template, params });
}

/** The customer hears that the market ended an order: by a refusal, or because its time is over. */
export async function tellEnded(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  end: OrderEnd,
): Promise<void> {
  if (end.status === 'canceled') return;
  const template =
    end.status === 'expired'
      ? 'expired'
      : end.rejectCode === 'instrument_halted'
        ? 'refused_halted'
        : 'refused_price';
  await notify(tx, context, {
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
