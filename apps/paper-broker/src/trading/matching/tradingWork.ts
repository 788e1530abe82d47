import { sql } from 'kysely';
import { runDue } from '../../work/runDue.js';
import type { WorkKind, WorkSource } from '../../work/source.js';
import type { DueStep } from '../dueItems.js';
import { matchFirstFree, matchOne } from './matchBatch.js';
import { OPEN_ORDER_STATUSES } from '../orderStatus.js';
import type { TradingContext } from '../tradingContext.js';

/** The work on orders and protected positions; on close requests too, when the stated policy decides them. */
export function tradingWork(context: TradingContext): WorkKind {
  const source = (name: DueStep['source'], table: WorkSource['table']): WorkSource => ({
    name,
    table,
    arrivalColumn: 'arrival',
    process: (item) => matchOne(context, { ...item, source: name }),
  });
  const orders: WorkSource = {
    ...source('order', 'trade_order'),
    // An ended order that is still due has no work and would stay on the list for ever.
    condition: sql`row.status in (${sql.join(OPEN_ORDER_STATUSES.map((status) => sql.lit(status)))})`,
  };
  const requests = context.config.autoReview ? [source('close_request', 'close_request')] : [];
  const work: WorkKind = {
    name: 'trading',
    clock: 'business',
    sources: [orders, source('position', 'position'), ...requests],
    processTogether: (items) => matchFirstFree(context, work, items),
  };
  return work;
}

/**
 * Does all trading work that is due, outside the loops.
 * @throws the first error, after the remaining work was done
 */
export const runTradingDue = (context: TradingContext): Promise<number> =>
  runDue(context, tradingWork(context));
