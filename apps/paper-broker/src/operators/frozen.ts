import { recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { requirePartitionsOf } from '../db/partition.js';
import { Refusal } from '../http/refusal.js';
import { endSessions } from '../members/sessions.js';

interface Freeze {
  readonly memberId: string;
  readonly isFrozen: boolean;
  readonly why: string | null;
  readonly proposalId?: string;
}

/**
 * Freezes or unfreezes a customer. Freezing ends all sessions and prevents new ones; money and orders are not
 * changed.
 * @throws Refusal `not_found`
 */
export async function setFrozen(
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  actor: Actor,
  { memberId, isFrozen, why, proposalId }: Freeze,
): Promise<{ readonly id: string; readonly frozen: boolean }> {
  const wall = context.clock.wall();
  const before = await tx
    .selectFrom('member')
    .select('locked_at')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new Refusal('not_found');
  await requirePartitionsOf(tx, memberId);
  await tx
    .updateTable('member')
    .set({ locked_at: isFrozen ? wall : null })
    .where('id', '=', memberId)
    .execute();
  if (isFrozen) await endSessions(tx, memberId, wall);
  await recordDeed(tx, context, actor, {
    action: isFrozen ? 'froze' : 'unfroze',
    subject: { kind: 'member', id: memberId },
    memberId,
    proposalId: proposalId ?? null,
    reason: why,
    before: { frozen: before.locked_at !== null },
    after: { frozen: isFrozen },
  });
  return { id: memberId, frozen: isFrozen };
}
