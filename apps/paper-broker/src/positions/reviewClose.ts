import { decimal } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { freeShares } from '../orders/endOrder.js';
import type { TradingContext } from '../orders/tradingContext.js';
import { assertTransition } from '../orders/transitions.js';
import { announcePosition, tellCloseDecided } from './positionNotices.js';
import { lockPosition, type CloseRequestRow } from './positionRow.js';
import { refreshPositionState } from './positionState.js';
import { closeRequestTransitions, type CloseRequestStatus } from './positionStatus.js';
import { insertClosingOrder } from './startClose.js';

/** How long the stated policy takes to decide a close request, in business time. */
export const AUTO_REVIEW_MS = 30_000;

/** By when a request is decided at the latest. */
export const REVIEW_PROMISE_MS = 24 * 60 * 60 * 1000;

type CloseDecision =
  | { readonly decision: 'pass' }
  | { readonly decision: 'refuse' | 'withdraw'; readonly reason: string | null };

const OUTCOMES = { pass: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides a close request: `pass` sends its order to the market, the others give the shares back to the position.
 * @returns the request as it is now, or undefined when there is none of that id
 */
export async function decideCloseRequest(
  tx: Tx,
  context: TradingContext,
  id: string,
  decided: CloseDecision,
  at: Date,
): Promise<CloseRequestRow | undefined> {
  const known = await tx
    .selectFrom('close_request')
    .select('position_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  // The position before what belongs to it: the order in which everybody locks.
  const position = await lockPosition(tx, known.position_id);
  const request = await tx
    .selectFrom('close_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (position === undefined || request?.status !== 'closing_review') return request;

  const status = OUTCOMES[decided.decision];
  assertTransition<CloseRequestStatus>('close request', closeRequestTransitions, request.status, status);
  const quantity = decimal(request.quantity);
  if (decided.decision === 'pass') {
    const orderId = await insertClosingOrder(tx, context, position, {
      origin: 'member',
      quantity,
      orderType: request.order_type,
      price: request.price === null ? null : decimal(request.price),
      closeRequestId: request.id,
      at,
    });
    await tx
      .updateTable('close_request')
      .set({ status, order_id: orderId, decided_at: at, due_at: null })
      .where('id', '=', id)
      .execute();
  } else {
    await tx
      .updateTable('close_request')
      .set({ status, reason: decided.reason, decided_at: at, due_at: null })
      .where('id', '=', id)
      .execute();
    await freeShares(tx, position.id, { owner: position, quantity, ref: `close:${id}:return`, at });
  }
  await refreshPositionState(tx, position.id);
  const after = await tx.selectFrom('close_request').selectAll().where('id', '=', id).executeTakeFirst();
  if (after !== undefined) await tellCloseDecided(tx, context, position, after);
  await announcePosition(tx, position);
  return after;
}
