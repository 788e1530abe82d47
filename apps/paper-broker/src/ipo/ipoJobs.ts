import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { addJob, type Job, type JobHandlers } from '../jobs/jobs.js';
import type { Offering } from '../market/offerings/offering.js';
import { allotSome, drawAllotment } from './allotOffering.js';
import { passAudit, startWaiting } from './auditSubscription.js';
import { endSubscriptions } from './endSubscription.js';
import { listSome } from './listShares.js';
import { lockSome, lockSubscription } from './subscriptions.js';

/**
 * The jobs of subscriptions. Close, allotment and listing of an offering concern many customers. Each job
 * processes a few subscriptions in its transaction and adds a job for the next ones, so that no member's books
 * are locked for long and little is repeated after an interruption.
 */
export function ipoJobs(context: BrokerContext): JobHandlers {
  const takeStep = async (tx: Tx, job: Job): Promise<void> => {
    const done = await advance(tx, context, requireOffering(context, job), job.dueAt);
    if (done > 0) await goOn(tx, context, job);
  };
  return {
    async ipo_audit(tx, job) {
      // Without the policy the desk decides.
      if (!context.config.autoReview) return;
      const row = await lockSubscription(tx, payloadOf(job).id);
      if (row?.status === 'submitted') await passAudit(tx, context, row, job.dueAt);
    },
    ipo_close: takeStep,
    ipo_allot: takeStep,
    ipo_list: takeStep,
  };
}

/**
 * Moves the next subscriptions of an offering to the stage that is due at `at`, earliest stage first.
 * Idempotent, and safe to run from any process.
 * @returns the number of subscriptions; 0 when all have reached the stage
 */
async function advance(tx: Tx, context: BrokerContext, offering: Offering, at: Date): Promise<number> {
  const { closeAt, allotmentAt, listingAt } = offering;
  if (at < closeAt) return 0;
  const audited = await lockSome(tx, offering.id, ['audited']);
  if (audited.length > 0) return (await startWaiting(tx, context, offering, audited)).length;

  if (at < allotmentAt) return 0;
  // Subscriptions that were not checked in time are refused and their holds released.
  const unchecked = await lockSome(tx, offering.id, ['submitted']);
  const overdue = { status: 'refused', reason: 'audit_overdue' } as const;
  if (unchecked.length > 0)
    return (await endSubscriptions(tx, context, unchecked, overdue, allotmentAt)).length;
  const draw = await drawAllotment(tx, context, offering, allotmentAt);
  const allotted = await allotSome(tx, context, offering, draw, allotmentAt);
  if (allotted > 0 || at < listingAt) return allotted;

  return listSome(tx, context, offering, listingAt);
}

async function goOn(tx: Tx, context: BrokerContext, job: Job): Promise<void> {
  const { id, step = 1 } = payloadOf(job);
  await addJob(tx, context, {
    kind: job.kind,
    ref: `${job.kind}:${id}:${step + 1}`,
    payload: { id, step: step + 1 },
    dueAt: job.dueAt,
  });
}

const payloadOf = (job: Job) => job.payload as { readonly id: string; readonly step?: number };

function requireOffering({ market }: BrokerContext, job: Job): Offering {
  const offering = market.offerings.find(({ id }) => id === payloadOf(job).id);
  if (offering === undefined) throw new Error(`The market does not know the offering of ${job.ref}.`);
  return offering;
}
