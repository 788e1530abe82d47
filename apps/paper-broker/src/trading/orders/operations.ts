import { answerPage, createCursors, loadPage } from '../../http/cursor.js';
import type { Operations } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { memberIdOf } from '../../http/signedIn.js';
import { fillsOf, findOrder, listOrderRows, loadOrderView } from './orderQueries.js';
import { viewOrder } from './orderView.js';
import { createPlaceOrder } from './placeOrder.js';
import { previewOrder } from './previewOrder.js';
import { toFilterDates } from '../../http/queryDates.js';
import type { TradingContext } from '../tradingContext.js';

export function orderOperations(context: TradingContext): Operations {
  const cursors = createCursors(context);

  return {
    previewOrder: async (call) => ({
      status: 200,
      body: await previewOrder(context, memberIdOf(call), call.body, call.locale),
    }),

    placeOrder: createPlaceOrder(context),

    listOrders: async (call) => {
      const memberId = memberIdOf(call);
      const { status, symbol, market_id: marketId, action } = call.query;
      const filter = {
        statuses: status?.split(','),
        symbol,
        marketId,
        action,
        ...toFilterDates(call.query),
      };
      const page = await loadPage(cursors, {
        list: `order ${memberId}`,
        query: call.query,
        load: (next) => listOrderRows(context.db.read, memberId, filter, next),
        positionOf: (order) => order.id,
      });
      const fills = await fillsOf(
        context.db.read,
        memberId,
        page.rows.map((order) => order.id),
      );
      return answerPage(page, (order) => viewOrder(order, fills.get(order.id) ?? [], context.market));
    },

    getOrder: async (call) => {
      const order = await findOrder(context.db.read, memberIdOf(call), call.params.id);
      if (order === undefined) throw new Refusal('not_found');
      return { status: 200, body: await loadOrderView(context, order) };
    },
  };
}
