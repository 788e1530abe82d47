import { toText } from '@fairlot/money';
import { plain } from '../../db/exactText.js';
import { answerPage, createCursors, loadPage } from '../../http/cursor.js';
import type { Operations } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { memberIdOf } from '../../http/signedIn.js';
import type { TradingContext } from '../tradingContext.js';
import { findPosition } from '../positionRow.js';
import { amendPosition } from './amendPosition.js';
import { closeOperations } from './closeOperations.js';
import { listOpenLots, loadLots, viewLot } from './lots.js';
import { listPositionRows } from './positionQueries.js';
import { viewPosition } from './positionView.js';

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

    ...closeOperations(context),
  };
}
