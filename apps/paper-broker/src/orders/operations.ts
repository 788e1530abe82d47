import { createCursors, loadPage } from '../http/cursor.js';
import type { Answer, Call, Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { amendOrder, type AmendmentBody } from './amendOrder.js';
import { cancelOrder } from './cancelOrder.js';
import { fillsOf, findOrder, listOrderRows, type OrderAction } from './orderQueries.js';
import type { OrderRow } from './orderRow.js';
import { viewOrder } from './orderView.js';
import { createOrderDesk } from './placeOrder.js';
import { previewAmendment } from './previewAmendment.js';
import { previewOrder } from './previewOrder.js';
import { toFilterDates } from './queryDates.js';
import type { TicketBody } from './ticket.js';
import type { TradingContext } from './tradingContext.js';

export function orderOperations(context: TradingContext): Operations {
  const desk = createOrderDesk(context);
  const cursors = createCursors(context);
  const answer = async (order: OrderRow): Promise<Answer> => {
    const fills = await fillsOf(context.db.read, [order.id]);
    return { status: 200, body: viewOrder(order, fills.get(order.id) ?? [], context.market) };
  };

  return {
    previewOrder: async (call) => ({
      status: 200,
      body: await previewOrder(context, memberIdOf(call), call.body as TicketBody, call.locale),
    }),

    placeOrder: Object.assign((call: Call) => desk.place(call, call.body as TicketBody), {
      resolvesSession: true as const,
    }),

    listOrders: async (call) => {
      const memberId = memberIdOf(call);
      const { status, symbol, market_id: marketId, action } = call.query;
      const filter = {
        statuses: typeof status === 'string' ? status.split(',') : undefined,
        symbol: typeof symbol === 'string' ? symbol : undefined,
        marketId: typeof marketId === 'string' ? marketId : undefined,
        action: action as OrderAction | undefined,
        ...toFilterDates(call.query),
      };
      const page = await loadPage(
        cursors,
        `order ${memberId}`,
        call.query,
        (limit, after) => listOrderRows(context.db.read, memberId, filter, limit, after),
        (order) => order.id,
      );
      const fills = await fillsOf(
        context.db.read,
        page.rows.map((order) => order.id),
      );
      const data = page.rows.map((order) => viewOrder(order, fills.get(order.id) ?? [], context.market));
      return { status: 200, body: { data, next_cursor: page.nextCursor } };
    },

    getOrder: async (call) => {
      const order = await findOrder(context.db.read, memberIdOf(call), idOf(call));
      if (order === undefined) throw new Refusal('not_found');
      return answer(order);
    },

    previewAmendment: async (call) => ({
      status: 200,
      body: await previewAmendment(
        context,
        memberIdOf(call),
        idOf(call),
        call.body as AmendmentBody,
        call.locale,
      ),
    }),

    amendOrder: async (call) =>
      answer(
        await amendOrder(context, memberIdOf(call), idOf(call), call.body as AmendmentBody, call.ifMatch),
      ),

    cancelOrder: async (call) => answer(await cancelOrder(context, memberIdOf(call), idOf(call))),
  };
}

/** Who calls; the HTTP layer lets nobody else through to an operation that needs a session. */
export function memberIdOf(call: Call): string {
  if (call.member === undefined) throw new Refusal('unauthenticated');
  return call.member.memberId;
}

/** `{id}` of the path. */
export function idOf(call: Call): string {
  const id = call.params['id'];
  if (id === undefined) throw new Refusal('not_found');
  return id;
}
