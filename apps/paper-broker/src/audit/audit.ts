import type { Entropy } from '../clock/clock.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { newId } from '../ids.js';
import type { AuditState } from './schema.js';

/** Who performs an operator's action. */
export interface Actor {
  /** Null for the control plane and for commands run on the server. */
  readonly id: string | null;
  readonly name: string;
  readonly role: string | null;
  /** The IP address; empty for a command. */
  readonly address: string;
}

/** The actor of commands run on the server, which name no operator. */
export const COMMAND: Actor = { id: null, name: 'command', role: null, address: '' };

export interface Deed {
  /** `decided`, `froze`, `released` and so on. */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly memberId?: string | null;
  readonly proposalId?: string | null;
  readonly reason?: string | null;
  readonly before?: AuditState | null;
  readonly after?: AuditState | null;
}

/** Appends a deed to the audit. `tx` must be the transaction that makes the change. */
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

/** Zeros instead of random bytes give the smallest id of a moment. */
const FIRST: Entropy = { bytes: (length) => new Uint8Array(length) };

interface AuditFilter {
  readonly memberId: string | undefined;
  readonly from: Date | undefined;
  /** Lists the deeds after this id. */
  readonly after: string | undefined;
}

/** The deeds that match a filter, oldest first. Ids sort by creation time. */
export function listDeeds(queries: Queries, { memberId, from, after }: AuditFilter, limit: number) {
  let query = queries.selectFrom('operator_audit').selectAll();
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  // Ids begin with their creation time, so the primary key serves as the index on time.
  if (from !== undefined) query = query.where('id', '>=', newId('aud', from, FIRST));
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}
