import { hasFailed, recordFailure } from '../../work/failures.js';
import { dueStepOf } from '../dueItems.js';
import { matchOne } from './matchBatch.js';
import { findOrder } from '../orders/orderQueries.js';
import type { TradingContext } from '../tradingContext.js';

/** More steps than an order can have due at once: what is left then, the matcher does. */
const MOST_STEPS = 500;

/**
 * Does what is already due for one order. Before a change by its customer, so that a limit met a moment ago counts,
 * whether or not the matcher has come by. What fails here has failed for the matcher too: it is noted, tried again by it,
 * and parked in the end.
 * @returns false when what is due for the order cannot be done
 */
export async function settleOrder(context: TradingContext, memberId: string, id: string): Promise<boolean> {
  const now = context.clock.now();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const item = dueStepOf('order', await findOrder(context.db.read, memberId, id));
    if (item === undefined || item.dueAt > now) return true;
    if (await hasFailed(context.db.read, item.source, item.id)) return false;
    try {
      if (!(await matchOne(context, item))) return true;
    } catch (error) {
      await recordFailure(context, { ...item, attempts: 0 }, error);
      return false;
    }
  }
  return true;
}
