import { sql } from 'kysely';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { addJob } from '../jobs/jobs.js';
import type { IpoRow } from './subscriptions.js';

/** The job of one subscription that could not be processed with the others of its offering. */
export const APART_JOB = 'ipo_apart';

/**
 * Processes subscriptions together. If that fails, it processes each of them alone. One that fails alone too gets a job
 * of its own, which is tried again, parked and released as any other; the offering goes on without it.
 */
export async function eachApart(
  tx: Tx,
  context: BrokerContext,
  rows: readonly IpoRow[],
  work: (rows: readonly IpoRow[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length === 0 || (await succeeds(tx, () => work(rows)))) return;
  for (const row of rows) {
    if (await succeeds(tx, () => work([row]))) continue;
    await addJob(tx, context, {
      kind: APART_JOB,
      ref: `${APART_JOB}:${row.id}:${row.status}`,
      payload: { id: row.offering_id, subscription: row.id },
      dueAt: context.clock.now(),
    });
  }
}

/**
 * The condition that a subscription has no job of its own in its present state. A scalar subquery, which is looked up
 * by the index for each row: `not exists` may be planned as one pass over all jobs.
 */
export const isNotApart = sql<boolean>`(
  select job.id from job
   where job.ref = ${sql.lit(`${APART_JOB}:`)} || ipo_subscription.id || ':' || ipo_subscription.status) is null`;

/** @returns whether `work` succeeded; if not, it has changed nothing */
async function succeeds(tx: Tx, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint before_rows`.execute(tx);
  try {
    await work();
    await sql`release savepoint before_rows`.execute(tx);
    return true;
  } catch {
    // The row fails again in its own job, which records the error.
    await sql`rollback to savepoint before_rows`.execute(tx);
    return false;
  }
}
