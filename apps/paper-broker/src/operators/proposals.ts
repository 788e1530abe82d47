import { sql, type Selectable } from 'kysely';
import { recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { requirePartitionsOf } from '../db/partition.js';
import { Refusal } from '../http/refusal.js';
import { newId } from '../ids.js';
import type { Decision } from '../review/reviews.js';
import type { OperatorWire, SignedInOperator } from './operation.js';
import { requireActiveOperator } from './operatorRow.js';
import type { OperatorTables } from './schema.js';

const MOST = 200;

export type ProposalRow = Selectable<OperatorTables['proposal']> & { readonly proposer: string };

interface NewProposal {
  /** `freeze`, `unfreeze`, or `decide_` with the kind of the case. */
  readonly action: string;
  readonly subjectId: string;
  readonly memberId: string;
  readonly decision?: Decision;
  readonly amount?: { readonly value: string; readonly currency: string } | null;
  readonly reason: string;
}

/**
 * Stores an operator's proposal, which another operator has to confirm. The same open proposal of theirs is the answer
 * to a client that asks again.
 * @throws Refusal `already_proposed` while another proposal on the same subject is open
 */
export async function propose(
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  operator: SignedInOperator,
  { action, subjectId, memberId, decision, amount, reason }: NewProposal,
): Promise<OperatorWire['Proposal']> {
  await requireActiveOperator(tx, operator);
  await requirePartitionsOf(tx, memberId);
  const wall = context.clock.wall();
  const wanted = {
    action,
    subject_id: subjectId,
    decision: decision === undefined ? null : JSON.stringify(decision),
    reason,
    proposed_by: operator.id,
  };
  const row = await tx
    .insertInto('proposal')
    .values({
      ...wanted,
      id: newId('prp', wall, context.entropy),
      member_id: memberId,
      amount: amount?.value ?? null,
      currency: amount?.currency ?? null,
      proposed_at: wall,
      closed_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    const same = await open(tx)
      .where('closed_at', 'is', null)
      .where('action', '=', wanted.action)
      .where('subject_id', '=', wanted.subject_id)
      .where('reason', '=', wanted.reason)
      .where('proposed_by', '=', wanted.proposed_by)
      .where('decision', 'is not distinct from', sql<Decision | null>`${wanted.decision}::jsonb`)
      .executeTakeFirst();
    if (same === undefined) throw new Refusal('already_proposed');
    return viewProposal(same);
  }
  await recordDeed(tx, context, operator, {
    action: `proposed: ${action}`,
    subject: { kind: action.replace(/^decide_|^(un)?freeze$/, '') || 'member', id: subjectId },
    memberId,
    proposalId: row.id,
    reason,
    after: { ...(decision === undefined ? {} : { decision: decision.decision }), ...amount },
  });
  return viewProposal({ ...row, proposer: operator.name });
}

const open = (queries: Queries) =>
  queries
    .selectFrom('proposal')
    .innerJoin('operator', 'operator.id', 'proposal.proposed_by')
    .selectAll('proposal')
    .select('operator.name as proposer');

/** The open proposals, oldest first. */
export function listProposals(queries: Queries): Promise<ProposalRow[]> {
  return open(queries).where('closed_at', 'is', null).orderBy('proposal.id').limit(MOST).execute();
}

/**
 * Closes a proposal. Its outcome takes effect in the same transaction.
 * @throws Refusal `not_found`; `proposal_closed` for one that is not open
 */
export async function closeProposal(
  tx: Tx,
  context: Pick<BrokerContext, 'clock'>,
  id: string,
  outcome: 'confirmed' | 'withdrawn',
): Promise<ProposalRow> {
  const row = await open(tx).where('proposal.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const closed = await tx
    .updateTable('proposal')
    .set({ closed_at: context.clock.wall(), outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed === undefined) throw new Refusal('proposal_closed');
  return row;
}

/** Records in the audit that a proposal was withdrawn or rejected. */
export async function recordWithdrawal(
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  { id, action, member_id: memberId }: Pick<ProposalRow, 'id' | 'action' | 'member_id'>,
  { actor, reason }: { readonly actor: Actor; readonly reason: string },
): Promise<void> {
  await recordDeed(tx, context, actor, {
    action: `withdrew: ${action}`,
    subject: { kind: 'proposal', id },
    memberId,
    proposalId: id,
    reason,
  });
}

interface OperatorLeaving {
  readonly actor: Actor;
  readonly operatorId: string;
  readonly reason: string;
}

/** Withdraws the proposals of an operator who leaves the desk, so that nobody can confirm them. */
export async function withdrawProposalsOf(
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  { actor, operatorId, reason }: OperatorLeaving,
): Promise<void> {
  const closed = await tx
    .updateTable('proposal')
    .set({ closed_at: context.clock.wall(), outcome: 'withdrawn' })
    .where('proposed_by', '=', operatorId)
    .where('closed_at', 'is', null)
    .returning(['id', 'action', 'member_id'])
    .execute();
  for (const proposal of closed) await recordWithdrawal(tx, context, proposal, { actor, reason });
}

export const viewProposal = (row: ProposalRow): OperatorWire['Proposal'] => ({
  id: row.id,
  action: row.action,
  subject_id: row.subject_id,
  member_id: row.member_id,
  decision: row.decision?.decision ?? null,
  audit_amount: row.decision?.auditAmount ?? null,
  amount: row.amount,
  currency: row.currency,
  reason: row.reason,
  proposed_by: row.proposer,
  proposed_at: row.proposed_at.toISOString(),
});
