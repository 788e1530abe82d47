import { answerPage, createCursors, loadPage } from '../../http/cursor.js';
import { idempotently } from '../../http/idempotency.js';
import type { Operations } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { memberIdOf } from '../../http/signedIn.js';
import { inUnit } from '../inUnit.js';
import type { CloseRequestRow } from '../positionRow.js';
import type { TradingContext } from '../tradingContext.js';
import { listCloseRequestRows, withDetails } from './positionQueries.js';
import { viewCloseRequest } from './positionView.js';
import { previewClose } from './previewClose.js';
import { previewReduction, reducePositions } from './reducePositions.js';
import { requestClose } from './requestClose.js';
import { decideCloseRequest } from './reviewClose.js';
import { usualReviewS } from './usualReview.js';

/** Closing positions, by requests that the desk reviews. */
export function closeOperations(context: TradingContext): Operations {
  const { db, market } = context;
  const cursors = createCursors(context);

  return {
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
