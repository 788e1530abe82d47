import type { Entropy } from '../clock/clock.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { newId } from '../ids.js';
import type { AuditState } from './schema.js';

/** Who does something that only operators may do. */
export interface Actor {
  /** Null for the control plane and for commands on the server. */
  readonly id: string | null;
  readonly name: string;
  readonly role: string | null;
  /** The network address. */
  readonly address: string;
}

/** Whoever may run a command on the server, or holds its SIM_TOKEN, has no name there. */
export const COMMAND: Actor = { id: null, name: 'command', role: null, address: '' };

export interface Deed {
  /** `decided`, `froze`, `released` … */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly memberId?: string | null;
  readonly proposalId?: string | null;
  readonly reason?: string | null;
  readonly before?: AuditState | null;
  readonly after?: AuditState | null;
}

/** Appends to the audit, in the transaction of what it tells about. */
export async function recordDeed(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  actor: Actor,
  deed: Deed,
): Promise<void> {
  const at = clock.wall();
  const text = (state: AuditState | null | undefined): string | null =>
    state === null || state === undefined ? null : JSON.stringify(state);
  await tx
    .insertInto('operator_audit')
    .values({
      id: newId('aud', at, entropy),
      at,
      operator_id: actor.id,
      operator: actor.name,
      role: actor.role,
      address: actor.address,
      action: deed.action,
      subject_kind: deed.subject?.kind ?? null,
      subject_id: deed.subject?.id ?? null,
      member_id: deed.memberId ?? null,
      proposal_id: deed.proposalId ?? null,
      reason: deed.reason ?? null,
      before: text(deed.before),
      after: text(deed.after),
    })
    .execute();
}

/** Of all ids of one moment, the first. */
const FIRST: Entropy = { bytes: (length) => new Uint8Array(length) };

interface AuditFilter {
  readonly memberId: string | undefined;
  readonly from: Date | undefined;
  /** The id of the last one that is known. */
  readonly after: string | undefined;
}

/** What was done, the oldest first. Ids sort by the time they were made at. */
export function listDeeds(queries: Queries, { memberId, from, after }: AuditFilter, limit: number) {
  let query = queries.selectFrom('operator_audit').selectAll();
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  // Ids begin with their time, and have an index.
  if (from !== undefined) query = query.where('id', '>=', newId('aud', from, FIRST));
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}
