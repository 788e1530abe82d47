import { sql } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Database, Tx } from '../db/database.js';
import { newId } from '../ids.js';
import { runDue } from '../work/runDue.js';
import type { DueItem, WorkKind, WorkSource } from '../work/source.js';

export interface NewJob {
  /** The handler that runs the job, such as `settle_withdrawal`. */
  readonly kind: string;
  /** Identifies the job: a second one with the same reference is not added. `withdrawal:wdr_…:settle` */
  readonly ref: string;
  /** The only member whose rows the job is about; left out if it is about those of many. */
  readonly memberId?: string;
  /** Plain JSON. */
  readonly payload: unknown;
  /** Business time. */
  readonly dueAt: Date;
}

export interface Job extends NewJob {
  readonly id: string;
}

/** The id under `name` in a job's payload. @throws Error if there is none */
export function idIn({ kind, payload }: Pick<NewJob, 'kind' | 'payload'>, name = 'id'): string {
  const id = (payload as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof id !== 'string') throw new Error(`A job ${kind} has no ${name}.`);
  return id;
}

/** Does a job in the transaction that marks it done, so that it happens exactly once. */
export type JobHandler = (tx: Tx, job: Job) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Schedules work for a business time, in the transaction that makes the work necessary. */
export async function addJob(tx: Tx, tools: { clock: Clock; entropy: Entropy }, job: NewJob): Promise<void> {
  const wall = tools.clock.wall();
  await tx
    .insertInto('job')
    .values({
      id: newId('job', wall, tools.entropy),
      kind: job.kind,
      ref: job.ref,
      member_id: job.memberId ?? null,
      payload: JSON.stringify(job.payload),
      due_at: job.dueAt,
      done_at: null,
      created_at: wall,
    })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}

/**
 * The work kind of due jobs.
 * @param of `only`: the kinds of jobs, by default all, so that a job without a handler fails visibly; `except`: kinds
 * that have a loop of their own
 */
export function jobWork(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  handlers: JobHandlers,
  { only, except = [] }: { readonly only?: readonly string[]; readonly except?: readonly string[] } = {},
): WorkKind {
  const isUndone = sql`done_at is null`;
  const isWaiting = except.length === 0 ? isUndone : sql`${isUndone} and kind <> all(${[...except]}::text[])`;
  const jobs: WorkSource = {
    name: 'job',
    table: 'job',
    condition: only === undefined ? isWaiting : sql`${isWaiting} and kind = any(${[...only]}::text[])`,
    process: ({ id }) =>
      db.transaction(async (tx) => {
        const job = await takeJob(tx, id);
        if (job === undefined) return false;
        const handle = handlers[job.kind];
        if (handle === undefined) throw new Error(`Nothing here does jobs of the kind ${job.kind}.`);
        await handle(tx, job);
        await tx
          .updateTable('job')
          .set({ done_at: clock.wall() })
          .where('id', '=', id)
          // A row in a missing partition seems not to exist. Many jobs then find nothing to do, and would count as
          // done.
          .returning(sql`require_partitions_of(member_id)`.as('has_partitions'))
          .execute();
        return true;
      }),
  };
  return { name: 'jobs', clock: 'business', sources: [jobs] };
}

/**
 * Does every due job of these handlers, outside the loops.
 * @param onFailure called for each job that throws; the job is tried again later
 */
export const runDueJobs = (
  tools: { readonly db: Database; readonly clock: Clock },
  handlers: JobHandlers,
  onFailure: (item: DueItem, error: unknown) => void,
): Promise<number> => runDue(tools, jobWork(tools, handlers, { only: Object.keys(handlers) }), onFailure);

async function takeJob(tx: Tx, id: string): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('job')
    .select(['id', 'kind', 'ref', 'payload', 'due_at'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { id: row.id, kind: row.kind, ref: row.ref, payload: row.payload, dueAt: row.due_at };
}
