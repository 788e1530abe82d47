import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { addJob, idIn, type Job, type JobHandlers } from '../jobs/jobs.js';
import type { Offering } from '../market/offerings/offering.js';
import { allotRows, drawAllotment } from './allotOffering.js';
import { passAudit, startWaiting } from './auditSubscription.js';
import { eachApart } from './eachApart.js';
import { endSubscriptions } from './endSubscription.js';
import { listRows } from './listShares.js';
import {
  APART_JOB,
  lockOnly,
  lockSome,
  lockSubscription,
  type IpoRow,
  type LockNext,
} from './subscriptions.js';
import { reasonOf } from '../reasons/reasons.js';

/**
 * The jobs of subscriptions. Close, allotment and listing of an offering concern many customers. Each job
 * processes a few subscriptions in its transaction and adds a job for the next ones, so that no member's books
 * are locked for long and little is repeated after an interruption.
 */
export function ipoJobs(context: BrokerContext): JobHandlers {
  const takeStep = async (tx: Tx, job: Job): Promise<void> => {
    const offering = requireOffering(context, job);
    const next = await nextStage(tx, context, offering, { at: job.dueAt, lock: lockSome(tx, offering.id) });
    if (next === undefined) return;
    await eachApart(tx, context, next.rows, next.work);
    await goOn(tx, context, job);
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
    async [APART_JOB](tx, job) {
      const offering = requireOffering(context, job);
      const lock = lockOnly(tx, idIn(job, 'subscription'));
      for (;;) {
        const next = await nextStage(tx, context, offering, { at: context.clock.now(), lock });
        if (next === undefined) return;
        await next.work(next.rows);
      }
    },
  };
}

/** Subscriptions, and what moves them to their next stage. */
interface Stage {
  readonly rows: readonly IpoRow[];
  readonly work: (rows: readonly IpoRow[]) => Promise<unknown>;
}

/**
 * The next subscriptions of an offering that have not reached the stage that is due at `at`, earliest stage first.
 * Idempotent, and safe to run from any process.
 * @returns undefined when all have reached the stage
 */
async function nextStage(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  { at, lock }: { readonly at: Date; readonly lock: LockNext },
): Promise<Stage | undefined> {
  const { closeAt, allotmentAt, listingAt } = offering;
  if (at < closeAt) return undefined;
  const audited = await lock(['audited']);
  if (audited.length > 0) return { rows: audited, work: (rows) => startWaiting(tx, context, offering, rows) };

  if (at < allotmentAt) return undefined;
  // Subscriptions that were not checked in time are refused and their holds released.
  const unchecked = await lock(['submitted']);
  const overdue = { status: 'refused', reason: reasonOf('audit_overdue') } as const;
  if (unchecked.length > 0)
    return {
      rows: unchecked,
      work: (rows) => endSubscriptions(tx, context, { rows, ending: overdue, at: allotmentAt }),
    };
  const draw = await drawAllotment(tx, context, offering, allotmentAt);
  const waiting = await lock(['waiting_allotment']);
  if (waiting.length > 0)
    return {
      rows: waiting,
      work: (rows) => allotRows(tx, context, offering, { draw, rows, at: allotmentAt }),
    };

  if (at < listingAt) return undefined;
  const allotted = await lock(['allotted', 'partially_allotted']);
  if (allotted.length === 0) return undefined;
  return { rows: allotted, work: (rows) => listRows(tx, context, { offering, rows, at: listingAt }) };
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
