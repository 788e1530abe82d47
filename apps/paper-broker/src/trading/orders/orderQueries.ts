import { sql } from 'kysely';
import type { Queries, Tx } from '../../db/database.js';
import { submittedWithin, readNewest, readStretch } from '../../db/readNewest.js';
import type { NextRows, Stretch } from '../../db/stretch.js';
import type { FillRow, OrderRow } from '../orderRow.js';
import { ORDER_STATUSES } from '../orderStatus.js';
import type { TradingContext } from '../tradingContext.js';
import { viewOrder } from './orderView.js';

/** A member's own order; undefined for another member's or an unknown one. */
export async function findOrder(db: Queries, memberId: string, id: string): Promise<OrderRow | undefined> {
  return ownOrder(db, memberId, id).executeTakeFirst();
}

/** Like `findOrder`, and locks the order until the transaction ends. */
export async function lockOrder(tx: Tx, memberId: string, id: string): Promise<OrderRow | undefined> {
  return ownOrder(tx, memberId, id).forUpdate().executeTakeFirst();
}

function ownOrder(db: Queries, memberId: string, id: string) {
  return db.selectFrom('trade_order').selectAll().where('id', '=', id).where('member_id', '=', memberId);
}

/** Whether an order buys or sells shares. Opening a long and closing a short both buy. */
export type OrderAction = 'buy' | 'sell';

export interface OrderFilter {
  readonly statuses: readonly string[] | undefined;
  readonly symbol: string | undefined;
  readonly marketId: string | undefined;
  readonly action: OrderAction | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A member's orders, newest first, starting after the order `after`. */
export async function listOrderRows(
  db: Queries,
  memberId: string,
  filter: OrderFilter,
  next: NextRows,
): Promise<OrderRow[] | Stretch<OrderRow>> {
  const { statuses = ORDER_STATUSES, symbol, marketId, action } = filter;
  const isBuy = sql`((direction = 'long') = (intent = 'open'))`;
  const list = {
    table: 'trade_order',
    equal: { member_id: memberId, symbol },
    part: sql.ref('status'),
    values: statuses,
    by: 'submitted_at',
    where: submittedWithin(filter),
  } as const;
  const more = [
    ...(marketId === undefined ? [] : [sql`market_id = ${marketId}`]),
    ...(action === undefined ? [] : [sql`${isBuy} = ${action === 'buy'}`]),
  ];
  return more.length === 0 ? readNewest(db, list, next) : readStretch(db, list, more, next);
}

/** The fills of several orders of a member by order id, oldest first. */
export async function fillsOf(
  db: Queries,
  memberId: string,
  orderIds: readonly string[],
): Promise<Map<string, FillRow[]>> {
  const byOrder = new Map<string, FillRow[]>();
  if (orderIds.length === 0) return byOrder;
  const fills = await db
    .selectFrom('fill')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', 'in', orderIds)
    .orderBy('filled_at')
    .orderBy('id')
    .execute();
  for (const fill of fills) {
    const known = byOrder.get(fill.order_id);
    if (known === undefined) byOrder.set(fill.order_id, [fill]);
    else known.push(fill);
  }
  return byOrder;
}

/** An order with its fills, as the wire has it. */
export async function loadOrderView({ db, market }: TradingContext, order: OrderRow) {
  const fills = await fillsOf(db.read, order.member_id, [order.id]);
  return viewOrder(order, fills.get(order.id) ?? [], market);
}
