import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { listOldest } from './dueList.js';
import { inTime } from '../util/inTime.js';
import type { WorkLoops } from './loop.js';
import type { CountingMonitor, Counts } from './monitor.js';
import type { WorkKind, WorkTools } from './source.js';

/** `/readyz` fails when due work is older than this. */
const STUCK_AFTER_MS = 30_000;
/** How long an answer is cached. */
const KEPT_MS = 1_000;
/** After this time a read waits for a lock, or the database does not answer. */
const LOCKED_MS = 500;
/** Metrics do not wait longer for the database: a scrape that fails would hide those of the process, too. */
export const METRICS_MS = 3_000;

/** How late a loop is, with the wire's field names. */
export interface LoopAge {
  readonly name: string;
  /** Wall time; 0 when nothing is due. */
  readonly oldest_due_ms: number;
}

export interface WorkWatch {
  /** The loops whose oldest due item is older than `STUCK_AFTER_MS`. */
  stuck(): Promise<readonly LoopAge[]>;
  /** The metrics in Prometheus' text format. */
  metrics(): Promise<readonly string[]>;
}

/** Measures how late the loops are, at most once a second. */
export function createWorkWatch(
  { db, clock, monitor }: WorkTools & { readonly monitor: CountingMonitor },
  kinds: readonly WorkKind[],
  loops: Pick<WorkLoops, 'behindSince'>,
): WorkWatch {
  const nowOf = (kind: WorkKind): Date => (kind.clock === 'wall' ? clock.wall() : clock.now());
  const readOldest = unlessLocked(db.read, () => listOldest(db.read, kinds, nowOf, clock.wall()));
  const ages = keepFor(KEPT_MS, async (): Promise<readonly LoopAge[]> => {
    const oldest = await readOldest();
    const wall = clock.wall();
    return kinds.map((kind) => {
      const behindMs = Math.max(0, wall.getTime() - loops.behindSince(kind).getTime());
      // The loops know which of them cannot go on.
      if (oldest === undefined) return { name: kind.name, oldest_due_ms: behindMs };
      const dueAt = oldest.get(kind.name);
      if (dueAt === undefined) return { name: kind.name, oldest_due_ms: 0 };
      // An item is old at once when the business clock is moved over a night, but it is only as late as its
      // loop.
      const ageMs = nowOf(kind).getTime() - dueAt.getTime();
      return { name: kind.name, oldest_due_ms: Math.max(0, Math.min(ageMs, behindMs)) };
    });
  });
  const readFailures = unlessLocked(db.read, async () => {
    const { rows } = await sql<{ source: string; parked: number; waiting: number }>`
      select source, count(parked_at)::int as parked, count(retry_at)::int as waiting
        from work_failure group by source order by source`.execute(db.read);
    return rows;
  });
  const parked = keepFor(KEPT_MS, async () => (await readFailures()) ?? []);
  return {
    stuck: async () => (await ages()).filter((age) => age.oldest_due_ms > STUCK_AFTER_MS),
    async metrics() {
      const found = await inTime(METRICS_MS, Promise.all([ages(), parked()]));
      const [late, failures] = found ?? [[], []];
      const gauge = (name: string, lines: readonly string[]) => [`# TYPE ${name} gauge`, ...lines];
      return [
        ...gauge('fairlot_database_answers', [`fairlot_database_answers ${found === undefined ? 0 : 1}`]),
        ...gauge(
          'fairlot_work_oldest_due_seconds',
          late.map(
            (age) => `fairlot_work_oldest_due_seconds{loop="${age.name}"} ${age.oldest_due_ms / 1000}`,
          ),
        ),
        ...gauge(
          'fairlot_work_parked',
          failures.map((row) => `fairlot_work_parked{source="${row.source}"} ${row.parked}`),
        ),
        ...gauge(
          'fairlot_work_retrying',
          failures.map((row) => `fairlot_work_retrying{source="${row.source}"} ${row.waiting}`),
        ),
        ...counter('fairlot_work_done_total', 'source', monitor.doneBySource),
        ...counter('fairlot_work_failures_total', 'source', monitor.failuresBySource),
        ...counter('fairlot_work_breaks_total', 'place', monitor.breaksByPlace),
      ];
    },
  };
}

/**
 * Reads what some tables say; undefined while somebody locks one of them, which stops the work on it but not the server.
 * It reads again only when the last read has ended, so that a lock takes up one connection and not more and more.
 * @throws what the database throws when it does not answer at all
 */
function unlessLocked<Found>(queries: Queries, read: () => Promise<Found>): () => Promise<Found | undefined> {
  let reading: Promise<Found> | undefined;
  return async () => {
    reading ??= read().finally(() => (reading = undefined));
    const found = await inTime(LOCKED_MS, reading);
    if (found === undefined) await sql`select 1`.execute(queries);
    return found;
  };
}

function counter(name: string, label: string, counts: Counts): string[] {
  return [
    `# TYPE ${name} counter`,
    ...[...counts].map(([of, count]) => `${name}{${label}="${of}"} ${count}`),
  ];
}

/** Caches an answer for `ms`, but not a failure. Concurrent callers share one computation. */
export function keepFor<Answer>(ms: number, make: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  let madeAt = 0;
  return () => {
    if (kept === undefined || performance.now() - madeAt >= ms) {
      madeAt = performance.now();
      const made = make();
      kept = made;
      made.catch(() => {
        if (kept === made) kept = undefined;
      });
    }
    return kept;
  };
}
