import { toText } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import { answerPage, createCursors, loadPage } from '../../http/cursor.js';
import { idempotently } from '../../http/idempotency.js';
import type { Operations } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { memberIdOf } from '../../http/signedIn.js';
import type { TradingContext } from '../tradingContext.js';
import { inUnit } from '../inUnit.js';
import { amendPosition } from './amendPosition.js';
import { requestClose } from './requestClose.js';
import { listOpenLots, loadLots, viewLot } from './lots.js';
import { listCloseRequestRows, listPositionRows, withDetails } from './positionQueries.js';
import { findPosition, type CloseRequestRow } from '../positionRow.js';
import { viewCloseRequest, viewPosition } from './positionView.js';
import { previewClose } from './previewClose.js';
import { previewReduction, reducePositions } from './reducePositions.js';
import { decideCloseRequest } from './reviewClose.js';
import { usualReviewS } from './usualReview.js';

export function positionOperations(context: TradingContext): Operations {
  const { db, market, clock } = context;
  const cursors = createCursors(context);

  return {
    listPositions: async (call) => {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `position ${memberId}`,
        query: call.query,
        load: (next) => listPositionRows(db.read, memberId, call.query, next),
        positionOf: (position) => position.id,
      });
      const at = clock.now();
      return answerPage(page, (position) => viewPosition(position, market, at));
    },

    getPosition: async (call) => {
      const position = await findPosition(db.read, memberIdOf(call), call.params.id);
      if (position === undefined) throw new Refusal('not_found');
      return { status: 200, body: viewPosition(position, market, clock.now()) };
    },

    amendPosition: async (call) => {
      const { params, body, ifMatch } = call;
      const position = await amendPosition(context, {
        memberId: memberIdOf(call),
        id: params.id,
        body,
        version: ifMatch,
      });
      return { status: 200, body: viewPosition(position, market, clock.now()) };
    },

    listLots: async (call) => {
      const memberId = memberIdOf(call);
      const { position, cost, realized } = await loadLots(db.read, memberId, call.params.id, clock.now());
      const page = await loadPage(cursors, {
        list: `lot ${position.id}`,
        query: call.query,
        load: (next) => listOpenLots(db.read, position, next),
        positionOf: (lot) => lot.id,
      });
      const { status, body, faults } = answerPage(page, viewLot);
      const sums = {
        method: 'fifo',
        position_id: position.id,
        currency: position.currency,
        quantity: plain(position.quantity),
        open_amount: toText(cost.value),
        realized_pnl: toText(realized.value),
      };
      return { status, body: { ...sums, ...body }, faults };
    },

    closePosition: (call) =>
      idempotently(context, call, async (tx) => {
        const { id } = call.params;
        const memberId = memberIdOf(call);
        const { request, position } = await inUnit(tx, context, { memberId, positions: [id] }, (unit) =>
          requestClose(unit, memberId, id, call.body),
        );
        return {
          status: 202,
          body: viewCloseRequest({ request, position, order: undefined }, market, await usualReviewS(tx)),
        };
      }),

    previewClose: async (call) => ({
      status: 200,
      body: await previewClose(context, {
        memberId: memberIdOf(call),
        positionId: call.params.id,
        body: call.body,
        locale: call.locale,
      }),
    }),

    previewReduction: async (call) => ({
      status: 200,
      body: await previewReduction(context, memberIdOf(call), call.body, call.locale),
    }),

    reducePositions: (call) =>
      idempotently(context, call, async (tx) => ({
        status: 202,
        body: await reducePositions(tx, context, memberIdOf(call), call.body),
      })),

    listCloseRequests: async (call) => {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `close ${memberId}`,
        query: call.query,
        load: (next) => listCloseRequestRows(db.read, memberId, call.query.status, next),
        positionOf: ({ request }) => request.id,
      });
      const usual = await usualReviewS(db.read);
      return answerPage(page, (row) => viewCloseRequest(row, market, usual));
    },

    withdrawCloseRequest: async (call) => {
      const request = await withdrawCloseRequest(context, memberIdOf(call), call.params.id);
      const [detail] = await withDetails(db.read, [request]);
      if (detail === undefined) throw new Refusal('not_found');
      const usual = await usualReviewS(db.read);
      return { status: 200, body: viewCloseRequest(detail, market, usual) };
    },
  };
}

/**
 * Withdraws a request that is still under review. Withdrawing again gives the same answer.
 * @throws Refusal `not_found`; `not_cancelable` after the decision
 */
async function withdrawCloseRequest(
  context: TradingContext,
  memberId: string,
  id: string,
): Promise<CloseRequestRow> {
  return context.db.transaction(async (tx) => {
    const decision = { decision: 'withdraw' } as const;
    const request = await inUnit(tx, context, { memberId, requests: [id] }, (unit) =>
      decideCloseRequest(unit, id, decision, context.clock.now()),
    );
    if (request === undefined) throw new Refusal('not_found');
    if (request.status !== 'withdrawn') throw new Refusal('not_cancelable');
    return request;
  });
}
