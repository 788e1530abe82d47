import { idIn, type JobHandlers } from '../jobs/jobs.js';
import { decideWithdrawal, settleWithdrawal } from './decideWithdrawal.js';
import type { WithdrawalTools } from './tools.js';
import { lockWithdrawal } from './withdrawalRow.js';
import { withdrawalStatus } from './withdrawalStatus.js';

/**
 * The jobs of withdrawals: the stated policy passes a withdrawal a minute after its processing began, and a passed
 * one settles on the morning of its arrival. Both take effect at the time at which they were due.
 */
export function withdrawalJobs(tools: WithdrawalTools): JobHandlers {
  return {
    async review_withdrawal(tx, job) {
      if (!tools.config.autoReview) return;
      const row = await lockWithdrawal(tx, idIn(job));
      if (row?.status === withdrawalStatus.wait)
        await decideWithdrawal(tx, tools, { row, decided: { decision: 'pass' }, at: job.dueAt });
    },
    async settle_withdrawal(tx, job) {
      await settleWithdrawal(tx, tools, idIn(job), job.dueAt);
    },
  };
}
