import type { UnitOfWork } from '../unitOfWork.js';
import { assertTransition } from '../../util/transitions.js';
import { positionTransitions, type PositionState } from '../positionStatus.js';

/**
 * Updates the state of a position that still holds shares. A request under review takes precedence over a closing
 * order, because the customer can still withdraw the request. Call it whenever either of them has changed.
 */
export function refreshPositionState(unit: UnitOfWork, positionId: string): void {
  const position = unit.positions.get(positionId);
  if (position === undefined) throw new Error(`The unit of work has no position ${positionId}.`);
  const isReviewed = [...unit.requests.values()].some(
    (request) => request.position_id === positionId && request.status === 'closing_review',
  );
  const isClosing = unit.closingOrders(positionId).length > 0;
  const state = isReviewed ? 'closing_review' : isClosing ? 'closing' : 'open';
  if (position.state === 'closed' || position.state === state) return;
  assertTransition<PositionState>('position', positionTransitions, position.state, state);
  unit.positions.change(position, { state });
}
