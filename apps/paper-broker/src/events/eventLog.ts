import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { MemberEventName } from './schema.js';

/** The log that `memberFeed` reads: every event of every member once, roughly in the order of `seq`. */
export interface EventLog {
  /** The events committed since the last call. The first call returns those of about the last OVERLAP_MS. */
  readNew(): Promise<readonly LoggedEvent[]>;
}

export interface LoggedEvent {
  readonly memberId: string;
  /** Increases with every event; int8 as text. */
  readonly seq: string;
  readonly event: MemberEventName;
  readonly subjectId: string;
}

/**
 * The longest time that a transaction may take from numbering its event to its commit. A missing number is
 * looked up again for this long; after that it counts as rolled back.
 */
export const OVERLAP_MS = 10_000;
/** Events per query. A burst takes several queries, so none of them blocks the event loop for long. */
const READ_AT_ONCE = 2_000;

/** Numbers that may still be committed, both ends included. */
interface Gap {
  from: bigint;
  to: bigint;
  /** When they count as rolled back. */
  readonly endsMs: number;
}

/**
 * Reads the event log from a position on, for all listeners at once, so the cost depends on the number of
 * events and not on the number of streams. Transactions do not commit in the order of their event numbers, so
 * each number that was skipped is looked up again until OVERLAP_MS has passed. If a read fails, the next one
 * returns its events too.
 */
export function createEventLog(db: Database, now: () => number = () => performance.now()): EventLog {
  let position: bigint | undefined;
  let gaps: Gap[] = [];
  /** What was found and not returned yet. */
  let found: LoggedEvent[] = [];

  const take = (seq: bigint, last: bigint): void => {
    if (seq > last) {
      if (seq > last + 1n) gaps.push({ from: last + 1n, to: seq - 1n, endsMs: now() + OVERLAP_MS });
      position = seq;
      return;
    }
    const at = gaps.findIndex(({ from, to }) => from <= seq && seq <= to);
    const gap = gaps[at];
    if (gap === undefined) return;
    const rest = [
      { ...gap, to: seq - 1n },
      { ...gap, from: seq + 1n },
    ];
    gaps.splice(at, 1, ...rest.filter(({ from, to }) => from <= to));
  };

  return {
    async readNew() {
      position ??= await loadFirstPosition(db);
      for (;;) {
        const [late, rows] = await Promise.all([readLate(db, gaps), readAfter(db, position)]);
        for (const { seq } of [...late, ...rows]) take(BigInt(seq), position);
        found.push(...late, ...rows);
        if (late.length < READ_AT_ONCE && rows.length < READ_AT_ONCE) break;
      }
      gaps = gaps.filter(({ endsMs }) => endsMs >= now());
      const all = found;
      found = [];
      return all;
    },
  };
}

/** The number of the newest event that is so old that none before it can still be committed. */
async function loadFirstPosition(db: Database): Promise<bigint> {
  const last = await db.read
    .selectFrom('member_event')
    .select('seq')
    .where('created_at', '<=', sql<Date>`clock_timestamp() - ${OVERLAP_MS}::int * interval '1 millisecond'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return BigInt(last?.seq ?? 0);
}

async function readLate(db: Database, gaps: readonly Gap[]): Promise<LoggedEvent[]> {
  if (gaps.length === 0) return [];
  const { rows } = await sql<LoggedEvent>`
    select member_id as "memberId", seq, event, subject_id as "subjectId"
      from unnest(${gaps.map(({ from }) => from)}::bigint[], ${gaps.map(({ to }) => to)}::bigint[]) as gap (first, last)
      join member_event on seq between first and last
     order by seq limit ${READ_AT_ONCE}`.execute(db.read);
  return rows;
}

function readAfter(db: Database, position: bigint): Promise<LoggedEvent[]> {
  return db.read
    .selectFrom('member_event')
    .select(['member_id as memberId', 'seq', 'event', 'subject_id as subjectId'])
    .where('seq', '>', String(position))
    .orderBy('seq')
    .limit(READ_AT_ONCE)
    .execute();
}
