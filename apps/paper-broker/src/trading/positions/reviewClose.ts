import { decimal } from '@fairlot/money';
import { DAY_MS } from '../../util/durations.js';
import { freeShares } from './closingShares.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { assertTransition } from '../../util/transitions.js';
import { announcePosition, notifyCloseDecided } from './positionNotices.js';
import type { CloseRequestRow } from '../positionRow.js';
import { refreshPositionState } from './positionState.js';
import { closeRequestTransitions, type CloseRequestStatus } from '../positionStatus.js';
import { addClosingOrder } from './addClosingOrder.js';
import { reasonColumns, type Reason, type ReasonKey } from '../../reasons/reasons.js';

/** How long the stated policy takes to decide a close request, in business time. */
export const AUTO_REVIEW_MS = 30_000;

/** The latest time for the decision on a close request, after its submission. */
export const REVIEW_PROMISE_MS = DAY_MS;

export type CloseDecision =
  | { readonly decision: 'pass' }
  | { readonly decision: 'refuse'; readonly reason: Reason<ReasonKey<'close'>> }
  | { readonly decision: 'withdraw' };

const OUTCOMES = { pass: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides a close request. `pass` sends its order to the market; the other decisions return the shares to the
 * position.
 * @param id of a request in the unit
 * @returns the changed request; undefined when the unit has no such request
 */
export function decideCloseRequest(
  unit: UnitOfWork,
  id: string,
  decided: CloseDecision,
  at: Date,
): CloseRequestRow | undefined {
  const request = unit.requests.get(id);
  const position = request === undefined ? undefined : unit.positions.get(request.position_id);
  if (position === undefined || request?.status !== 'closing_review') return request;

  const status = OUTCOMES[decided.decision];
  assertTransition<CloseRequestStatus>('close request', closeRequestTransitions, request.status, status);
  const quantity = decimal(request.quantity);
  const reason = decided.decision === 'refuse' ? decided.reason : null;
  let after: CloseRequestRow;
  if (decided.decision === 'pass') {
    const orderId = addClosingOrder(unit, position, {
      origin: 'member',
      quantity,
      orderType: request.order_type,
      price: request.price === null ? null : decimal(request.price),
      closeRequestId: request.id,
      at,
    });
    after = unit.requests.change(request, { status, order_id: orderId, decided_at: at, due_at: null });
  } else {
    after = unit.requests.change(request, {
      status,
      ...reasonColumns(reason),
      reason: reason?.words ?? null,
      decided_at: at,
      due_at: null,
    });
    freeShares(unit, position.id, { quantity, ref: `close:${id}:return`, at });
  }
  refreshPositionState(unit, position.id);
  notifyCloseDecided(unit, position, after, reason);
  announcePosition(unit, position);
  return after;
}
