import { sql } from 'kysely';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { addJob } from '../jobs/jobs.js';
import { APART_JOB, type IpoRow } from './subscriptions.js';

/**
 * Processes subscriptions together. If that fails, it processes each one alone. A subscription that fails alone gets a
 * job of its own, which is retried, parked and released like any other; the offering continues without it.
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
      memberId: row.member_id,
      payload: { id: row.offering_id, subscription: row.id },
      dueAt: context.clock.now(),
    });
  }
}

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
