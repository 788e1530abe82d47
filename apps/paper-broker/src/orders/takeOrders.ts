import { sql } from 'kysely';
import type { DueItem } from './matchOrders.js';
import { announceOrders } from './orderNotices.js';
import { isAcceptable, type OrderRow } from './orderRow.js';
import { nextOrderLook } from './orderSchedule.js';
import type { TradingContext } from './tradingContext.js';

/**
 * Takes into the market (`wait` to `handle`) those of the orders in `items` whose limit is not met at that moment: all of
 * them in one transaction, because under load nearly every order is one of these, and a transaction for each would cost
 * as much again as placing it. Such a step touches nothing but its own order, so that it commutes with everything else
 * that is due. Orders that trade, end or wait for the opening are left to `processDue`.
 * @returns how many were taken here
 */
export async function takeQuietOrders(context: TradingContext, items: readonly DueItem[]): Promise<number> {
  const dueAt = new Map(items.filter((item) => item.isNewLimit).map((item) => [item.id, item.dueAt]));
  if (dueAt.size === 0) return 0;
  return context.db.transaction(async (tx) => {
    const orders = await tx
      .selectFrom('trade_order')
      .selectAll()
      .where('id', 'in', [...dueAt.keys()])
      .where('status', '=', 'wait')
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    const halts = await tx
      .selectFrom('instrument_status')
      .select('symbol')
      .where('status', '=', 'halted')
      .execute();
    const halted = new Set(halts.map((row) => row.symbol));
    const quiet = orders.flatMap((order) => {
      const at = dueAt.get(order.id);
      const isSame = at !== undefined && order.due_at?.getTime() === at.getTime();
      return isSame && !halted.has(order.symbol) && isQuiet(context, order, at) ? [{ order, at }] : [];
    });
    if (quiet.length === 0) return 0;
    const looks = quiet.map(({ order, at }) => {
      // A moment later, so that what was just looked at is not found again.
      const from = new Date(at.getTime() + 1);
      return nextOrderLook({ ...order, status: 'handle' }, context.market, from);
    });
    await sql`
      update trade_order set status = 'handle', matched_until = taken.at, due_at = taken.look
        from unnest(${quiet.map(({ order }) => order.id)}::text[], ${quiet.map(({ at }) => at)}::timestamptz[],
                    ${looks}::timestamptz[]) as taken (id, at, look)
       where trade_order.id = taken.id`.execute(tx);
    await announceOrders(
      tx,
      quiet.map(({ order }) => order),
    );
    return quiet.length;
  });
}

function isQuiet({ market }: TradingContext, order: OrderRow, at: Date): boolean {
  if (order.expires_at !== null && at >= order.expires_at) return false;
  if (market.session(order.market_id, at).status !== 'open') return false;
  return !isAcceptable(order, market.quote(order.symbol, at).last);
}
