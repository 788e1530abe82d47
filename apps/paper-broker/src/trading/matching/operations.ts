import type { Operations } from '../../http/operation.js';
import { memberIdOf } from '../../http/signedIn.js';
import { loadOrderView } from '../orders/orderQueries.js';
import type { TradingContext } from '../tradingContext.js';
import { amendOrder } from './amendOrder.js';
import { cancelOrder } from './cancelOrder.js';
import { previewAmendment } from './previewAmendment.js';

/** The operations of a customer on an order in the market: amend and cancel. */
export function matchingOperations(context: TradingContext): Operations {
  return {
    previewAmendment: async (call) => ({
      status: 200,
      body: await previewAmendment(context, {
        memberId: memberIdOf(call),
        id: call.params.id,
        body: call.body,
        locale: call.locale,
      }),
    }),

    amendOrder: async (call) => {
      const { params, body, ifMatch } = call;
      const order = await amendOrder(context, {
        memberId: memberIdOf(call),
        id: params.id,
        body,
        version: ifMatch,
      });
      return { status: 200, body: await loadOrderView(context, order) };
    },

    cancelOrder: async (call) => {
      const order = await cancelOrder(context, memberIdOf(call), call.params.id);
      return { status: 200, body: await loadOrderView(context, order) };
    },
  };
}
