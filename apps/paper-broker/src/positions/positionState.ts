import type { Tx } from '../db/database.js';
import { OPEN_ORDER_STATUSES } from '../orders/orderStatus.js';
import { assertTransition } from '../orders/transitions.js';
import { positionTransitions, type PositionState } from './positionStatus.js';

/**
 * Says the state of a position that still holds shares: a request under review comes before an order that is closing,
 * because it is what the customer can still withdraw. To be called whenever one of these has changed.
 */
export async function refreshPositionState(tx: Tx, positionId: string): Promise<void> {
  const review = await tx
    .selectFrom('close_request')
    .select('id')
    .where('position_id', '=', positionId)
    .where('status', '=', 'closing_review')
    .executeTakeFirst();
  const closing = await tx
    .selectFrom('trade_order')
    .select('id')
    .where('position_id', '=', positionId)
    .where('intent', '=', 'close')
    .where('status', 'in', OPEN_ORDER_STATUSES)
    .executeTakeFirst();
  const state: PositionState =
    review !== undefined ? 'closing_review' : closing !== undefined ? 'closing' : 'open';
  const position = await tx
    .selectFrom('position')
    .select('state')
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  if (position.state === 'closed' || position.state === state) return;
  assertTransition<PositionState>('position', positionTransitions, position.state, state);
  await tx.updateTable('position').set({ state }).where('id', '=', positionId).execute();
}
