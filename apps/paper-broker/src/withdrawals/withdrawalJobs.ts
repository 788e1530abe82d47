import { idIn } from '../jobs/jobs.js';
import type { JobHandlers } from '../jobs/jobs.js';
import { decideWithdrawal, settleWithdrawal } from './decideWithdrawal.js';
import type { WithdrawalTools } from './tools.js';
import { lockWithdrawal } from './withdrawalRow.js';
import { withdrawalStatus } from './withdrawalStatus.js';

/**
 * What becomes due for withdrawals: the stated policy passes what still waits a minute after processing began, and what
 * was passed settles on the morning it arrives. Both happen as of the moment they were due.
 */
export function withdrawalJobs(tools: WithdrawalTools): JobHandlers {
  return {
    async review_withdrawal(tx, job) {
      if (!tools.config.autoReview) return;
      const row = await lockWithdrawal(tx, idIn(job));
      if (row?.status === withdrawalStatus.wait)
        await decideWithdrawal(tx, tools, row, { decision: 'pass' }, job.dueAt);
    },
    async settle_withdrawal(tx, job) {
      await settleWithdrawal(tx, tools, idIn(job), job.dueAt);
    },
  };
}
