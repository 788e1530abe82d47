import { recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { listSecurityEvents, type SecurityFilter } from '../securityLog/securityLog.js';
import { forgetFailure, listParked } from '../work/failures.js';

const MOST_PARKED = 500;
const MOST_EVENTS = 200;

/** The parked work: what it is, and why it failed. */
export async function viewParked(queries: Queries) {
  const rows = await listParked(queries, MOST_PARKED);
  return {
    data: rows.map((row) => ({
      source: row.source,
      id: row.item_id,
      attempts: row.attempts,
      reason: row.reason,
      parked_at: row.parked_at.toISOString(),
    })),
  };
}

/**
 * Lets parked work be tried again and deletes its failures.
 * @throws Refusal `not_found`
 */
export async function releaseWork(
  context: Pick<BrokerContext, 'db' | 'clock' | 'entropy'>,
  actor: Actor,
  { source, id }: { readonly source: string; readonly id: string },
  why: string | null,
) {
  await context.db.transaction(async (tx) => {
    const failure = await tx
      .selectFrom('work_failure')
      .select(['attempts', 'reason'])
      .where('source', '=', source)
      .where('item_id', '=', id)
      .executeTakeFirst();
    if (failure === undefined || !(await forgetFailure(tx, source, id))) throw new Refusal('not_found');
    await recordDeed(tx, context, actor, {
      action: 'released',
      subject: { kind: source, id },
      reason: why,
      before: { parked: true, ...failure },
      after: { parked: false },
    });
  });
  return { source, id };
}

/** The events of the security log, newest first. */
export async function viewSecurityLog(queries: Queries, filter: SecurityFilter) {
  const rows = await listSecurityEvents(queries, filter, MOST_EVENTS);
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      actor: row.actor,
      member_id: row.member_id,
      identity_hash: row.identity_hash === null ? null : Buffer.from(row.identity_hash).toString('hex'),
      address: row.address,
      agent: row.agent,
      result: row.result,
      subject: row.subject,
    })),
  };
}
