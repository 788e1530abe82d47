import type { BrokerContext } from '../context.js';
import type { Job, JobHandlers } from '../jobs/jobs.js';
import type { Offering } from '../market/offerings/offering.js';
import { allotOffering } from './allotOffering.js';
import { passAudit, startWaiting } from './auditSubscription.js';
import { listShares } from './listShares.js';
import { lockOfOffering, lockSubscription } from './subscriptions.js';

/** What the business clock sets off in the life of a subscription. */
export function ipoJobs(context: BrokerContext): JobHandlers {
  return {
    async ipo_audit(tx, job) {
      // Otherwise the desk decides.
      if (!context.config.autoReview) return;
      const row = await lockSubscription(tx, idOf(job));
      if (row?.status === 'submitted') await passAudit(tx, context, row, job.dueAt);
    },
    async ipo_close(tx, job) {
      for (const row of await lockOfOffering(tx, idOf(job), ['audited']))
        await startWaiting(tx, context, row);
    },
    ipo_allot: (tx, job) => allotOffering(tx, context, requireOffering(context, job), job.dueAt),
    ipo_list: (tx, job) => listShares(tx, context, requireOffering(context, job), job.dueAt),
  };
}

const idOf = (job: Job): string => (job.payload as { readonly id: string }).id;

function requireOffering({ market }: BrokerContext, job: Job): Offering {
  const offering = market.offerings.find(({ id }) => id === idOf(job));
  if (offering === undefined) throw new Error(`The market does not know the offering of ${job.ref}.`);
  return offering;
}
