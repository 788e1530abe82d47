import { hasFailed, recordFailure } from '../../work/failures.js';
import { dueStepOf } from '../dueItems.js';
import { matchOne } from './matchBatch.js';
import { findOrder } from '../orders/orderQueries.js';
import type { TradingContext } from '../tradingContext.js';

/** More steps than an order can have due at once; the matcher does any that are left. */
const MOST_STEPS = 500;

/**
 * Does the due steps of one order before its customer changes it, so that a limit which the price has
 * already met counts. A failure is recorded like the matcher's: the matcher retries the step, and parks it
 * after repeated failures.
 * @returns false if a due step of the order fails
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
