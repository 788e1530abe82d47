import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { processDue, type DueItem } from './matchOrders.js';
import { takeQuietOrders } from './takeOrders.js';
import type { TradingContext } from './tradingContext.js';

/** Items looked up at once. */
const BATCH = 256;

/** How long to wait for another process that has taken everything that is due, and how often. */
const OTHERS_PAUSE_MS = 20;
const OTHERS_PAUSES = 250;

/**
 * Does everything of trading that is due by the business clock, in the order of business time, and returns when all of
 * it has happened. Safe in any number of processes at once: an item that one has taken, the others pass over.
 * @param signal ends it early, between two items; the rest is still due then
 * @returns how many things were done here
 * @throws the first error, after everything else was done; the failed item is tried again at the next call
 */
export async function runTradingDue(context: TradingContext, signal?: AbortSignal): Promise<number> {
  const until = context.clock.now();
  const failed = new Map<string, unknown>();
  let pauses = 0;
  let done = 0;
  while (signal?.aborted !== true) {
    const items = (await listDue(context, until, BATCH + failed.size)).filter((item) => !failed.has(item.id));
    if (items.length === 0) break;
    const taken = await takeQuietOrders(context, items);
    const doneNow = taken > 0 ? taken : await processInOrder(context, items, failed, signal);
    done += doneNow;
    if (doneNow > 0) pauses = 0;
    else if ((pauses += 1) > OTHERS_PAUSES) break;
    else await new Promise((resolve) => setTimeout(resolve, OTHERS_PAUSE_MS));
  }
  for (const error of failed.values()) throw error;
  return done;
}

/**
 * Works through a batch. What is done can make something due before the rest of the batch: a fill a stop loss a second
 * later, a review the order of the same moment, which trades before a protection of that moment closes everything. Then
 * the batch is left, to be looked up anew, so that it makes no difference how much is done at once.
 */
async function processInOrder(
  context: TradingContext,
  items: readonly DueItem[],
  failed: Map<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const known = new Set(items.map(keyOf));
  let done = 0;
  for (const [index, item] of items.entries()) {
    try {
      if (await processDue(context, item)) done += 1;
    } catch (error) {
      failed.set(item.id, error);
      continue;
    }
    const next = items[index + 1];
    if (next === undefined || signal?.aborted === true) break;
    const [earliest] = await listDue(context, next.dueAt, 1);
    if (earliest !== undefined && !known.has(keyOf(earliest)) && !failed.has(earliest.id)) break;
  }
  return done;
}

const keyOf = ({ id, dueAt }: DueItem): string => `${id} ${dueAt.getTime()}`;

async function listDue(context: TradingContext, until: Date, limit: number): Promise<DueItem[]> {
  const { rows } = await dueQuery(context.db.read, context.config.autoReview, until, limit);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    dueAt: row.due_at,
    isNewLimit: row.is_new_limit,
  }));
}

function dueQuery(db: Queries, withReviews: boolean, until: Date, limit: number) {
  const source = (kind: DueItem['kind'], table: string, isNewLimit = sql`false`) => sql`
    (select ${sql.lit(kind)}::text as kind, id, due_at, ${isNewLimit} as is_new_limit from ${sql.table(table)}
      where due_at <= ${until} order by due_at, id limit ${limit})`;
  const newLimit = sql`status = 'wait' and order_type = 'limit'`;
  const reviews = withReviews ? sql`union all ${source('close_request', 'close_request')}` : sql``;
  return sql<{ kind: DueItem['kind']; id: string; due_at: Date; is_new_limit: boolean }>`
    ${source('order', 'trade_order', newLimit)} union all ${source('position', 'position')} ${reviews}
    order by due_at, kind, id limit ${limit}`.execute(db);
}
