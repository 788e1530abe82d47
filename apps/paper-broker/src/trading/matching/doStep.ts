import { reasonOf } from '../../reasons/reasons.js';
import type { DueStep } from '../dueItems.js';
import { decideCloseRequest, type CloseDecision } from '../positions/reviewClose.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { stepOrder } from './stepOrder.js';
import { stepPosition } from './stepPosition.js';

/** Does one due step of a unit, at the business time at which it is due. */
export function doStep(unit: UnitOfWork, { source, id, dueAt }: DueStep): void {
  if (source === 'close_request') {
    decideCloseRequest(unit, id, reviewOf(unit, id), dueAt);
  } else if (source === 'position') {
    const position = unit.positions.get(id);
    if (position !== undefined) stepPosition(unit, position, dueAt);
  } else {
    const order = unit.orders.get(id);
    if (order !== undefined) stepOrder(unit, order, dueAt);
  }
}

/** The decision of the stated policy: pass, unless the instrument has left the market. */
function reviewOf(unit: UnitOfWork, requestId: string): CloseDecision {
  const position = unit.positions.get(unit.requests.get(requestId)?.position_id ?? '');
  const isGone = position !== undefined && unit.market.instrument(position.symbol) === undefined;
  return isGone ? { decision: 'refuse', reason: reasonOf('unlisted') } : { decision: 'pass' };
}
