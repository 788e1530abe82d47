import { sql } from 'kysely';
import { idIn, type Job, type JobHandlers } from '../jobs/jobs.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { awaitConfirmation } from './createDeposit.js';
import { beginReview, decideDeposit } from './decideDeposit.js';
import { lockDeposit, type DepositRow } from './depositRow.js';
import { notifyDeposit } from './notifyDeposit.js';

/** The jobs of deposits: each confirmation of the network, and the review by the stated policy. */
export function depositJobs(context: BrokerContext): JobHandlers {
  return {
    async deposit_confirm(tx, job) {
      const deposit = await lockWaiting(tx, job);
      if (deposit === undefined || deposit.confirmed_at.length >= deposit.confirmations_required) return;
      await confirmNext(tx, context, deposit, job.dueAt);
    },
    async deposit_review(tx, job) {
      // If the policy was turned off meanwhile, the deposit waits for the desk.
      if (!context.config.autoReview) return;
      const deposit = await lockWaiting(tx, job);
      if (deposit !== undefined)
        await decideDeposit(tx, context, { deposit, decided: { status: 'pass' }, at: job.dueAt });
    },
  };
}

async function lockWaiting(tx: Tx, job: Job): Promise<DepositRow | undefined> {
  const deposit = await lockDeposit(tx, idIn(job, 'depositId'));
  return deposit?.status === 'wait' ? deposit : undefined;
}

/**
 * Records the next confirmation of the network. The last one begins the review.
 * @param deposit locked, waiting and not confirmed in full
 * @returns the deposit with the confirmation
 */
export async function confirmNext(
  tx: Tx,
  context: BrokerContext,
  deposit: DepositRow,
  at: Date,
): Promise<DepositRow> {
  const confirmed = await tx
    .updateTable('deposit')
    .set({ confirmed_at: sql`confirmed_at || ${at}::timestamptz` })
    .where('member_id', '=', deposit.member_id)
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (confirmed.confirmed_at.length < confirmed.confirmations_required) {
    await awaitConfirmation(tx, context, confirmed, at);
    await announce(tx, deposit.member_id, { event: 'deposit', id: deposit.id });
    return confirmed;
  }
  await beginReview(tx, context, deposit, at);
  await notifyDeposit(tx, context, { deposit: confirmed, news: 'confirmed' });
  return confirmed;
}
