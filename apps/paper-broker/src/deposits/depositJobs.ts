import { sql } from 'kysely';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { addJob, type Job, type JobHandlers } from '../jobs/jobs.js';
import { findChannel } from './channels.js';
import { beginReview, decideDeposit } from './decideDeposit.js';
import { lockDeposit, type DepositRow } from './depositRow.js';
import { tell } from './tell.js';

/** What time does to deposits: the confirmations of a network, one by one, and the review by the stated policy. */
export function depositJobs(context: BrokerContext): JobHandlers {
  return {
    async deposit_confirm(tx, job) {
      const deposit = await lockWaiting(tx, job);
      if (deposit !== undefined) await confirm(tx, context, deposit, job.dueAt);
    },
    async deposit_review(tx, job) {
      // Switched off in between, what waits is for the desk.
      if (!context.config.autoReview) return;
      const deposit = await lockWaiting(tx, job);
      if (deposit !== undefined) await decideDeposit(tx, context, deposit, { status: 'pass' }, job.dueAt);
    },
  };
}

async function lockWaiting(tx: Tx, job: Job): Promise<DepositRow | undefined> {
  const deposit = await lockDeposit(tx, (job.payload as { depositId: string }).depositId);
  return deposit?.status === 'wait' ? deposit : undefined;
}

async function confirm(tx: Tx, context: BrokerContext, deposit: DepositRow, at: Date): Promise<void> {
  const count = deposit.confirmed_at.length + 1;
  const confirmed = await tx
    .updateTable('deposit')
    .set({ confirmed_at: sql`confirmed_at || ${at}::timestamptz` })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (count < deposit.confirmations_required) {
    await addJob(tx, context, {
      kind: 'deposit_confirm',
      ref: `deposit:${deposit.id}:confirm:${count + 1}`,
      payload: { depositId: deposit.id },
      dueAt: new Date(at.getTime() + (findChannel(deposit.channel_id)?.confirmationMs ?? 0)),
    });
    await announce(tx, deposit.member_id, { event: 'deposit', id: deposit.id });
    return;
  }
  await beginReview(tx, context, deposit.id, at);
  await tell(tx, context, confirmed, 'confirmed');
}
