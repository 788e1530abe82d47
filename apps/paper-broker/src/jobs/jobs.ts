import { sql } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Database, Tx } from '../db/database.js';
import { newId } from '../ids.js';

export interface NewJob {
  /** Which handler runs it: `settle_withdrawal`. */
  readonly kind: string;
  /** A second job with the same reference is not added. `withdrawal:wdr_…:settle` */
  readonly ref: string;
  /** Plain JSON. */
  readonly payload: unknown;
  /** Business time. */
  readonly dueAt: Date;
}

export interface Job extends NewJob {
  readonly id: string;
}

/** Does the job inside the transaction that marks it done, so that it happens exactly once. */
export type JobHandler = (tx: Tx, job: Job) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Puts work off until a business time; part of the transaction that makes it necessary. */
export async function addJob(tx: Tx, tools: { clock: Clock; entropy: Entropy }, job: NewJob): Promise<void> {
  const wall = tools.clock.wall();
  await tx
    .insertInto('job')
    .values({
      id: newId('job', wall, tools.entropy),
      kind: job.kind,
      ref: job.ref,
      payload: JSON.stringify(job.payload),
      due_at: job.dueAt,
      retry_at: null,
      last_error: null,
      done_at: null,
      created_at: wall,
    })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}

/** What a failed job is put off by, in wall time: 1 s, 2 s, 4 s … at most 5 min. */
const retryDelayMs = (attempts: number): number => Math.min(1000 * 2 ** Math.min(attempts, 9), 300_000);

/**
 * Runs every job that is due, in the order of business time. Any number of processes may do so at once: a job that
 * another one has taken is passed over.
 * @param onFailure told of each job that threw; it is tried again later
 * @returns how many jobs were done
 */
export async function runDueJobs(
  tools: { readonly db: Database; readonly clock: Clock },
  handlers: JobHandlers,
  onFailure: (job: Job, error: unknown) => void,
): Promise<number> {
  const kinds = Object.keys(handlers);
  if (kinds.length === 0) return 0;
  let done = 0;
  for (;;) {
    let taken: Job | undefined;
    try {
      await tools.db.transaction(async (tx) => {
        taken = await takeDueJob(tx, kinds, tools.clock);
        if (taken === undefined) return;
        await handlers[taken.kind]?.(tx, taken);
        await tx.updateTable('job').set({ done_at: tools.clock.wall() }).where('id', '=', taken.id).execute();
      });
    } catch (error) {
      if (taken === undefined) throw error;
      await putOff(tools, taken, error);
      onFailure(taken, error);
      continue;
    }
    if (taken === undefined) return done;
    done += 1;
  }
}

async function takeDueJob(tx: Tx, kinds: readonly string[], clock: Clock): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('job')
    .select(['id', 'kind', 'ref', 'payload', 'due_at'])
    .where('done_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .where('kind', 'in', [...kinds])
    .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', clock.wall())]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { id: row.id, kind: row.kind, ref: row.ref, payload: row.payload, dueAt: row.due_at };
}

async function putOff(tools: { db: Database; clock: Clock }, job: Job, error: unknown): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const { attempts } = await tx
      .updateTable('job')
      .set({ attempts: sql`attempts + 1`, last_error: String(error).slice(0, 500) })
      .where('id', '=', job.id)
      .returning('attempts')
      .executeTakeFirstOrThrow();
    const retryAt = new Date(tools.clock.wall().getTime() + retryDelayMs(attempts));
    await tx.updateTable('job').set({ retry_at: retryAt }).where('id', '=', job.id).execute();
  });
}
